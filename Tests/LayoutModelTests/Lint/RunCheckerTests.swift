internal import LayoutModel
internal import Testing

struct RunCheckerTests {
  @Test(arguments: RuleExampleTests.runRules)
  func `a file beside another one gives the finding of its rule`(_ id: RuleID) {
    let rule = Rule.rule(id)
    #expect(findings(rule.flagged, of: rule.id) == [rule.id])
    #expect(findings(rule.accepted, of: rule.id) == [])
  }

  @Test func `a deletion does not count as an update`() {
    let delete = #"{"widget": {"id": "deploy", "action": "delete"}}"#
    #expect(findings([delete, #"{"widget": {"id": "deploy", "title": "Deploy"}}"#]).isEmpty)
  }

  @Test func `the finding names the other file and stands at the id`() throws {
    let widget = #"{"widget": {"id": "deploy", "title": "Deploy"}}"#
    let finding = try #require(findings([widget, widget]).first)
    #expect(finding.file == 1)
    #expect(finding.diagnostic.pointer == "/widget/id")
    #expect(finding.diagnostic.message.contains("0.json"))
  }

  private func findings(_ example: Rule.Example, of rule: RuleID) -> [RuleID] {
    let others =
      rule == .widgetCount && example.besides != nil
      ? (1...100).map { #"{"widget": {"id": "w\#($0)", "title": "W"}}"# }
      : [example.besides].compactMap { $0 }
    return findings(others + [example.source]).map(\.diagnostic.rule)
  }

  private func findings(_ sources: [String]) -> [RunChecker.Finding] {
    var checker = RunChecker()
    for (index, source) in sources.enumerated() {
      checker.add(Payload(Array(source.utf8)), file: index, path: "\(index).json")
    }
    return checker.findings()
  }
}
