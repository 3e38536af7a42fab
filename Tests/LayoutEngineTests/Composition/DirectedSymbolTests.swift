import LayoutEngine
import LayoutModel
import Testing

struct DirectedSymbolTests {
  @Test(arguments: [
    ("chevron.forward", LayoutDirection.rightToLeft, "chevron.backward"),
    ("arrow.backward.circle.fill", .rightToLeft, "arrow.forward.circle.fill"),
    ("chevron.forward", .leftToRight, "chevron.forward"), ("forward.fill", .rightToLeft, "forward.fill"),
    ("chevron.right", .rightToLeft, "chevron.right"),
  ])
  func `what points forward turns round with the layout`(
    _ name: String, _ direction: LayoutDirection, _ drawn: String
  ) throws {
    let payload = Payload(Array(#"[{"type": "image", "icon": "\#(name)", "alt": "a"}]"#.utf8))
    let layout = try SurfaceLayout(
      try #require(payload.document), on: .bare(width: 100, height: nil, margin: 0),
      in: PreviewEnvironment(direction: direction), content: SquareContent())
    #expect(layout.displayList(scale: 3).symbols == [drawn])
  }
}
