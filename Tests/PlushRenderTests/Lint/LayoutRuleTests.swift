import LayoutEngine
import LayoutModel
import LayoutRender
import Testing

struct LayoutRuleTests {
  static let rules: [RuleID] = [
    .contentOverflow, .activityHeight, .textTruncated, .markdownRefused, .unreadableImage, .missingGlyph,
  ]

  @Test(arguments: rules)
  func `the flagged example of a layout rule gives this finding and no other`(_ id: RuleID) throws {
    let findings = try findings(Rule.rule(id).flagged)
    #expect(findings.map(\.rule) == [id])
    #expect(findings.first?.severity == Rule.rule(id).severity)
  }

  @Test(arguments: rules)
  func `the accepted example of a layout rule gives none`(_ id: RuleID) throws {
    #expect(try findings(Rule.rule(id).accepted) == [])
  }

  /// The findings on the document and on its first surface.
  private func findings(_ example: Rule.Example) throws -> [Diagnostic] {
    let payload = Payload(Array(example.source.utf8), kind: example.kind)
    let document = try #require(payload.document)
    let layout = try SurfaceLayout(
      document, on: surface(of: document), in: PreviewEnvironment(), content: Renderer().measurer())
    return payload.diagnostics + layout.diagnostics
  }

  private func surface(of document: Document) -> SurfaceChoice {
    switch document {
    case .widget(let widget): .widget(widget.families[0])
    case .liveActivity: .liveActivity(.lockScreen)
    default: .bare(width: 364, height: nil, margin: 16)
    }
  }
}
