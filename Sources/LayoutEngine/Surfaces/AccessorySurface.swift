import LayoutModel

extension Composer {
  /// A widget of the Lock Screen, which draws no layout as such but what of it a family has room for.
  func lockScreen(_ widget: Widget, _ family: WidgetFamily) throws(SurfaceFailure) -> SurfaceContent {
    let size = try size(of: family)
    let isCircular = family == .accessoryCircular
    return SurfaceContent(
      choice: .widget(family), root: accessoryRoot(of: widget, family, size), margin: 0,
      cornerRadius: isCircular ? size.width / 2 : 0,
      background: isCircular ? AccessoryTheme.circleBackground : .clear, width: size.width,
      height: .fixed(size.height))
  }

  private func accessoryRoot(of widget: Widget, _ family: WidgetFamily, _ size: Size) -> LayoutNode {
    let style = rootStyle(accent: environment.colors.color(.primary as SystemColor))
    return switch family {
    case .accessoryCircular: circular(widget, size, style)
    case .accessoryInline: inline(widget, size, style)
    case .accessoryRectangular, .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge:
      rectangular(widget, size, style)
    }
  }

  // MARK: Circular

  /// The first gauge or progress as a ring, else the first metric, else the first symbol above the title.
  private func circular(_ widget: Widget, _ size: Size, _ style: InheritedStyle) -> LayoutNode {
    let highlight = Highlight(of: widget)
    guard let figure = highlight.figure else { return named(widget, highlight.icon, size, style) }
    let origin = figure.block.map(\.chrome) ?? widget.chrome("progress")
    var value = circleLine(figure.value, share: AccessoryTheme.value, size, style.foreground)
    value.origin = origin
    guard let fraction = figure.fraction else {
      let label = figure.label.map { circleLine($0, share: AccessoryTheme.label, size, style.secondary) }
      return circle((label.map { [$0] } ?? []) + [value])
    }
    value.box.maxWidth = size.width * (1 - 2 * AccessoryTheme.ringStroke) * AccessoryTheme.ringRoom
    var root = circle([value])
    root.decoration.ring = StyledRing(
      fraction: fraction, fill: color(figure.color, accent: style.accent, fallback: style.accent),
      track: environment.colors.color(.systemFill),
      thickness: (size.width * AccessoryTheme.ringStroke).rounded())
    return root
  }

  private func named(
    _ widget: Widget, _ icon: Highlight.Icon?, _ size: Size, _ style: InheritedStyle
  ) -> LayoutNode {
    var title = circleLine(
      widget.title, share: icon == nil ? AccessoryTheme.value : AccessoryTheme.label, size, style.foreground)
    title.origin = widget.chrome("title")
    let sign = icon.map {
      symbol(
        $0.name, FontSpec(size: size.width * AccessoryTheme.sign, weight: .medium), color: style.foreground)
    }
    return circle((sign.map { [$0] } ?? []) + [title])
  }

  private func circle(_ lines: [LayoutNode]) -> LayoutNode {
    LayoutNode(
      .flex(
        FlexContainer(axis: .vertical, gap: 0, alignItems: .center, distribution: .center), lines))
  }

  /// A line in a font of `share` of the circle's diameter.
  private func circleLine(_ text: String, share: Double, _ size: Size, _ color: RGBA) -> LayoutNode {
    var line = figureLine(text, size: (size.width * share).rounded(), leastScale: 0.5, color: color)
    line.box.maxWidth = size.width * AccessoryTheme.circleRoom
    return line
  }

  // MARK: Inline

  /// The first symbol, the title and the figure, or the subtitle, on one line.
  private func inline(_ widget: Widget, _ size: Size, _ style: InheritedStyle) -> LayoutNode {
    let highlight = Highlight(of: widget)
    let words = [widget.title, highlight.figure?.value ?? widget.subtitle].compactMap { $0 }
    var text = line(
      words.joined(separator: AccessoryTheme.inlineSeparator), .body, weight: .medium, color: style.foreground
    )
    text.origin = widget.chrome("title")
    let sign = highlight.icon.map { symbol($0.name, font(.body, weight: .medium), color: style.foreground) }
    return LayoutNode(
      .flex(
        FlexContainer(
          axis: .horizontal, gap: AccessoryTheme.inlineGap, alignItems: .center, distribution: .center),
        (sign.map { [$0] } ?? []) + [text]))
  }

  // MARK: Rectangular

  /// The title and under it the first lines that fit.
  private func rectangular(_ widget: Widget, _ size: Size, _ style: InheritedStyle) -> LayoutNode {
    let title = titleLine(widget.title, of: widget.chrome("title"))
    let gap = AccessoryTheme.lineGap
    var lines = [title]
    var height = self.height(of: title, width: size.width)
    for line in accessoryLines(of: widget, width: size.width, style) {
      height += gap + self.height(of: line, width: size.width)
      guard height <= size.height + SurfaceLayout.tolerance else { break }
      lines.append(line)
    }
    return LayoutNode(
      .flex(
        FlexContainer(axis: .vertical, gap: gap, alignItems: .stretch, distribution: .center), lines))
  }

  private func height(of line: LayoutNode, width: Double) -> Double {
    LayoutPass(measurer: content, direction: environment.direction)
      .place(line, width: width, height: nil).root.rect.height
  }
}

/// The sizes of Lock Screen widgets, in points or in parts of the circle's diameter.
///
/// Apple publishes none of them; they follow pictures of iOS 16's own widgets.
enum AccessoryTheme {
  /// Stands for `AccessoryWidgetBackground`.
  static let circleBackground = RGBA.white.faded(to: 0.16)
  static let ringStroke = 0.095
  /// How much of the room inside the ring a value takes at most.
  static let ringRoom = 0.8
  /// How much of a circle without a ring a line takes at most.
  static let circleRoom = 0.8
  static let value = 0.26
  static let label = 0.15
  static let sign = 0.34

  static let lineGap = 1.0
  /// Between the parts of a line.
  static let partGap = 5.0
  static let barThickness = 5.0

  static let inlineGap = 5.0
  static let inlineSeparator = " · "
}

extension Block {
  /// The origin of a part of the surface that is taken from the block.
  var chrome: BlockOrigin {
    BlockOrigin(pointer: pointer, type: typeName, span: span, role: .chrome)
  }
}
