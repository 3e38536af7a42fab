internal import LayoutModel
internal import LayoutRender
internal import Testing

@testable import plush_render

/// The examples of the rules that need sizes, measured with the fonts.
struct LayoutRuleTests {
  private static let renderer = try? Renderer(images: AssetFolder.resolver(nil))

  static let rules: [RuleID] = [
    .contentOverflow, .activityHeight, .textTruncated, .markdownRefused, .unreadableImage, .missingGlyph,
  ]

  @Test(.enabled(if: renderer != nil, "needs the fonts"), arguments: rules)
  func `the flagged example gives this finding and no other`(_ id: RuleID) throws {
    #expect(try Self.findings(Rule.rule(id).flagged.source) == [id])
  }

  @Test(.enabled(if: renderer != nil, "needs the fonts"), arguments: RuleID.allCases)
  func `the accepted example of any rule fits`(_ id: RuleID) throws {
    let findings = try Self.findings(Rule.rule(id).accepted.source)
    #expect(findings.filter { Self.rules.contains($0) } == [])
  }

  @Test(.enabled(if: renderer != nil, "needs the fonts"))
  func `a larger text size is named where it alone does not fit`() throws {
    let widget =
      #"{"widget": {"id": "a", "title": "A", "family": "systemSmall", "layout": [{"type": "badge", "text": "in production"}]}}"#
    #expect(try Self.findings(widget) == [])
    let messages = try Self.diagnostics(widget, ["lint", "--text-size", "large", "--text-size", "AX5", "-"])
    #expect(!messages.isEmpty && messages.allSatisfy { $0.message.hasSuffix("(text size AX5)") })
  }

  private static func findings(_ source: String) throws -> [RuleID] {
    try diagnostics(source, ["lint", "-"]).map(\.rule)
  }

  private static func diagnostics(_ source: String, _ words: [String]) throws -> [Diagnostic] {
    guard case .run(_, let arguments) = try ArgumentParser.parse(words), let renderer else { return [] }
    let layout = LayoutFindings(try PreviewOptions(arguments), arguments, renderer)
    return layout.findings(on: Payload(Array(source.utf8)))
  }
}
