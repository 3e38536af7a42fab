/// Which rules are on, and how grave their findings are.
public struct RuleSet: Sendable {
  private var overrides: [RuleID: Severity?] = [:]

  /// Every rule as it is unless a configuration says otherwise.
  public static let standard = RuleSet()

  private static let offByDefault = RuleID.allCases.filter { !Rule.rule($0).isOnByDefault }

  public init() {}

  /// Gives all findings of a rule one severity; `nil` turns the rule off.
  public mutating func set(_ rule: RuleID, to severity: Severity?) {
    overrides[rule] = .some(severity)
  }

  /// Whether findings of the rule are reported.
  public func isOn(_ rule: RuleID) -> Bool {
    if !overrides.isEmpty, let override = overrides[rule] { return override != nil }
    return !Self.offByDefault.contains(rule)
  }

  /// The finding with the severity that it has here, or `nil` where its rule is off.
  public func judged(_ diagnostic: Diagnostic) -> Diagnostic? {
    guard let override = overrides[diagnostic.rule] else {
      return Rule.rule(diagnostic.rule).isOnByDefault ? diagnostic : nil
    }
    guard let severity = override else { return nil }
    var judged = diagnostic
    judged.severity = severity
    return judged
  }
}
