internal import LayoutModel

/// Rules for people.
enum RuleReport {
  static func list(_ ids: [RuleID]) -> String {
    let width = ids.map(\.rawValue.count).max() ?? 0
    return ids.map { id in
      let rule = Rule.rule(id)
      let name = id.rawValue + String(repeating: " ", count: width - id.rawValue.count)
      let severity = rule.severity.rawValue + String(repeating: " ", count: 7 - rule.severity.rawValue.count)
      return "\(name)  \(severity)  \(rule.summary)"
    }.joined(separator: "\n")
  }

  static func explanation(of id: RuleID) -> String {
    let rule = Rule.rule(id)
    return """
      \(id.rawValue) (\(rule.severity.rawValue)): \(rule.summary)

      \(rule.rationale)

      Flagged:  \(shortened(rule.flagged.source))
      Accepted: \(shortened(rule.accepted.source))
      """
  }

  static func markdown(_ ids: [RuleID]) -> String {
    var lines = [
      "# Rules", "",
      "Every rule of `plush-render lint`, as `plush-render rules --format markdown` prints them.", "",
    ]
    for id in ids {
      let rule = Rule.rule(id)
      lines += [
        "## \(id.rawValue)", "", "*\(rule.severity.rawValue)* · \(rule.summary)", "", rule.rationale, "",
        "Flagged:", "",
        "```json", shortened(rule.flagged.source), "```", "", "Accepted:", "", "```json",
        shortened(rule.accepted.source), "```", "",
      ]
    }
    return lines.dropLast().joined(separator: "\n")
  }

  /// An example that is long only to break a limit, with its middle left out.
  static func shortened(_ source: String) -> String {
    let visible = source.unicodeScalars.map { $0 == "\u{FEFF}" ? "<U+FEFF>" : String($0) }.joined()
    return visible.count <= 220 ? visible : visible.prefix(100) + " … " + visible.suffix(60)
  }
}
