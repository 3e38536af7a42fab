import LayoutModel

extension Composer {
  /// The actions under a long-pressed notification.
  func menu(_ actions: [NotificationAction]) -> LayoutNode {
    var rows: [LayoutNode] = []
    for action in actions {
      if !rows.isEmpty { rows.append(separator) }
      rows.append(row(action))
    }
    return floating(column(rows, gap: 0))
  }

  /// A field for a typed answer and its send button, as they stand above the keyboard.
  func replyField(_ reply: NotificationReply) -> LayoutNode {
    let blue = environment.colors.color(.blue as SystemColor)
    var field = LayoutNode(
      .flex(
        FlexContainer(axis: .horizontal, gap: NotificationTheme.caretGap, alignItems: .center),
        [
          caret(blue),
          noticeLine(reply.placeholder, .body, color: environment.colors.color(.placeholderText)),
        ]))
    field.box.padding = NotificationTheme.fieldPadding
    field.box.grow = 1
    field.box.basis = 0
    field.decoration.isCapsule = true
    field.decoration.border = Decoration.Border(
      color: environment.colors.color(.separator), width: environment.pixel)
    var bar = LayoutNode(
      .flex(
        FlexContainer(axis: .horizontal, gap: NotificationTheme.fieldGap, alignItems: .center),
        [field, noticeLine(reply.buttonTitle, .body, weight: .semibold, color: blue)]))
    bar.box.padding = NotificationTheme.replyPadding
    return floating(bar)
  }

  private func floating(_ node: LayoutNode) -> LayoutNode {
    var node = node
    node.decoration.material = NotificationTheme.menuTint(in: environment)
    node.decoration.cornerRadius = NotificationTheme.menuRadius(in: environment.palette)
    node.decoration.clipsContent = true
    node.decoration.border = contrastBorder
    return node
  }

  /// The title leading, the symbol in a column at the trailing edge.
  private func row(_ action: NotificationAction) -> LayoutNode {
    let name: SystemColor = action.isDestructive ? .red : .primary
    let color = environment.colors.color(name).faded(to: NotificationTheme.rowOpacity)
    var title = noticeLine(action.title, .body, color: color, limit: NotificationTheme.rowLines)
    title.box.grow = 1
    title.box.basis = 0
    var icons: [LayoutNode] = []
    if let icon = action.icon { icons = [symbol(icon, font(.body), color: color)] }
    var column = LayoutNode(
      .flex(FlexContainer(axis: .horizontal, gap: 0, alignItems: .center, distribution: .center), icons))
    column.box.width = environment.scaled(NotificationTheme.iconColumn)
    column.box.shrink = 0
    var row = LayoutNode(
      .flex(FlexContainer(axis: .horizontal, gap: 0, alignItems: .center), [title, column]))
    row.box.padding = NotificationTheme.rowPadding
    row.box.minHeight = NotificationTheme.rowHeight
    row.origin = BlockOrigin(pointer: action.pointer, type: "action", span: action.span, role: .chrome)
    return row
  }

  private var separator: LayoutNode {
    var line = LayoutNode(
      .leaf(
        .rule(
          StyledRule(
            axis: .horizontal, thickness: environment.pixel, color: environment.colors.color(.separator)))))
    line.box.shrink = 0
    return line
  }

  private func caret(_ color: RGBA) -> LayoutNode {
    var caret = LayoutNode(.leaf(.empty))
    caret.box.width = NotificationTheme.caretSize.width
    caret.box.height = environment.scaled(NotificationTheme.caretSize.height)
    caret.box.shrink = 0
    caret.decoration.background = color
    caret.decoration.isCapsule = true
    return caret
  }
}
