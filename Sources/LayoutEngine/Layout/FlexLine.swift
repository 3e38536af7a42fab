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
    var items = children.map { rowItem($0) }
    let space = inner - container.gaps(between: items.count)
    items.raiseMinimums(ofShares: children.map { tree.styles[$0].hasFairMinimum }, in: space)
    return FlexibleLengths.resolve(items, in: space)
  }

  /// The height of a row's highest child, or of its baseline group where that is higher.
  mutating func rowContentHeight(of id: BoxID, _ container: FlexContainer, width: Double) -> Double {
    let children = tree.boxes[id].children
    let widths = rowWidths(of: id, container, width: width)
    let drops = baselineDrops(of: children, widths: widths[...], default: container.alignItems)
    var height = 0.0
    for (index, child) in children.enumerated() {
      height = max(height, drops[index] + hypotheticalHeight(of: child, width: widths[index]))
    }
    return height + tree.styles[id].padding.vertical
  }

  /// The children's places in a row of a final size.
  mutating func rowArrangement(of id: BoxID, _ container: FlexContainer, in size: Size) -> [Rect] {
    let (style, children) = (tree.styles[id], tree.boxes[id].children)
    let inner = style.innerSize(of: size)
    let widths = rowWidths(of: id, container, width: size.width)
    let lefts = container.distribution.offsets(of: widths, gap: container.gap, in: inner.width)
    let drops = baselineDrops(of: children, widths: widths[...], default: container.alignItems)
    return children.enumerated().map { index, child in
      let alignment = alignment(of: child, default: container.alignItems)
      let height = heightAcross(child, width: widths[index], available: inner.height, alignment: alignment)
      let top = alignment.offset(of: height, in: inner.height, belowBaseline: drops[index])
      return Rect(
        x: style.padding.leading + lefts[index], y: style.padding.top + top,
        width: widths[index], height: height)
    }
  }

  /// The height of a child across a row, or in a grid's row.
  mutating func heightAcross(
    _ id: BoxID, width: Double, available: Double, alignment: CrossAlignment
  ) -> Double {
    let style = tree.styles[id]
    let isStretched = alignment == .stretch && style.height == nil
    return isStretched ? style.heightBounds.clamp(available) : hypotheticalHeight(of: id, width: width)
  }
}
