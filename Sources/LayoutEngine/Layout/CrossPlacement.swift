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

extension BoxSizing {
  /// A child's alignment across its container.
  ///
  /// A picture is stretched only where it asks for it itself: elsewhere it keeps its shape, as CSS grids have it.
  func alignment(of id: BoxID, default inherited: CrossAlignment) -> CrossAlignment {
    if let own = tree.styles[id].alignSelf { return own }
    guard inherited == .stretch, case .picture = tree.boxes[id].kind else { return inherited }
    return .start
  }

  /// How far down each item of a line is moved, in points, so that the baselines of those that share one meet.
  mutating func baselineDrops(
    of line: Range<BoxID>, widths: ArraySlice<Double>, default inherited: CrossAlignment
  ) -> [Double] {
    var drops = Array(repeating: 0.0, count: line.count)
    let sharing = line.filter { alignment(of: $0, default: inherited) == .baseline }
    if sharing.isEmpty { return drops }
    let ascents = sharing.map { child in
      let width = widths[widths.startIndex + child - line.lowerBound]
      return ascent(of: child, in: hypotheticalSize(of: child, width: width))
    }
    let lowest = ascents.max() ?? 0
    for (child, ascent) in zip(sharing, ascents) { drops[child - line.lowerBound] = lowest - ascent }
    return drops
  }
}

extension BoxStyle {
  /// The size inside the padding, never below zero.
  func innerSize(of size: Size) -> Size {
    Size(width: max(0, size.width - padding.horizontal), height: max(0, size.height - padding.vertical))
  }
}
