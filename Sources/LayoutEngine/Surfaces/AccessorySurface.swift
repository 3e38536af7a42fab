import LayoutModel

extension Composer {
  /// A widget of the Lock Screen, which draws no layout as such but what of it a family has room for.
  func lockScreen(_ widget: Widget, _ family: WidgetFamily) throws(SurfaceFailure) -> SurfaceContent {
    let size = try size(of: family)
    let isCircular = family == .accessoryCircular
    return SurfaceContent(
      choice: .widget(family), root: accessoryRoot(of: widget, family, size), margin: 0,
      cornerRadius: isCircular ? size.width / 2 : 0,
      background: isCircular ? environment.colors.color(.secondarySystemFill) : .clear, width: size.width,
      height: .fixed(size.height))
  }

  private func accessoryRoot(of widget: Widget, _ family: WidgetFamily, _ size: Size) -> LayoutNode {
    let style = rootStyle(accent: environment.colors.color(.primary as SystemColor))
    switch family {
    case .accessoryCircular: return circular(widget, size, style)
    case .accessoryInline:
      var root = column([titleLine(inlineText(of: widget), of: widget.chrome("title"))])
      root = LayoutNode(root.content)
      return root
    case .accessoryRectangular, .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge:
      let title = titleLine(widget.title, of: widget.chrome("title"))
      return column([title] + accessoryLines(of: widget, style), gap: 2)
    }
  }

  /// The first gauge, progress or metric of the widget, else its title.
  private func circular(_ widget: Widget, _ size: Size, _ style: InheritedStyle) -> LayoutNode {
    let highlight = Highlight(of: widget.layout ?? [], progress: widget.progress).figure
    let value = highlight?.value ?? widget.title
    var text = line(value, .subheadline, weight: .semibold, color: style.foreground)
    if case .leaf(.text(var styled)) = text.content {
      styled.minimumScaleFactor = 0.5
      styled.alignment = .center
      text.content = .leaf(.text(styled))
    }
    text.box.maxWidth = size.width * 0.68
    var root = LayoutNode(
      .flex(
        FlexContainer(axis: .vertical, gap: 0, alignItems: .center, distribution: .center), [text]))
    if let fraction = highlight?.fraction {
      root.decoration.ring = StyledRing(
        fraction: fraction, fill: style.accent, track: environment.colors.color(.systemFill),
        thickness: (size.width * Theme.ringStroke).rounded())
    }
    return root
  }

  private func inlineText(of widget: Widget) -> String {
    [
      widget.title,
      Highlight(of: widget.layout ?? [], progress: widget.progress).figure?.value ?? widget.subtitle,
    ].compactMap { $0 }.joined(separator: "  ")
  }

  /// What fits under the title of a rectangular widget: two lines.
  private func accessoryLines(of widget: Widget, _ style: InheritedStyle) -> [LayoutNode] {
    let blocks = nodes(for: Array((widget.layout ?? []).prefix(2)), in: style, parent: .stack)
    return blocks.isEmpty ? Array(body(nil, widget.progress, Array(widget.items.prefix(1)), style)) : blocks
  }
}
