internal import LayoutModel

extension BoxSizing {
  /// Points from a box's top to its first baseline; its bottom edge stands in where it has none.
  mutating func ascent(of id: BoxID, in final: FinalSize) -> Double {
    firstBaseline(of: id, in: final) ?? final.size.height
  }

  /// Points from a box's top to its first baseline at a final size; `nil` where CSS finds none.
  private mutating func firstBaseline(of id: BoxID, in final: FinalSize) -> Double? {
    guard let child = baselineChild(of: id) else { return leafBaseline(of: id, width: final.size.width) }
    let rect = arrangement(of: id, in: final)[child - tree.boxes[id].children.lowerBound]
    return rect.y + ascent(of: child, in: finalSize(of: child, rect.size, in: id, final.heightOrigin))
  }

  /// Points from a leaf's top to its first baseline.
  mutating func leafBaseline(of id: BoxID, width: Double) -> Double? {
    measurement(of: id, width: width)?.firstBaseline.map { $0 + tree.styles[id].padding.top }
  }

  /// The child whose baseline, or else bottom edge, is its container's first baseline: of those that share one
  /// the first, or else the first of all.
  func baselineChild(of id: BoxID) -> BoxID? {
    let children = tree.boxes[id].children
    let (firstLine, inherited): (Range<BoxID>, CrossAlignment)
    switch tree.boxes[id].kind {
    case .leaf, .picture: return nil
    case .flex(let container):
      if container.axis == .vertical { return children.first }
      (firstLine, inherited) = (children, container.alignItems)
    case .grid(let index):
      let container = tree.grids[index]
      (firstLine, inherited) = (children.prefix(container.columns.count), container.alignItems)
    }
    return firstLine.first { alignment(of: $0, default: inherited) == .baseline } ?? firstLine.first
  }
}
