extension Rule {
  static let lowContrast = Rule(
    .lowContrast, .warning,
    "text stands out from a background that the author chose by 4.5 to 1, large text by 3 to 1",
    why:
      "WCAG 2.2 (success criterion 1.4.3) asks for it, so that people with weak eyes, or in the sun, can read. Both light and dark mode count; tones are paired by the phone and never flagged.",
    flagged: Example(
      ##"[{"type": "stack", "background": "#FFFFFF", "children": [{"type": "text", "text": "42", "foreground": "#FFCC00"}]}]"##
    ),
    accepted: Example(
      ##"[{"type": "stack", "background": "#FFFFFF", "children": [{"type": "text", "text": "42", "foreground": "#8A5A00"}]}]"##
    ))
}

extension ShapeChecker {
  /// Judges the texts of all blocks; called where a block sets a background.
  mutating func checkContrast(of root: JSONValue, kind: PayloadKind) {
    let document = CheckedObject(object: root, place: .root)
    switch kind {
    case .blocks:
      if case .array(let blocks) = root.kind {
        for (index, block) in blocks.enumerated() {
          checkContrast(
            CheckedObject(object: block, place: Place.root.inside.index(index)), on: .unchosen, depth: 0)
        }
      } else {
        checkContrast(document, on: .unchosen, depth: 0)
      }
    case .widget, .liveActivity, .push:
      for block in (document.object(.widget) ?? document).objects(.layout) {
        checkContrast(block, on: .unchosen, depth: 0)
      }
    case .notification, .text: break
    }
  }

  private mutating func checkContrast(_ block: CheckedObject, on outer: ColorPair, depth: Int) {
    guard depth < Limits.nesting, let type = block.string(.type).flatMap(BlockType.init) else { return }
    let pair = outer.inside(block)
    switch type {
    case .row, .stack, .grid:
      for child in block.objects(.children) { checkContrast(child, on: pair, depth: depth + 1) }
    case .text, .markdown, .list, .metric: judge(block, pair)
    case .badge, .progress, .gauge, .image, .divider, .spacer: break
    }
  }

  private mutating func judge(_ block: CheckedObject, _ pair: ColorPair) {
    guard let background = pair.background, pair.foreground != .tone else { return }
    let needed = isLarge(block) ? 3.0 : 4.5
    for appearance in Appearance.allCases {
      let palette = SystemPalette(appearance: appearance)
      let ground = background.color(for: appearance)
      let ink = pair.foreground.color(in: palette).over(ground)
      let ratio = ink.contrast(to: ground)
      guard ratio < needed else { continue }
      return reportContrast(block, pair, ratio, needed, appearance)
    }
  }

  private mutating func reportContrast(
    _ block: CheckedObject, _ pair: ColorPair, _ ratio: Double, _ needed: Double, _ appearance: Appearance
  ) {
    let member = block.member(.foreground)
    let tenths = (ratio * 10).rounded(.down) / 10
    let advice =
      pair.foreground == .label
      ? "set 'foreground' too, or a background with 'light' and 'dark'"
      : "make one of the two darker or lighter"
    report(
      Diagnostic(
        rule: .lowContrast, severity: pair.foreground == .label ? .note : .warning,
        message:
          "the text stands out from its background by \(plain(tenths)) to 1 in \(appearance.rawValue) mode, \(plain(needed)) is needed: \(advice)",
        pointer: member.map { block.pointer(of: $0) } ?? block.pointer,
        span: member?.value.span ?? block.start))
  }

  /// 18 points, or 14 in bold, as WCAG draws the line.
  private func isLarge(_ block: CheckedObject) -> Bool {
    let weight = block.name(.weight, as: FontWeight.self) ?? .regular
    let isBold = [FontWeight.semibold, .bold, .heavy, .black].contains(weight)
    if let size = block.number(.textSize) { return size >= (isBold ? 14 : 18) }
    switch block.name(.textStyle, as: TextStyle.self) ?? .body {
    case .largeTitle, .title, .title2, .title3: return true
    case .headline, .body, .callout, .subheadline: return isBold
    case .footnote, .caption, .caption2: return false
    }
  }
}

/// The colours that a text is drawn with and on, as far as the author chose them.
private struct ColorPair {
  var foreground: Ink
  /// `nil` where the phone's own background shows.
  var background: Ground?

  static let unchosen = ColorPair(foreground: .label, background: nil)

  enum Ink: Equatable {
    /// Nothing was chosen: the label colour.
    case label
    /// Paired by the phone.
    case tone
    case chosen(ColorValue)

    func color(in palette: SystemPalette) -> RGBA {
      switch self {
      case .label, .tone: palette.color(.primary)
      case .chosen(let value): value.color(in: palette) ?? palette.color(.primary)
      }
    }
  }

  struct Ground {
    var light: RGBA
    var dark: RGBA

    func color(for appearance: Appearance) -> RGBA {
      appearance == .light ? light : dark
    }
  }

  /// The pair inside of a block that may set either.
  func inside(_ block: CheckedObject) -> ColorPair {
    var pair = self
    if let color = block.color(.foreground) {
      pair.foreground = color.hasTone ? .tone : .chosen(color)
    } else if block.has(.tone) {
      pair.foreground = .tone
    }
    if let color = block.color(.background) {
      pair.background = color.hasTone ? nil : ground(color)
    }
    return pair
  }

  /// `color` on what lies behind it.
  private func ground(_ color: ColorValue) -> Ground? {
    let light = SystemPalette(appearance: .light)
    let dark = SystemPalette(appearance: .dark)
    let behind =
      background
      ?? Ground(
        light: light.color(SemanticColor.systemBackground),
        dark: dark.color(SemanticColor.elevatedSystemBackground))
    guard let lightColor = color.color(in: light), let darkColor = color.color(in: dark) else { return nil }
    if lightColor.alpha == 0 && darkColor.alpha == 0 { return background }
    return Ground(light: lightColor.over(behind.light), dark: darkColor.over(behind.dark))
  }
}

extension ColorValue {
  fileprivate var hasTone: Bool {
    switch self {
    case .tone: true
    case .system, .rgba: false
    case .adaptive(let light, let dark): light.hasTone || dark.hasTone
    }
  }

  /// The colour under the palette's appearance; `nil` for a tone.
  fileprivate func color(in palette: SystemPalette) -> RGBA? {
    switch self {
    case .tone: nil
    case .system(let color): palette.color(color)
    case .rgba(let color): color
    case .adaptive(let light, let dark):
      (palette.appearance == .light ? light : dark).color(in: palette)
    }
  }
}
