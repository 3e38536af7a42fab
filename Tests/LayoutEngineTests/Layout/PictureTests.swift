internal import LayoutModel
internal import TestSupport
internal import Testing

@testable internal import LayoutEngine

struct PictureTests {
  private func place(_ root: LayoutNode, width: Double = 300) -> PlacedBox {
    LayoutPass(measurer: FixtureMeasurer(), direction: .leftToRight)
      .place(root, width: width, height: nil).root
  }

  private func picture(_ name: String, ratio: Double? = nil, _ style: BoxStyle = BoxStyle()) -> LayoutNode {
    let image = StyledImage(
      source: .asset(name), contentMode: .fit, aspectRatio: ratio)
    return LayoutNode(.leaf(.image(image)), box: style)
  }

  /// Covers `satori` 458: a picture with neither size got none.
  @Test(arguments: [(nil, 40.0), (2.0, 20), (0.5, 80)])
  func `a picture that nothing is known about is forty points wide`(ratio: Double?, height: Double) {
    let placed = place(Boxes.row([picture("unknown", ratio: ratio)]))
    #expect(placed.children[0].rect.size == Size(width: 40, height: height))
  }

  /// Covers `satori` 277: every picture was drawn square.
  @Test func `a picture with one side given gets the other by its ratio`() {
    let tall = place(Boxes.row([picture("200x50", .with { $0.height = 25 })])).children[0]
    #expect(tall.rect.size == Size(width: 100, height: 25))
    let wide = place(Boxes.stack([picture("200x50", .with { $0.width = 60 })])).children[0]
    #expect(wide.rect.size == Size(width: 60, height: 15))
  }

  @Test func `a wide picture gives way with its ratio kept`() {
    let placed = place(Boxes.row([picture("1000x500"), Boxes.text(3)]), width: 100)
    let rect = placed.children[0].rect
    #expect(rect.width < 100)
    #expect(abs(rect.height - rect.width / 2) < 1e-9)
  }

  /// Covers `yoga` 1794: a picture as wide as its row and a sibling.
  @Test func `a picture beside a text leaves it room`() {
    let placed = place(Boxes.row([picture("1000x500"), Boxes.text(4)]), width: 100)
    #expect(placed.children[1].rect.maxX <= 100 + 1e-9)
  }

  /// Covers `taffy` 656: the ratio took the space of the grid, not of the cell.
  @Test func `a picture in a cell keeps its ratio within the cell`() {
    let columns = Array(repeating: GridTrack.fraction(1, minimum: .zero), count: 3)
    let placed = place(Boxes.grid(columns, (0..<3).map { _ in picture("400x400") }), width: 300)
    #expect(placed.children.map(\.rect.size) == Array(repeating: Size(width: 100, height: 100), count: 3))
  }

  @Test func `a picture is stretched only where it asks for it itself`() {
    #expect(place(Boxes.stack([picture("24x24")])).children[0].rect.width == 24)
    let asking = picture("24x24", .with { $0.alignSelf = .stretch })
    #expect(place(Boxes.stack([asking])).children[0].rect.size == Size(width: 300, height: 300))
  }

  /// Covers `yoga` 1819: no width made the height the greatest one.
  @Test func `a picture without width keeps its height`() {
    let placed = place(Boxes.stack([picture("200x50", .size(0, 20))]))
    #expect(placed.children[0].rect.size == Size(width: 0, height: 20))
  }
}
