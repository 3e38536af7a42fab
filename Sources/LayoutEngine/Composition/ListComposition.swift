import LayoutModel

extension Composer {
  func list(_ list: ListBlock, _ style: InheritedStyle) -> LayoutNode {
    self.list(list.items, style)
  }

  /// Rows that share one icon column, which is left out where no item has an icon or a tone.
  func list(_ items: [ListItem], _ style: InheritedStyle) -> LayoutNode {
    let hasIcons = items.contains { $0.icon != nil || $0.tone != nil }
    let rows = items.map { row(for: $0, hasIcons: hasIcons, style) }
    return LayoutNode(
      .flex(FlexContainer(axis: .vertical, gap: style.spacing ?? Theme.listGap, alignItems: .stretch), rows))
  }

  private func row(for item: ListItem, hasIcons: Bool, _ style: InheritedStyle) -> LayoutNode {
    var text = line(item.text, .footnote, color: style.foreground)
    text.box.grow = 1
    var parts = [text]
    if hasIcons { parts.insert(marker(for: item, style), at: 0) }
    if let value = item.value {
      var trailing = line(value, .footnote, color: style.secondary)
      trailing.box.shrink = 0
      parts.append(trailing)
    }
    return LayoutNode(
      .flex(FlexContainer(axis: .horizontal, gap: Theme.listIconGap, alignItems: .center), parts))
  }

  /// The icon centred in its column, a dot for a tone without one, or empty room.
  private func marker(for item: ListItem, _ style: InheritedStyle) -> LayoutNode {
    let font = font(.footnote)
    let color = item.tone.map { environment.colors.color($0, accent: style.accent) } ?? style.secondary
    var marks: [LayoutNode] = []
    if let icon = item.icon {
      marks = [self.icon(icon, font, color: color)]
    } else if item.tone != nil {
      marks = [dot(environment.scaled(font.size * Theme.listDot), color)]
    }
    var column = LayoutNode(
      .flex(FlexContainer(axis: .horizontal, gap: 0, alignItems: .center, distribution: .center), marks))
    column.box.width = environment.scaled(13 * Theme.listIconColumn)
    column.box.shrink = 0
    return column
  }

  private func dot(_ diameter: Double, _ color: RGBA) -> LayoutNode {
    var dot = LayoutNode(.leaf(.empty))
    dot.box.width = diameter
    dot.box.height = diameter
    dot.box.shrink = 0
    dot.decoration.background = color
    dot.decoration.isCapsule = true
    return dot
  }
}
