package import LayoutModel

/// Lays a tree out: CSS Flexible Box Layout 1 on one line, and CSS Grid Layout 1 with one child a cell.
///
/// `Documentation/Layout.md` says what is decided where browsers differ.
package struct LayoutPass<Measurer: ContentMeasurer> {
  private let measurer: Measurer
  private let direction: LayoutDirection

  package init(measurer: Measurer, direction: LayoutDirection) {
    self.measurer = measurer
    self.direction = direction
  }

  /// Places `root`, its top left corner at zero.
  ///
  /// `width` and `height` are points of its border box, whatever its own style says; without a height it takes
  /// its style's, or its content's.
  package func place(_ root: LayoutNode, width: Double, height: Double?) -> LayoutOutcome {
    let tree = BoxTree(root)
    var sizing = BoxSizing(tree, measurer: ErasedMeasurer(measurer))
    let final = Self.rootSize(&sizing, width: width.admitted, height: height.admitted)
    var placement = TreePlacement(sizing, direction: direction)
    let rect = Rect(origin: Point(x: 0, y: 0), size: final.size)
    let placed = placement.place(BoxTree.root, at: rect, final.heightOrigin)
    return LayoutOutcome(root: placed, counts: placement.sizing.counts)
  }

  private static func rootSize(
    _ sizing: inout BoxSizing, width: Double, height: Double?
  ) -> FinalSize {
    guard let height else { return sizing.hypotheticalSize(of: BoxTree.root, width: width) }
    return FinalSize(size: Size(width: width, height: height), heightOrigin: .given)
  }
}

/// A tree with all places filled in, and what that cost.
package struct LayoutOutcome: Sendable {
  package var root: PlacedBox
  package var counts: LayoutCounts
}

/// The cost of a pass, in things counted rather than timed.
package struct LayoutCounts: Hashable, Sendable {
  /// Boxes in the tree.
  package var blocks = 0
  /// Questions put to the content measurer.
  package var measureCalls = 0
  /// Sizes and arrangements worked out, each box at each distinct proposal once.
  package var sizings = 0

  package init() {}
}
