internal import LayoutModel

extension BoxSizing {
  /// Points from a box's top to its first baseline; its bottom edge stands in where it has none.
  mutating func ascent(of id: BoxID, in final: FinalSize) -> Double {
    firstBaseline(of: id, in: final) ?? final.size.height
  }

  /// Points from a box's top to its first baseline at a final size; `nil` where CSS finds none.
  mutating func firstBaseline(of id: BoxID, in final: FinalSize) -> Double? {
    let box = tree[id]
    switch box.content {
    case .leaf(let leaf):
      let own = measurement(of: id, leaf, width: final.size.width)?.firstBaseline
      return own.map { $0 + box.style.padding.top }
    case .flex(let container):
      let isRow = container.axis == .horizontal
      let candidates = isRow ? box.children : box.children.prefix(1)
      return firstBaseline(
        of: id, among: candidates, aligned: isRow ? container.alignItems : .start, in: final)
    case .grid(let container):
      let firstRow = box.children.prefix(container.columns.count)
      return firstBaseline(of: id, among: firstRow, aligned: container.alignItems, in: final)
    }
  }

  /// The baseline that the aligned children share, or else the first child's, its bottom edge standing in.
  private mutating func firstBaseline(
    of id: BoxID, among candidates: Range<BoxID>, aligned inherited: CrossAlignment, in final: FinalSize
  ) -> Double? {
    let sharing = candidates.first { alignment(of: $0, default: inherited) == .baseline }
    guard let child = sharing ?? candidates.first else { return nil }
    let rect = arrangement(of: id, in: final)[child - tree[id].children.lowerBound]
    return rect.y + ascent(of: child, in: finalSize(of: child, rect.size, in: id, final.heightOrigin))
  }
}
