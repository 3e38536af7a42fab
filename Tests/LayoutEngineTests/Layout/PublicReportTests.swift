import LayoutModel
import Testing

@testable import LayoutEngine

/// Public reports on other engines that no other test stands for.
struct PublicReportTests {
  /// `turbohtml` 505 and `html5ever` 788: no cap on nesting. 340 stacks fit in 10 KB.
  @Test func `blocks nested past the limit are reported and the rest is laid out`() throws {
    let source =
      String(repeating: #"[{"type":"stack","children":"#, count: 60) + "[]"
      + String(repeating: "}]", count: 60)
    let payload = Payload(Array(source.utf8))
    #expect(payload.diagnostics.map(\.rule) == [.limitExceeded])
    let layout = try SurfaceLayout(
      try #require(payload.document), on: .bare(width: 200, height: nil, margin: 0), in: PreviewEnvironment(),
      content: SquareContent())
    #expect(layout.frames.flatMap(\.flattened).count == Limits.nesting)
  }
}
