internal import LayoutModel

/// The rules for one file, put together from its configuration and the call.
struct LintSettings: Sendable {
  var rules = RuleSet.standard
  private var ignores: [Configuration.Ignore] = []

  /// `path` counts from the configuration's folder; `changes` are the call's and win.
  init(_ configuration: Configuration, path: String, changes: [Configuration.RuleChange]) {
    var all = configuration.rules
    ignores = configuration.ignores
    for override in configuration.overrides where override.files.contains(where: { $0.matches(path) }) {
      all += override.rules
      ignores += override.ignores
    }
    ignores = ignores.filter { ignore in
      ignore.files.isEmpty || ignore.files.contains { $0.matches(path) }
    }
    for change in all + changes { rules.set(change.id, to: change.severity) }
  }

  func ignores(_ diagnostic: Diagnostic) -> Bool {
    ignores.contains { ignore in
      (ignore.rules.isEmpty || ignore.rules.contains(diagnostic.rule))
        && ignore.pointer.covers(diagnostic.pointer)
    }
  }

  /// The severities that the call sets: `--rule ID=SEVERITY`.
  static func changes(_ arguments: Arguments) throws(UsageError) -> [Configuration.RuleChange] {
    var changes: [Configuration.RuleChange] = []
    for text in arguments.values[Option.rule.name] ?? [] { changes.append(try change(text)) }
    return changes
  }

  private static func change(_ text: String) throws(UsageError) -> Configuration.RuleChange {
    let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2 else {
      throw UsageError(message: "--rule takes ID=SEVERITY, such as unknown-key=error, not '\(text)'")
    }
    guard let id = RuleID(rawValue: parts[0]) else {
      let known = RuleID.allCases.map(\.rawValue)
      let hint = ArgumentParser.hint(parts[0], known, otherwise: "; plush-render rules lists them")
      throw UsageError(message: "no rule '\(parts[0])'\(hint)")
    }
    guard let severity = RuleSetting.severity(parts[1]) else {
      let hint = ArgumentParser.hint(
        parts[1], RuleSetting.names, otherwise: "; it is one of \(RuleSetting.names.joined(separator: ", "))")
      throw UsageError(message: "no severity '\(parts[1])' for '\(parts[0])'\(hint)")
    }
    return Configuration.RuleChange(id: id, severity: severity)
  }
}
