internal import LayoutModel
internal import Testing

/// Each rule's examples, as `plush-render rules` shows them. Those of the rules that need a layout are tested
/// with the renderer.
struct RuleExampleTests {
  static let rules = RuleID.allCases.filter { !layoutRules.contains($0) && !runRules.contains($0) }
  static let layoutRules: [RuleID] = [
    .contentOverflow, .activityHeight, .textTruncated, .markdownRefused, .unreadableImage, .missingGlyph,
  ]
  static let runRules = RuleID.allCases.filter { Rule.rule($0).flagged.besides != nil }

  @Test(arguments: rules)
  func `the flagged example gives this finding and no other`(_ id: RuleID) {
    let rule = Rule.rule(id)
    let diagnostics = rule.diagnostics(of: rule.flagged)
    #expect(Set(diagnostics.map(\.rule)) == [rule.id])
    #expect(diagnostics.count == 1)
    #expect(diagnostics.first?.severity == rule.severity)
  }

  @Test(arguments: RuleID.allCases)
  func `the accepted example gives no finding`(_ id: RuleID) {
    let rule = Rule.rule(id)
    #expect(rule.diagnostics(of: rule.accepted) == [])
  }

  @Test(arguments: RuleID.allCases)
  func `a rule that is turned off is silent`(_ id: RuleID) {
    let rule = Rule.rule(id)
    var rules = RuleSet.standard
    rules.set(rule.id, to: nil)
    let payload = Payload(Array(rule.flagged.source.utf8), kind: rule.flagged.kind, rules: rules)
    #expect(!payload.diagnostics.contains { $0.rule == rule.id })
  }

  @Test(arguments: rules)
  func `a finding takes the severity that it is given`(_ id: RuleID) {
    let rule = Rule.rule(id)
    for severity in Severity.allCases {
      var rules = RuleSet.standard
      rules.set(rule.id, to: severity)
      let payload = Payload(Array(rule.flagged.source.utf8), kind: rule.flagged.kind, rules: rules)
      #expect(payload.diagnostics.map(\.severity) == [severity])
    }
  }

  @Test(arguments: RuleID.allCases)
  func `a rule explains itself in whole sentences`(_ id: RuleID) {
    let rule = Rule.rule(id)
    #expect(
      rule.rationale.hasSuffix(".")
        && (rule.rationale.first?.isUppercase == true || rule.rationale.hasPrefix("iOS")))
    #expect(!rule.summary.hasSuffix("."))
    #expect(rule.id.rawValue.allSatisfy { $0.isLowercase || $0 == "-" })
  }

  @Test(arguments: RuleID.allCases)
  func `a message is one phrase without a full stop`(_ id: RuleID) {
    let rule = Rule.rule(id)
    for message in rule.diagnostics(of: rule.flagged).map(\.message) {
      #expect(!message.hasSuffix(".") && !message.contains("\n"))
      #expect(message.count < 240)
    }
  }
}

extension Rule {
  /// The findings on an example, with the rule turned on.
  func diagnostics(of example: Example) -> [Diagnostic] {
    var rules = RuleSet.standard
    if !isOnByDefault { rules.set(id, to: severity) }
    return Payload(Array(example.source.utf8), kind: example.kind, rules: rules).diagnostics
  }
}
