import LayoutModel

extension Composer {
  /// A widget in one family: header, detail, body and buttons as far as the family has room for them.
  func widget(_ widget: Widget, _ family: WidgetFamily) throws(SurfaceFailure) -> SurfaceContent {
    guard widget.action == .update else {
      throw .nothingToDraw("widget '\(widget.id)' is deleted: there is nothing to draw")
    }
    switch family {
    case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge:
      return try homeScreen(family, homeScreenParts(of: widget, family))
    case .accessoryCircular, .accessoryRectangular, .accessoryInline:
      return try lockScreen(widget, family)
    }
  }

  /// Bare blocks on a Home Screen family.
  func widget(_ blocks: [Block], _ family: WidgetFamily) throws(SurfaceFailure) -> SurfaceContent {
    try homeScreen(family, nodes(for: blocks, in: rootStyle(), parent: .stack))
  }

  func size(of family: WidgetFamily) throws(SurfaceFailure) -> Size {
    guard let size = environment.device.size(of: family) else {
      throw .familyNotOnDevice(family, device: environment.device.name)
    }
    return size
  }

  private func homeScreen(
    _ family: WidgetFamily, _ parts: [LayoutNode]
  ) throws(SurfaceFailure) -> SurfaceContent {
    let size = try size(of: family)
    return SurfaceContent(
      choice: .widget(family), root: column(parts, gap: family.blockGap), margin: Theme.widgetMargin,
      cornerRadius: CornerRadii.widget(in: environment.palette),
      background: environment.colors.color(.elevatedSystemBackground), width: size.width,
      height: .fixed(size.height))
  }

  private func homeScreenParts(of widget: Widget, _ family: WidgetFamily) -> [LayoutNode] {
    let places = ButtonPlace(family)
    let buttons = widget.buttons.prefix(places.limit).enumerated().map { index, button in
      self.button(button, of: widget.chrome("buttons/\(index)"))
    }
    var parts = [header(widget, buttons: places == .header ? buttons : [])]
    if places.hasDetail, let detail = widget.detail {
      var line = line(detail, .footnote, color: environment.colors.color(.secondary as SystemColor))
      line.origin = widget.chrome("detail")
      parts.append(line)
    }
    parts += body(widget.layout, widget.progress, widget.items, rootStyle())
    if places != .header, !buttons.isEmpty { parts += bottomRow(buttons) }
    return parts
  }

  /// The blocks, or where there are none the progress and the items.
  func body(
    _ layout: [Block]?, _ progress: Double?, _ items: [ListItem], _ style: InheritedStyle
  ) -> [LayoutNode] {
    if let layout { return nodes(for: layout, in: style, parent: .stack) }
    var parts: [LayoutNode] = []
    if let progress { parts.append(self.progress(ProgressBlock(progress: progress), style)) }
    if !items.isEmpty { parts.append(list(items, style)) }
    return parts
  }

  /// The title, the subtitle trailing; beside the title where buttons take the trailing place.
  private func header(_ widget: Widget, buttons: [LayoutNode]) -> LayoutNode {
    var parts = [titleLine(widget.title, of: widget.chrome("title"))]
    if let subtitle = widget.subtitle { parts.append(subtitleLine(subtitle, of: widget.chrome("subtitle"))) }
    guard !buttons.isEmpty else { return headerRow(parts) }
    let texts = LayoutNode(
      .flex(FlexContainer(axis: .horizontal, gap: Theme.headerGap, alignItems: .baseline), parts))
    var room = texts
    room.box.grow = 1
    return LayoutNode(
      .flex(
        FlexContainer(axis: .horizontal, gap: Theme.headerGap, alignItems: .center), [room] + buttons))
  }

  func titleLine(_ title: String, of origin: BlockOrigin) -> LayoutNode {
    var node = line(
      title, .subheadline, weight: .semibold, color: environment.colors.color(.primary as SystemColor))
    node.origin = origin
    return node
  }

  /// The subtitle gives way a hundred times as readily as the title.
  func subtitleLine(_ subtitle: String, of origin: BlockOrigin) -> LayoutNode {
    var node = line(subtitle, .subheadline, color: environment.colors.color(.secondary as SystemColor))
    node.box.shrink = 100
    node.origin = origin
    return node
  }

  func headerRow(_ parts: [LayoutNode]) -> LayoutNode {
    LayoutNode(
      .flex(
        FlexContainer(
          axis: .horizontal, gap: Theme.headerGap, alignItems: .baseline, distribution: .spaceBetween), parts)
    )
  }

  private func button(_ button: WidgetButton, of origin: BlockOrigin) -> LayoutNode {
    let color = environment.colors.color(.blue as SystemColor)
    var parts: [LayoutNode] = []
    if let icon = button.icon {
      parts.append(self.icon(icon, font(.caption, weight: .semibold), color: color))
    }
    parts.append(line(button.title, .caption, weight: .semibold, color: color))
    var capsule = LayoutNode(
      .flex(
        FlexContainer(
          axis: .horizontal, gap: Theme.buttonIconGap, alignItems: .center, distribution: .center), parts))
    capsule.box.padding = Theme.buttonPadding
    capsule.decoration.background = environment.colors.color(.tertiarySystemFill)
    capsule.decoration.isCapsule = true
    capsule.origin = origin
    return capsule
  }

  /// Buttons of equal width at the bottom edge.
  private func bottomRow(_ buttons: [LayoutNode]) -> [LayoutNode] {
    var room = LayoutNode(.leaf(.empty))
    room.box.grow = 1
    let equal = buttons.map { button in
      var button = button
      button.box.grow = 1
      button.box.basis = 0
      return button
    }
    return [
      room,
      LayoutNode(.flex(FlexContainer(axis: .horizontal, gap: Theme.buttonGap, alignItems: .stretch), equal)),
    ]
  }
}

extension WidgetFamily {
  fileprivate var blockGap: Double {
    switch self {
    case .systemLarge, .systemExtraLarge: Theme.wideBlockGap
    case .systemSmall, .systemMedium, .accessoryCircular, .accessoryRectangular, .accessoryInline:
      Theme.blockGap
    }
  }
}

extension Widget {
  /// The origin of a part of the surface that stands for a field of the widget.
  func chrome(_ field: String) -> BlockOrigin {
    BlockOrigin(pointer: pointer + "/" + field, type: field, span: span, role: .chrome)
  }
}

/// Where a family has its buttons, and what else it has room for.
private enum ButtonPlace {
  case header, smallBottom, largeBottom

  init(_ family: WidgetFamily) {
    switch family {
    case .systemMedium: self = .header
    case .systemLarge, .systemExtraLarge: self = .largeBottom
    case .systemSmall, .accessoryCircular, .accessoryRectangular, .accessoryInline: self = .smallBottom
    }
  }

  var limit: Int { self == .smallBottom ? 2 : 3 }
  var hasDetail: Bool { self == .largeBottom }
}
