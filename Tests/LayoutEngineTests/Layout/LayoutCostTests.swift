internal import LayoutModel
internal import TestSupport
internal import Testing

@testable internal import LayoutEngine

/// Cost is counted, not timed: questions to the measurer, and sizes worked out.
struct LayoutCostTests {
  /// A shape that cost others exponential time: `yoga` 2007, `taffy` 502 and 1148, `RmlUi` 972.
  enum Shape: String, CaseIterable {
    case rows, stacks, alternating, growingStacks, baselineRows, gridsInRows, wideRow, wideGrid, bushy

    func tree(_ size: Int) -> LayoutNode {
      switch self {
      case .rows: chain(size) { _, inner in Boxes.row([Boxes.text(9), inner]) }
      case .stacks: chain(size) { _, inner in Boxes.stack([Boxes.text(9), inner]) }
      case .alternating:
        chain(size) { level, inner in
          level.isMultiple(of: 2)
            ? Boxes.row(align: .stretch, [Boxes.text(9), inner]) : Boxes.stack([Boxes.text(9), inner])
        }
      case .growingStacks:
        chain(size) { _, inner in Boxes.stack(style: .grow(1), [Boxes.text(9, .grow(1)), inner]) }
      case .baselineRows:
        chain(size) { level, inner in
          Boxes.row(align: level.isMultiple(of: 3) ? .stretch : .baseline, [Boxes.text(9), inner])
        }
      case .gridsInRows:
        chain(size) { level, inner in
          level.isMultiple(of: 2)
            ? Boxes.grid([.auto, .fraction(1, minimum: .auto)], [Boxes.text(9), inner])
            : Boxes.row(align: .stretch, [Boxes.text(9), inner])
        }
      case .wideRow: Boxes.row(gap: 2, (0..<size * 8).map { Boxes.text($0 % 7 + 1) })
      case .wideGrid: Boxes.grid([.auto, .auto, .auto], (0..<size * 8).map { Boxes.text($0 % 7 + 1) })
      case .bushy:
        Boxes.stack(
          (0..<size).map { _ in Boxes.row([Boxes.text(4), Boxes.stack([Boxes.text(6), Boxes.bar()])]) })
      }
    }

    private func chain(_ depth: Int, _ wrap: (Int, LayoutNode) -> LayoutNode) -> LayoutNode {
      (0..<depth).reduce(Boxes.text(3)) { wrap($1, $0) }
    }
  }

  private func counts(_ tree: LayoutNode, height: Double? = nil) -> LayoutCounts {
    LayoutPass(measurer: SquareMeasurer(), direction: .leftToRight)
      .place(tree, width: 300, height: height).counts
  }

  private func leafCount(_ tree: LayoutNode) -> Int {
    switch tree.content {
    case .leaf: 1
    case .flex(_, let children), .grid(_, let children): children.map(leafCount).reduce(0, +)
    }
  }

  @Test(arguments: Shape.allCases, [4, 8, 16, 32, 64])
  func `a text is measured at its minimum, unbroken and at one width at most`(shape: Shape, size: Int) {
    let tree = shape.tree(size)
    for height in [nil, 500.0] {
      #expect(counts(tree, height: height).measureCalls <= 3 * leafCount(tree))
    }
  }

  @Test(arguments: Shape.allCases, [4, 8, 16, 32, 64])
  func `sizes are worked out three times a block at most`(shape: Shape, size: Int) {
    let tree = shape.tree(size)
    for height in [nil, 500.0] {
      let counts = counts(tree, height: height)
      #expect(counts.sizings <= 3 * counts.blocks)
    }
  }

  /// Covers `yoga` 2007: the cost of twice the depth.
  @Test(arguments: [Shape.rows, .stacks, .alternating, .gridsInRows])
  func `twice the depth costs less than four times as much`(shape: Shape) {
    let (single, double) = (counts(shape.tree(12), height: 500), counts(shape.tree(24), height: 500))
    #expect(double.sizings < 4 * single.sizings)
    #expect(double.measureCalls <= 2 * single.measureCalls + 3)
  }

  @Test func `the counter tells how often the measurer was asked`() {
    let measurer = CountingMeasurer()
    let tree = Shape.bushy.tree(16)
    let outcome = LayoutPass(measurer: measurer, direction: .leftToRight).place(tree, width: 90, height: nil)
    #expect(outcome.counts.measureCalls == measurer.calls)
    #expect(outcome.counts.blocks == outcome.root.all.count)
  }
}

/// Counts the questions it is asked.
private final class CountingMeasurer: ContentMeasurer {
  private(set) var calls = 0

  func measure(_ text: StyledText, in width: WidthProposal) -> Measurement {
    calls += 1
    return SquareMeasurer().measure(text, in: width)
  }

  func measure(_ symbol: StyledSymbol) -> Measurement {
    calls += 1
    return SquareMeasurer().measure(symbol)
  }

  func naturalSize(of image: ImageSource) -> Size? {
    calls += 1
    return nil
  }
}
