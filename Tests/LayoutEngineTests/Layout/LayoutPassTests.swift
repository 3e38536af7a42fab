internal import LayoutModel
import TestSupport
internal import Testing

@testable internal import LayoutEngine

@Suite struct LayoutPassTests {
  private func place(
    _ root: LayoutNode, width: Double, height: Double? = nil,
    direction: LayoutDirection = .leftToRight
  ) -> PlacedBox {
    LayoutPass(measurer: SquareMeasurer(), direction: direction)
      .place(root, width: width, height: height).root
  }

  @Test func `a growing child takes what its siblings leave`() {
    let placed = place(Boxes.row(gap: 8, [Boxes.text(3), Boxes.text(1, .grow(1))]), width: 100)
    #expect(placed.children.map(\.rect.x) == [0, 38])
    #expect(placed.children.map(\.rect.width) == [30, 62])
    #expect(placed.rect.height == 10)
  }

  @Test func `a text shrinks to its ellipsis and breaks into lines`() {
    let stiff = BoxStyle.with {
      $0.width = 40
      $0.shrink = 0
    }
    let placed = place(Boxes.row([Boxes.text(10), Boxes.empty(stiff)]), width: 80)
    #expect(placed.children[0].rect.size == Size(width: 40, height: 30))
    let tight = place(Boxes.row([Boxes.text(10), Boxes.empty(.with { $0.minWidth = 95 })]), width: 80)
    #expect(tight.children[0].rect.width == 10)
    #expect(tight.children[0].rect.height == 100)
  }

  @Test func `texts of different sizes stand on one baseline`() {
    let row = Boxes.row(align: .baseline, [Boxes.text(1, side: 10), Boxes.text(1, side: 20)])
    let placed = place(row, width: 100)
    #expect(placed.children.map(\.rect.y) == [8, 0])
    #expect(placed.children.map(\.firstBaseline) == [16, 16])
    #expect(placed.firstBaseline == 16)
  }

  @Test func `a stack of a fixed height lets its children grow`() {
    let placed = place(
      Boxes.stack(gap: 10, [Boxes.text(1), Boxes.empty(.grow(1))]), width: 50, height: 100)
    #expect(placed.children.map(\.rect.height) == [10, 80])
    #expect(placed.children.map(\.rect.width) == [50, 50])
  }

  @Test func `a grid fills its cells in reading order`() {
    let columns: [GridTrack] = [.points(20), .auto, .fraction(1, minimum: .zero)]
    let grid = Boxes.grid(columns, columnGap: 5, rowGap: 3, (1...4).map { Boxes.text($0) })
    let placed = place(grid, width: 100)
    #expect(placed.children.map(\.rect.x) == [0, 25, 50, 0])
    #expect(placed.children.map(\.rect.width) == [20, 20, 50, 20])
    #expect(placed.children.map(\.rect.y) == [0, 0, 0, 13])
  }

  @Test func `a rule runs across the stack as thick as a device pixel`() {
    let placed = place(Boxes.stack([Boxes.rule(along: .horizontal)]), width: 60)
    #expect(placed.children[0].rect == Rect(x: 0, y: 0, width: 60, height: 1.0 / 3.0))
  }

  @Test func `a bar takes the width it is given and asks for a default`() {
    let placed = place(Boxes.row([Boxes.bar()]), width: 300)
    #expect(placed.children[0].rect.size == Size(width: 120, height: 4))
    #expect(place(Boxes.row([Boxes.bar()]), width: 30).children[0].rect.width == 30)
  }

  @Test func `right to left mirrors places and padding`() {
    let padded = BoxStyle.with { $0.padding = EdgeInsets(leading: 5, trailing: 1) }
    let row = Boxes.row(gap: 4, style: padded, [Boxes.text(1), Boxes.text(2)])
    let placed = place(row, width: 100, direction: .rightToLeft)
    #expect(placed.children.map(\.rect.x) == [85, 61])
    #expect(placed.contentRect == Rect(x: 1, y: 0, width: 94, height: 10))
  }

  @Test func `numbers that are none count as zero and huge ones are cut`() {
    let style = BoxStyle.with {
      $0.width = .nan
      $0.minHeight = 1e308
      $0.grow = -1
      $0.padding = EdgeInsets(all: -.infinity)
    }
    let placed = place(Boxes.row([Boxes.text(3, style)]), width: .infinity)
    #expect(placed.rect.width == 1e7)
    #expect(placed.all.allSatisfy { $0.rect.height == 1e7 && $0.rect.maxX.isFinite })
  }
}
