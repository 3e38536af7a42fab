internal import LayoutModel

/// Turns the sizes of a tree into absolute places; the horizontal axis is mirrored where rows start on the right.
struct TreePlacement<Measurer: ContentMeasurer> {
  private var sizing: BoxSizing<Measurer>
  private let direction: LayoutDirection

  var counts: LayoutCounts { sizing.counts }

  init(_ sizing: BoxSizing<Measurer>, direction: LayoutDirection) {
    self.sizing = sizing
    self.direction = direction
  }

  /// The box and what is in it, its border box at `rect`.
  mutating func place(_ id: BoxID, at rect: Rect, _ heightOrigin: FinalSize.HeightOrigin) -> PlacedBox {
    let node = sizing.tree.nodes[id]
    let box = sizing.tree[id]
    let final = FinalSize(size: rect.size, heightOrigin: heightOrigin)
    let baseline = sizing.firstBaseline(of: id, in: final)
    let places = sizing.arrangement(of: id, in: final)
    let children = zip(box.children, places).map { child, place in
      let origin = sizing.finalSize(of: child, place.size, in: id, heightOrigin).heightOrigin
      return self.place(child, at: absolute(place, in: rect), origin)
    }
    return PlacedBox(
      rect: rect, contentRect: rect.inset(by: box.style.padding, direction: direction),
      firstBaseline: baseline.map { rect.y + $0 }, isTruncated: isTruncated(id, width: rect.width),
      decoration: node.decoration, leaf: leaf(of: box), origin: node.origin, children: children)
  }

  private func absolute(_ place: Rect, in parent: Rect) -> Rect {
    let x = direction == .leftToRight ? place.x : parent.width - place.x - place.width
    return Rect(x: parent.x + x, y: parent.y + place.y, width: place.width, height: place.height)
  }

  private mutating func isTruncated(_ id: BoxID, width: Double) -> Bool {
    guard case .leaf(let leaf) = sizing.tree[id].content else { return false }
    return sizing.measurement(of: id, leaf, width: width)?.isTruncated ?? false
  }

  private func leaf(of box: BoxTree.Box) -> Leaf? {
    if case .leaf(let leaf) = box.content { leaf } else { nil }
  }
}
