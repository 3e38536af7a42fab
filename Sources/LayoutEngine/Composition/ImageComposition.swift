import LayoutModel

extension Composer {
  func image(_ image: ImageBlock, _ layout: BlockLayout, _ style: InheritedStyle) -> LayoutNode {
    switch image.source {
    case .symbol(let name): symbolImage(name, image, layout, style)
    case .url(let url): picture(.url(url), label: Self.host(of: url), image, layout)
    case .asset(let name): picture(.asset(name), label: name, image, layout)
    case .missing: placeholder("image", image, layout)
    }
  }

  /// A symbol on the baseline of a text in `font`.
  func symbol(_ name: String, _ font: FontSpec, color: RGBA) -> LayoutNode {
    var node = LayoutNode(.leaf(.symbol(StyledSymbol(name: directed(name), font: font, color: color))))
    node.box.shrink = 0
    return node
  }

  /// The symbol's name in the layout's direction: what points forward or backward turns round from the right, as
  /// `chevron.forward` does; the media keys `forward` and `backward` don't.
  private func directed(_ name: String) -> String {
    guard environment.direction == .rightToLeft else { return name }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.enumerated().map { index, part in
      switch part {
      case "forward" where index > 0: "backward"
      case "backward" where index > 0: "forward"
      default: String(part)
      }
    }.joined(separator: ".")
  }

  /// A symbol centred beside a line of text in `font`, which it never makes higher.
  func icon(_ name: String, _ font: FontSpec, color: RGBA) -> LayoutNode {
    var node = symbol(name, font, color: color)
    node.box.height = font.size
    return node
  }

  /// A symbol as large as its box leaves room for, else as large as body text.
  private func symbolImage(
    _ name: String, _ image: ImageBlock, _ layout: BlockLayout, _ style: InheritedStyle
  )
    -> LayoutNode
  {
    let sides = [layout.width, layout.height].compactMap { $0 }
    let padding = max(layout.padding.horizontal, layout.padding.vertical)
    let side = sides.min().map { max($0 - padding, 1) * Self.symbolFill }
    var size = side ?? font(.body).size
    if let width = layout.width {
      let natural = StyledSymbol(
        name: directed(name), font: FontSpec(size: size), color: style.foreground)
      let room = max(width - layout.padding.horizontal, 1) + Self.symbolBearing * size
      size *= min(1, room / max(content.measure(natural).size.width, 1))
    }
    return symbol(name, FontSpec(size: size), color: style.foreground)
  }

  /// Font size over the smaller side of a symbol's box: few symbols are more than 1.1 times as wide as their font
  /// size.
  private static var symbolFill: Double { 0.9 }
  /// The empty room left and right of most symbols' ink together, in parts of the font size: only ink has to fit.
  private static var symbolBearing: Double { 0.17 }

  private func picture(
    _ source: ImageSource, label: String, _ image: ImageBlock, _ layout: BlockLayout
  )
    -> LayoutNode
  {
    guard content.naturalSize(of: source) != nil else { return placeholder(label, image, layout) }
    var node = LayoutNode(
      .leaf(
        .image(
          StyledImage(
            source: source, contentMode: image.contentMode == .fill ? .fill : .fit,
            aspectRatio: image.aspectRatio))))
    node.decoration.clipsContent = true
    return node
  }

  /// A quiet box with a symbol, and what the picture is called where it has room for that.
  private func placeholder(_ label: String, _ image: ImageBlock, _ layout: BlockLayout) -> LayoutNode {
    let palette = environment.colors
    let size = placeholderSize(image, layout)
    let isSmall = min(size.width ?? .infinity, size.height ?? .infinity) < 56
    let side = min(size.width ?? 40, size.height ?? 40)
    var children = [
      symbol(
        "photo", FontSpec(size: isSmall ? side * 0.5 : 20), color: palette.color(.tertiary as SystemColor))
    ]
    if !isSmall {
      let name = line(label, .caption2, color: palette.color(.secondary as SystemColor))
      let room = (size.width ?? .infinity) - Theme.placeholderPadding.horizontal
      if content.naturalWidth(of: name) <= room { children.append(name) }
    }
    var node = LayoutNode(
      .flex(
        FlexContainer(axis: .vertical, gap: 2, alignItems: .center, distribution: .center), children))
    node.box.width = size.width
    node.box.height = size.height
    node.box.minWidth = 0
    if !isSmall { node.box.padding = Theme.placeholderPadding }
    node.decoration.background = palette.color(.quaternarySystemFill)
    node.decoration.cornerRadius = Theme.placeholderRadius
    node.decoration.clipsContent = true
    return node
  }

  /// The author's sizes, the missing one by the ratio where there is one.
  private func placeholderSize(
    _ image: ImageBlock, _ layout: BlockLayout
  ) -> (width: Double?, height: Double?) {
    guard let ratio = image.aspectRatio else { return (layout.width, layout.height) }
    return (
      layout.width ?? layout.height.map { $0 * ratio }, layout.height ?? layout.width.map { $0 / ratio }
    )
  }

  /// What a placeholder says of a URL that is not at hand: its host.
  private static func host(of url: String) -> String {
    let host = URLText(url).host
    return host.isEmpty ? "image" : host
  }
}
