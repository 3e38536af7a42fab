import LayoutModel

extension Composer {
  /// A capsule that hugs its word, also where its container would stretch it, and never gets narrower than it.
  func badge(_ badge: BadgeBlock, tone: Tone?, _ style: InheritedStyle) -> LayoutNode {
    let variant = badge.variant == .solid && !environment.keepsColors ? .soft : badge.variant
    let colors = badgeColors(variant, tone: tone, style)
    var children: [LayoutNode] = []
    if let icon = badge.icon {
      children.append(self.icon(icon, font(.caption2, weight: .semibold), color: colors.text))
    }
    children.append(line(badge.text, .caption2, weight: .semibold, color: colors.text))
    var node = LayoutNode(
      .flex(
        FlexContainer(axis: .horizontal, gap: style.spacing ?? Theme.badgeIconGap, alignItems: .center),
        children))
    node.box.padding = Theme.badgePadding
    node.box.shrink = 0
    node.box.alignSelf = .start
    if style.parent == .row { node.box.alignSelf = nil }
    node.decoration.background = colors.fill
    node.decoration.isCapsule = true
    node.decoration.border = colors.border.map { Decoration.Border(color: $0, width: 1) }
    return node
  }

  private func badgeColors(
    _ variant: BadgeBlock.Variant, tone: Tone?, _ style: InheritedStyle
  )
    -> (text: RGBA, fill: RGBA?, border: RGBA?)
  {
    let palette = environment.colors
    let isNeutral = tone == nil || tone == .primary || tone == .secondary || tone == .tertiary
    let color = style.own ?? style.secondary
    switch variant {
    case .soft:
      let fill =
        isNeutral
        ? palette.color(.tertiarySystemFill) : color.faded(to: Theme.softFill(in: environment.appearance))
      return (color, fill, nil)
    case .solid:
      let fill = isNeutral ? palette.color(.gray as SystemColor) : color
      return (
        tone == .primary ? palette.color(.elevatedSystemBackground) : .white, tone == .primary ? color : fill,
        nil
      )
    case .outline:
      return (color, nil, color.faded(to: 0.5))
    }
  }
}
