internal import LayoutModel

/// Rules for people.
enum RuleReport {
  /// The rules by their families.
  static func list(_ ids: [RuleID]) -> String {
    let width = ids.map(\.rawValue.count).max() ?? 0
    return RuleFamily.allCases.compactMap { family in
      let members = ids.filter { $0.family == family }
      return members.isEmpty
        ? nil : ([family.rawValue] + members.map { line($0, width) }).joined(separator: "\n")
    }.joined(separator: "\n\n")
  }

  private static func line(_ id: RuleID, _ width: Int) -> String {
    let rule = Rule.rule(id)
    let state = state(of: rule)
    return "  \(padded(id.rawValue, width))  \(padded(state, 7))  \(rule.summary)"
  }

  static func explanation(of id: RuleID) -> String {
    let rule = Rule.rule(id)
    let severity = rule.isOnByDefault ? rule.severity.rawValue : "\(rule.severity.rawValue), off by default"
    return """
      \(id.rawValue) (\(id.family.rawValue), \(severity)): \(rule.summary)

      \(rule.rationale)

      Flagged:  \(source(of: rule.flagged))
      Accepted: \(source(of: rule.accepted))
      """
  }

  static func markdown(_ ids: [RuleID]) -> String {
    var lines = [
      "# Rules", "",
      "Every rule of `plush-render lint`, as `plush-render rules --format markdown` prints them.",
    ]
    for family in RuleFamily.allCases {
      let members = ids.filter { $0.family == family }
      if members.isEmpty { continue }
      lines += ["", "## \(family.rawValue)"]
      for id in members { lines += [""] + section(Rule.rule(id)) }
    }
    return lines.joined(separator: "\n")
  }

  private static func section(_ rule: Rule) -> [String] {
    let state =
      rule.isOnByDefault ? "*\(rule.severity.rawValue)*" : "*\(rule.severity.rawValue), off by default*"
    return [
      "### \(rule.id.rawValue)", "", "\(state) · \(rule.summary)", "", rule.rationale, "",
      "Flagged:", "", "```json", source(of: rule.flagged), "```", "",
      "Accepted:", "", "```json", source(of: rule.accepted), "```",
    ]
  }

  private static func source(of example: Rule.Example) -> String {
    shortened(example.source) + (example.besides.map { "   beside   " + $0 } ?? "")
  }

  private static func state(of rule: Rule) -> String {
    rule.isOnByDefault ? rule.severity.rawValue : "off"
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  /// An example that is long only to break a limit, with its middle left out.
  static func shortened(_ source: String) -> String {
    let source = source.count > 1000 ? source.prefix(400) + source.suffix(400) : source[...]
    let visible = source.unicodeScalars.map { $0 == "\u{FEFF}" ? "<U+FEFF>" : String($0) }.joined()
    return visible.count <= 220 ? visible : visible.prefix(100) + " … " + visible.suffix(60)
  }
}
