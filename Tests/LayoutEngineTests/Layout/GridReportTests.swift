internal import LayoutModel
internal import TestSupport
internal import Testing

@testable internal import LayoutEngine

/// Public reports about grids that apply to ours.
struct GridReportTests {
  private func place(_ root: LayoutNode, width: Double, height: Double? = nil) -> PlacedBox {
    LayoutPass(measurer: SquareMeasurer(), direction: .leftToRight)
      .place(root, width: width, height: height).root
  }

  /// Covers `taffy` 794 and 792: rounding kept the sharing of free space from ending.
  @Test func `three columns share any width to the last bit`() {
    for tracks in [GridTrack.auto, .fraction(1, minimum: .auto), .fraction(1, minimum: .zero)] {
      for step in 0..<400 {
        let width = 364.0 / 3 + Double(step) / 10
        let columns = Array(repeating: tracks, count: 3)
        let placed = place(Boxes.grid(columns, (1...3).map { Boxes.text($0, side: 5) }), width: width)
        #expect(abs(placed.children[2].rect.maxX - width) < 1e-9)
      }
    }
  }

  /// Covers `taffy` 1023: padding was counted twice with a minimum height.
  @Test func `a minimum height includes the padding`() {
    let style = BoxStyle.with {
      $0.padding = EdgeInsets(all: 16)
      $0.minHeight = 100
    }
    let placed = place(Boxes.stack([Boxes.grid([.auto], style: style, [Boxes.text(2)])]), width: 120)
    #expect(placed.children[0].rect.height == 100)
    #expect(placed.children[0].children[0].rect.height == 68)
  }

  /// Covers `taffy` 481: no columns, and more children than cells.
  @Test func `a grid without columns has one`() {
    let placed = place(Boxes.grid([], (0..<5).map { _ in Boxes.text(2) }), width: 60)
    #expect(placed.children.map(\.rect.y) == [0, 10, 20, 30, 40])
    #expect(place(Boxes.grid([], []), width: 60).rect.height == 0)
  }

  /// Covers `flutter_layout_grid` 38: gaps were forgotten with tracks sized by their content.
  @Test func `gaps between content-sized columns take their room`() {
    let columns = Array(repeating: GridTrack.auto, count: 3)
    let cells = (0..<3).map { _ in Boxes.text(8) }
    let placed = place(Boxes.grid(columns, columnGap: 20, rowGap: 20, cells), width: 160)
    #expect(abs(placed.children[2].rect.maxX - 160) < 1e-9)
  }

  /// Covers `taffy` 738 and 742: space without an end wasn't cut to the maximum.
  @Test func `a maximum width holds where there is room without end`() {
    let stack = Boxes.stack(style: .with { $0.maxWidth = 100 }, [Boxes.text(40)])
    #expect(place(Boxes.row([stack]), width: 1000).children[0].rect.size == Size(width: 100, height: 40))
  }
}
