internal import LayoutModel
internal import TestSupport
internal import Testing

@testable internal import LayoutEngine

/// What holds for every tree, checked on the random ones; each test lists the trees that break the rule.
struct LayoutPropertyTests {
  private static let tolerance = 1e-6

  @Test func `every frame is finite and no side is negative`() {
    let broken = FixtureTrees.random.filter { fixture in
      fixture.placed().all.contains { !$0.rect.isSound || !$0.contentRect.isSound }
    }
    #expect(broken.map(\.name) == [])
  }

  @Test func `right to left is the mirror image`() {
    let broken = FixtureTrees.random.filter { fixture in
      let leftToRight = fixture.placed(.leftToRight).all
      return zip(leftToRight, fixture.placed(.rightToLeft).all).contains { one, other in
        let mirrored = fixture.width - one.rect.maxX
        return abs(other.rect.x - mirrored) > Self.tolerance || other.rect.y != one.rect.y
          || other.rect.size != one.rect.size
      }
    }
    #expect(broken.map(\.name) == [])
  }

  @Test func `children that fit along the main axis stay inside the content box`() {
    let broken = fixtures { line in
      let overflows = line.sum > line.room.upperBound - line.room.lowerBound + Self.tolerance
      return overflows
        || line.spans.allSatisfy {
          $0.lowerBound >= line.room.lowerBound - Self.tolerance
            && $0.upperBound <= line.room.upperBound + Self.tolerance
        }
    }
    #expect(broken == [])
  }

  @Test func `sizes and gaps add up to the distance from the first edge to the last`() {
    let broken = fixtures { line in
      guard let first = line.spans.first, let last = line.spans.last else { return true }
      let isSpread = [.spaceBetween, .spaceAround, .spaceEvenly].contains(line.container.distribution)
      let overflows = line.sum >= line.room.upperBound - line.room.lowerBound
      let distance = last.upperBound - first.lowerBound
      return isSpread && !overflows || abs(distance - line.sum) < Self.tolerance
    }
    #expect(broken == [])
  }

  @Test func `children that can grow leave no space over`() {
    let broken = fixtures { line in
      let length = line.room.upperBound - line.room.lowerBound
      return !line.canFill || line.sum >= length - Self.tolerance
    }
    #expect(broken == [])
  }

  @Test(arguments: [1.0, 2, 3])
  func `edges that touch before rounding touch after it`(scale: Double) {
    let grid = PixelGrid(scale: scale)
    let broken = fixtures { line in
      zip(line.box.children, line.box.children.dropFirst()).allSatisfy { one, next in
        let (first, second) = (grid.align(one.rect), grid.align(next.rect))
        return line.container.axis == .horizontal
          ? one.rect.maxX != next.rect.x || abs(second.x - first.maxX) < Self.tolerance
          : one.rect.maxY != next.rect.y || abs(second.y - first.maxY) < Self.tolerance
      }
    }
    #expect(broken == [])
  }

  /// The names of the trees with a row or stack for which `holds` doesn't.
  private func fixtures(where holds: (Line) -> Bool) -> [String] {
    FixtureTrees.random
      .filter { !holdsThroughout($0.tree.node, $0.placed(.leftToRight), holds) }
      .map(\.name)
  }

  private func holdsThroughout(_ node: LayoutNode, _ box: PlacedBox, _ holds: (Line) -> Bool) -> Bool {
    switch node.content {
    case .leaf: true
    case .flex(let container, let children):
      holds(Line(container: container, nodes: children, box: box))
        && zip(children, box.children).allSatisfy { holdsThroughout($0, $1, holds) }
    case .grid(_, let children):
      zip(children, box.children).allSatisfy { holdsThroughout($0, $1, holds) }
    }
  }
}

/// A row or stack seen along its main axis.
private struct Line {
  let container: FlexContainer
  let nodes: [LayoutNode]
  let box: PlacedBox

  /// Where the children lie.
  var spans: [ClosedRange<Double>] { box.children.map { span($0.rect) } }
  /// Where the content box lies.
  var room: ClosedRange<Double> { span(box.contentRect) }
  /// The children's sizes and the gaps.
  var sum: Double {
    spans.reduce(container.gaps(between: spans.count)) { $0 + $1.upperBound - $1.lowerBound }
  }

  /// Whether some child takes whatever space there is.
  var canFill: Bool {
    nodes.contains {
      $0.box.grow >= 1 && (container.axis == .horizontal ? $0.box.maxWidth : $0.box.maxHeight) == nil
    }
  }

  private func span(_ rect: Rect) -> ClosedRange<Double> {
    container.axis == .horizontal ? rect.x...rect.maxX : rect.y...rect.maxY
  }
}
