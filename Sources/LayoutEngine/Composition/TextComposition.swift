import LayoutModel

extension Composer {
  func text(_ block: TextBlock, _ style: InheritedStyle) -> LayoutNode {
    let font = font(for: block.type)
    let run = TextRun(text: block.text, font: font, color: style.foreground)
    return LayoutNode(.leaf(.text(styled([run], block.type, font))))
  }

  func markdown(_ block: MarkdownBlock, _ style: InheritedStyle) -> LayoutNode {
    let font = font(for: block.type)
    let runs = content.read(markdown: block.source).spans.map { run(for: $0, font, style) }
    return LayoutNode(.leaf(.text(styled(runs, block.type, font))))
  }

  /// A line of a block's own furniture: a label, a value, a title.
  func line(
    _ text: String, _ textStyle: TextStyle, weight: FontWeight = .regular, color: RGBA
  ) -> LayoutNode {
    var type = TypeSetting(style: textStyle)
    type.weight = weight
    type.lineLimit = 1
    return line(text, type, color: color)
  }

  /// A line of furniture in a setting of its own.
  func line(_ text: String, _ type: TypeSetting, color: RGBA) -> LayoutNode {
    let font = font(for: type)
    return LayoutNode(.leaf(.text(styled([TextRun(text: text, font: font, color: color)], type, font))))
  }

  /// The font of the style at the phone's text size, or of the author's own size.
  func font(for type: TypeSetting) -> FontSpec {
    let size = type.size ?? TypeScale.metrics(for: type.style, at: environment.textSize).size
    return FontSpec(
      size: size, weight: type.weight ?? TypeScale.weight(of: type.style), design: type.design,
      isItalic: type.isItalic, hasMonospacedDigits: type.hasMonospacedDigits)
  }

  /// The font of a line of furniture.
  func font(_ style: TextStyle, weight: FontWeight = .regular) -> FontSpec {
    FontSpec(size: TypeScale.metrics(for: style, at: environment.textSize).size, weight: weight)
  }

  private func styled(_ runs: [TextRun], _ type: TypeSetting, _ font: FontSpec) -> StyledText {
    let pitch = type.size == nil ? TypeScale.metrics(for: type.style, at: environment.textSize).leading : nil
    return StyledText(
      runs: runs, baseFont: font, lineLimit: type.lineLimit, alignment: type.alignment,
      minimumScaleFactor: type.minimumScaleFactor, linePitch: pitch, language: environment.language,
      direction: environment.direction)
  }

  private func run(for span: MarkdownSpan, _ font: FontSpec, _ style: InheritedStyle) -> TextRun {
    var font = font
    if span.traits.contains(.strong) || span.traits.contains(.heading) { font.weight = bolder(font.weight) }
    if span.traits.contains(.emphasis) { font.isItalic = true }
    if span.traits.contains(.code) { font.design = .monospaced }
    var color = style.foreground
    if span.traits.contains(.quote) { color = style.secondary }
    if span.traits.contains(.link) { color = style.accent }
    return TextRun(
      text: span.text, font: font, color: color, isStrikethrough: span.traits.contains(.strikethrough))
  }

  /// What `.bold()` makes of a weight.
  private func bolder(_ weight: FontWeight) -> FontWeight {
    switch weight {
    case .ultraLight, .thin, .light, .regular, .medium: .semibold
    case .semibold: .bold
    case .bold: .heavy
    case .heavy, .black: .black
    }
  }
}
