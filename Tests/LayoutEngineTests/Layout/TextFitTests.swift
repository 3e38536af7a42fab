internal import LayoutModel
internal import TestSupport
internal import Testing

@testable internal import LayoutEngine

/// Measures as Pango does: a text set to exactly the width that was measured may still break.
private struct HairMeasurer: ContentMeasurer {
  func measure(_ text: StyledText, in width: WidthProposal) -> Measurement {
    guard case .points(let points) = width else { return SquareMeasurer().measure(text, in: width) }
    return SquareMeasurer().measure(text, in: .points(points - 1e-3))
  }

  func measure(_ symbol: StyledSymbol) -> Measurement { SquareMeasurer().measure(symbol) }
  func naturalSize(of image: ImageSource) -> Size? { nil }
}

struct TextFitTests {
  private func place(_ root: LayoutNode, width: Double) -> PlacedBox {
    LayoutPass(measurer: HairMeasurer(), direction: .leftToRight).place(root, width: width, height: nil).root
  }

  /// Covers `taffy` 77 and `WeasyPrint` 1051: measured, given back a hair less, broken again.
  @Test(arguments: [7.0, 100.0 / 9, 12.675, 17.1])
  func `a text that gets its own width stays on one line`(side: Double) {
    let trees = [
      Boxes.row([Boxes.text(7, side: side), Boxes.text(4, side: side)]),
      Boxes.stack(align: .end, [Boxes.text(7, side: side)]),
      Boxes.row(distribute: .end, [Boxes.row([Boxes.text(7, side: side)])]),
      Boxes.grid(
        [.auto, .fraction(1, minimum: .auto)], [Boxes.text(7, side: side), Boxes.text(1, side: side)]),
    ]
    for tree in trees {
      let text = place(tree, width: 333.3).all.first { $0.leaf != nil }
      #expect(text?.rect.height == side)
    }
  }

  @Test func `a text that just fills its row isn't broken`() {
    let placed = place(Boxes.row([Boxes.text(7, side: 100.0 / 7)]), width: 100)
    #expect(placed.children[0].rect.height == 100.0 / 7)
  }

  /// Covers `yoga` 1975 and 2016: a trailing text whose box lost a pixel at three pixels a point.
  @Test(arguments: [1.0, 2, 3])
  func `a trailing text keeps its measured width on the pixel grid`(scale: Double) {
    for step in 0..<100 {
      let row = Boxes.row(distribute: .end, [Boxes.text(7, side: 9.1)])
      let rect = place(row, width: 100 + Double(step) / 100).children[0].rect
      #expect(PixelGrid(scale: scale).alignText(rect).width >= 7 * 9.1)
    }
  }

  /// Covers `yoga` 1730: one more letter must not flip between shrinking and not shrinking.
  @Test func `a text grows steadily with its letters`() {
    let widths = (1...40).map { count in
      place(Boxes.row(gap: 4, [Boxes.text(count), Boxes.text(8)]), width: 150).children[0].rect.width
    }
    #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 <= $1 })
  }

  /// Covers `WeasyPrint` 1311 and `AdaptiveCards` 3761: a short and a very long text side by side.
  @Test func `a short and a long text don't overlap`() {
    let placed = place(Boxes.row(gap: 8, [Boxes.text(2), Boxes.text(300)]), width: 330)
    #expect(placed.children[0].rect.maxX + 8 <= placed.children[1].rect.x + 1e-9)
    #expect(placed.children[1].rect.maxX <= 330 + 1e-9)
  }

  @Test func `a text is cut at its line limit and says so`() {
    let font = FontSpec(size: 10)
    let run = TextRun(text: String(repeating: "x", count: 30), font: font, color: .black)
    let text = StyledText(runs: [run], baseFont: font, lineLimit: 2)
    let placed = place(Boxes.stack([LayoutNode(.leaf(.text(text)))]), width: 100)
    #expect(placed.children[0].isTruncated)
    #expect(placed.children[0].rect.height == 20)
  }
}
