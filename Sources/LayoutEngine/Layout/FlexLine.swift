internal import LayoutModel

/// Rows: the main axis is horizontal.
extension BoxSizing {
  /// What a child brings into the sharing of a row's width.
  mutating func rowItem(_ id: BoxID) -> FlexItem {
    let style = tree.styles[id]
    let padding = style.padding.horizontal
    let base = style.basis ?? style.width ?? intrinsicWidths(of: id).maximum
    var bounds = style.widthBounds
    if style.minWidth == nil {
      let content = intrinsicWidths(of: id).minimum
      bounds.minimum = max(padding, min(content, style.width ?? content, bounds.maximum))
    }
    return FlexItem(
      base: max(base, padding), bounds: bounds, grow: style.grow, shrink: style.shrink, padding: padding)
  }

  /// The widths that the children of a row get.
  mutating func rowWidths(of id: BoxID, _ container: FlexContainer, width: Double) -> [Double] {
    let (style, children) = (tree.styles[id], tree.boxes[id].children)
    let inner = max(0, width - style.padding.horizontal)
    let items = children.map { rowItem($0) }
    return FlexibleLengths.resolve(items, in: inner - container.gaps(between: items.count))
  }

  /// The height of a row's highest child, or of its baseline group where that is higher.
  mutating func rowContentHeight(of id: BoxID, _ container: FlexContainer, width: Double) -> Double {
    let (style, children) = (tree.styles[id], tree.boxes[id].children)
    let widths = rowWidths(of: id, container, width: width)
    var line = BaselineGroup()
    for (child, width) in zip(children, widths) {
      let final = hypotheticalSize(of: child, width: width)
      if alignment(of: child, default: container.alignItems) == .baseline {
        line.add(ascent: ascent(of: child, in: final), height: final.size.height)
      } else {
        line.add(height: final.size.height)
      }
    }
    return line.height + style.padding.vertical
  }

  /// The children's places in a row of a final size.
  mutating func rowArrangement(of id: BoxID, _ container: FlexContainer, in final: FinalSize) -> [Rect] {
    let (style, children) = (tree.styles[id], tree.boxes[id].children)
    let inner = style.innerSize(of: final.size)
    let widths = rowWidths(of: id, container, width: final.size.width)
    let lefts = container.distribution.offsets(of: widths, gap: container.gap, in: inner.width)
    var rects = zip(lefts, widths).map { Rect(x: $0 + style.padding.leading, y: 0, width: $1, height: 0) }
    var group = BaselineGroup()
    for (index, child) in children.enumerated() {
      let width = widths[index]
      rects[index].height = rowItemHeight(child, container, width: width, line: inner.height)
      if alignment(of: child, default: container.alignItems) == .baseline {
        group.add(
          ascent: ascent(of: child, in: hypotheticalSize(of: child, width: widths[index])),
          height: rects[index].height)
      }
    }
    for (index, child) in children.enumerated() {
      let alignment = alignment(of: child, default: container.alignItems)
      let drop =
        alignment == .baseline
        ? group.ascent - ascent(of: child, in: hypotheticalSize(of: child, width: widths[index])) : 0
      rects[index].y =
        style.padding.top
        + alignment.offset(of: rects[index].height, in: inner.height, belowBaseline: drop)
    }
    return rects
  }

  private mutating func rowItemHeight(
    _ id: BoxID, _ container: FlexContainer, width: Double, line: Double
  ) -> Double {
    let style = tree.styles[id]
    let isStretched = alignment(of: id, default: container.alignItems) == .stretch && style.height == nil
    return isStretched ? style.heightBounds.clamp(line) : hypotheticalHeight(of: id, width: width)
  }
}
