internal import LayoutModel

/// Turns the sizes of a tree into absolute places; the horizontal axis is mirrored where rows start on the right.
struct TreePlacement: ~Copyable {
  private(set) var sizing: BoxSizing
  private let direction: LayoutDirection

  init(_ sizing: consuming BoxSizing, direction: LayoutDirection) {
    self.sizing = sizing
    self.direction = direction
  }

  /// The box and what is in it, its border box at `rect`.
  mutating func place(_ id: BoxID, at rect: Rect, _ heightOrigin: FinalSize.HeightOrigin) -> PlacedBox {
    let places = sizing.arrangement(of: id, in: FinalSize(size: rect.size, heightOrigin: heightOrigin))
    let children = zip(sizing.tree.boxes[id].children, places).map { child, place in
      let final = sizing.finalSize(of: child, place.size, in: id, heightOrigin)
      return self.place(child, at: absolute(place, in: rect), final.heightOrigin)
    }
    return PlacedBox(
      rect: rect,
      contentRect: rect.inset(by: sizing.tree.styles[id].padding, direction: direction),
      firstBaseline: firstBaseline(of: id, at: rect, children),
      isTruncated: isTruncated(id, width: rect.width),
      decoration: sizing.tree.nodes[id].decoration, leaf: leaf(of: id), origin: sizing.tree.nodes[id].origin,
      children: children)
  }

  private func absolute(_ place: Rect, in parent: Rect) -> Rect {
    let x = direction == .leftToRight ? place.x : parent.width - place.x - place.width
    return Rect(x: parent.x + x, y: parent.y + place.y, width: place.width, height: place.height)
  }

  private mutating func firstBaseline(of id: BoxID, at rect: Rect, _ children: [PlacedBox]) -> Double? {
    if let child = sizing.baselineChild(of: id) {
      let placed = children[child - sizing.tree.boxes[id].children.lowerBound]
      return placed.firstBaseline ?? placed.rect.maxY
    }
    return sizing.leafBaseline(of: id, width: rect.width).map { rect.y + $0 }
  }

  private mutating func isTruncated(_ id: BoxID, width: Double) -> Bool {
    sizing.measurement(of: id, width: width)?.isTruncated ?? false
  }

  private func leaf(of id: BoxID) -> Leaf? {
    if case .leaf(let leaf) = sizing.tree.nodes[id].content { leaf } else { nil }
  }
}
