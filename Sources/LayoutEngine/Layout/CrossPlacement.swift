internal import LayoutModel

extension CrossAlignment {
  /// Where an item starts in a line or a cell, in points; one that is aligned by its baseline is moved by
  /// `belowBaseline` so that it meets the lowest baseline of its group.
  func offset(of size: Double, in length: Double, belowBaseline: Double) -> Double {
    switch self {
    case .start, .stretch: 0
    case .center: (length - size) / 2
    case .end: length - size
    case .baseline: belowBaseline
    }
  }
}

/// The items of one line: how high they are when those that share a baseline stand on it.
struct BaselineGroup {
  /// The greatest distance from a top to a baseline, which may lie above the top; infinite for an empty group.
  private(set) var ascent = -Double.infinity
  private var descent = -Double.infinity
  private var highest = 0.0

  mutating func add(ascent: Double, height: Double) {
    self.ascent = max(self.ascent, ascent)
    descent = max(descent, height - ascent)
  }

  mutating func add(height: Double) {
    highest = max(highest, height)
  }

  var height: Double { max(highest, ascent + descent) }
}

extension BoxSizing {
  /// A child's alignment across its container.
  ///
  /// A picture is stretched only where it asks for it itself: elsewhere it keeps its shape, as CSS grids have it.
  func alignment(of id: BoxID, default inherited: CrossAlignment) -> CrossAlignment {
    if let own = tree.styles[id].alignSelf { return own }
    guard inherited == .stretch, case .picture = tree.boxes[id].kind else { return inherited }
    return .start
  }
}

extension BoxStyle {
  /// The size inside the padding, never below zero.
  func innerSize(of size: Size) -> Size {
    Size(width: max(0, size.width - padding.horizontal), height: max(0, size.height - padding.vertical))
  }
}
