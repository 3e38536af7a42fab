internal import LayoutModel
internal import TestSupport
internal import Testing

@testable internal import LayoutEngine

/// Covers `taffy` 231, 1032 and 1036 and `takumi` 1330: numbers that made others loop or return none.
struct ExtremeNumberTests {
  private static let numbers: [Double] = [
    0, -0.0, .leastNonzeroMagnitude, 1e-300, -1, 1e7, 1e308, .infinity, -.infinity, .nan,
  ]

  /// The fields of a box's style, each set to a number.
  private static let fields: [@Sendable (inout BoxStyle, Double) -> Void] = [
    { $0.width = $1 }, { $0.height = $1 }, { $0.minWidth = $1 }, { $0.maxWidth = $1 }, { $0.minHeight = $1 },
    { $0.maxHeight = $1 }, { $0.basis = $1 }, { $0.grow = $1 }, { $0.shrink = $1 },
    { $0.padding = EdgeInsets(all: $1) },
  ]

  private func expectFinite(_ root: LayoutNode, width: Double = 100, height: Double? = nil) {
    let placed = LayoutPass(measurer: SquareMeasurer(), direction: .rightToLeft)
      .place(root, width: width, height: height).root
    for box in placed.all {
      #expect(box.rect.isSound && box.contentRect.isSound)
      #expect((box.firstBaseline ?? 0).isFinite)
    }
  }

  @Test(arguments: numbers)
  func `any number in any field ends in finite frames`(number: Double) {
    for field in Self.fields {
      var style = BoxStyle()
      field(&style, number)
      for other in Self.fields {
        other(&style, number)
        let child = Boxes.text(3, style)
        expectFinite(Boxes.row(style: style, [child, Boxes.stack(style: style, [child, Boxes.bar(style)])]))
        expectFinite(
          Boxes.stack([child, Boxes.grid([.auto, .points(number)], style: style, [child, child])]))
        expectFinite(Boxes.row(align: .baseline, [Boxes.image(ratio: number, style), child]), height: 50)
      }
    }
  }

  @Test(arguments: numbers, numbers)
  func `any size of the root and any track end in finite frames`(one: Double, other: Double) {
    let columns: [GridTrack] = [
      .fraction(one, minimum: .zero), .fraction(other, minimum: .auto), .points(one), .auto,
    ]
    let cells = (1...5).map { Boxes.text($0) }
    expectFinite(
      Boxes.grid(columns, columnGap: one, rowGap: other, cells), width: other, height: one)
    expectFinite(Boxes.row(gap: one, distribute: .spaceEvenly, cells), width: other, height: one)
  }

  @Test func `a measurer that answers nonsense doesn't spoil the frames`() {
    struct Nonsense: ContentMeasurer {
      let number: Double
      func measure(_ text: StyledText, in width: WidthProposal) -> Measurement {
        Measurement(size: Size(width: number, height: -number), firstBaseline: number)
      }
      func measure(_ symbol: StyledSymbol) -> Measurement {
        Measurement(size: Size(width: number, height: number))
      }
      func naturalSize(of image: ImageSource) -> Size? { Size(width: number, height: number) }
    }
    for number in Self.numbers {
      let tree = Boxes.row(align: .baseline, [Boxes.text(1), Boxes.image()])
      let placed = LayoutPass(measurer: Nonsense(number: number), direction: .leftToRight)
        .place(tree, width: 100, height: nil).root
      for box in placed.all { #expect(box.rect.isSound) }
    }
  }
}
