internal import LayoutModel

/// Stacks: the main axis is vertical.
extension BoxSizing {
  /// The width of a child across a stack, or in a grid's column.
  mutating func widthAcross(_ id: BoxID, available: Double, alignment: CrossAlignment) -> Double {
    let style = tree.styles[id]
    let width: Double
    if let own = style.width {
      width = own
    } else if alignment == .stretch {
      width = available
    } else {
      width = intrinsicWidths(of: id).fitting(available)
    }
    return style.widthBounds.clamp(width)
  }

  /// The widths of a stack's children.
  mutating func columnWidths(of id: BoxID, _ container: FlexContainer, width: Double) -> [Double] {
    let (style, children) = (tree.styles[id], tree.boxes[id].children)
    let inner = max(0, width - style.padding.horizontal)
    return children.map {
      widthAcross($0, available: inner, alignment: alignment(of: $0, default: container.alignItems))
    }
  }

  /// What a child brings into the sharing of a stack's height.
  mutating func columnItem(_ id: BoxID, width: Double) -> FlexItem {
    let style = tree.styles[id]
    let padding = style.padding.vertical
    let base = style.basis ?? style.height ?? contentHeight(of: id, width: width)
    var bounds = style.heightBounds
    if style.minHeight == nil {
      let content = contentHeight(of: id, width: width)
      bounds.minimum = max(padding, min(content, style.height ?? content, bounds.maximum))
    }
    return FlexItem(
      base: max(base, padding), bounds: bounds, grow: style.grow, shrink: style.shrink, padding: padding)
  }

  /// The sum of the children's hypothetical heights and the gaps.
  mutating func columnContentHeight(of id: BoxID, _ container: FlexContainer, width: Double) -> Double {
    let (style, children) = (tree.styles[id], tree.boxes[id].children)
    let widths = columnWidths(of: id, container, width: width)
    var height = style.padding.vertical + container.gaps(between: widths.count)
    for (child, width) in zip(children, widths) {
      height += columnItem(child, width: width).hypothetical
    }
    return height
  }

  /// The children's places in a stack of a final size.
  mutating func columnArrangement(of id: BoxID, _ container: FlexContainer, in size: Size) -> [Rect] {
    let (style, children) = (tree.styles[id], tree.boxes[id].children)
    let inner = style.innerSize(of: size)
    let widths = columnWidths(of: id, container, width: size.width)
    let items = zip(children, widths).map { columnItem($0, width: $1) }
    let space = inner.height - container.gaps(between: items.count)
    let heights = FlexibleLengths.resolve(items, in: space)
    let tops = container.distribution.offsets(of: heights, gap: container.gap, in: inner.height)
    return children.enumerated().map { index, child in
      let alignment = alignment(of: child, default: container.alignItems)
      let left = alignment.offset(of: widths[index], in: inner.width, belowBaseline: 0)
      return Rect(
        x: style.padding.leading + left, y: style.padding.top + tops[index],
        width: widths[index], height: heights[index])
    }
  }
}
