import LayoutModel

/// How the system colours a widget; the one place where modes change colours.
///
/// What Apple says of the modes: `accented` gives everything one of two colours and keeps its opacity;
/// `vibrant` takes the colours away and lets the wallpaper shine through what is dark. Both leave the widget's
/// own background out.
public enum RenderingMode: String, Hashable, Sendable, CaseIterable {
  /// As the author chose them.
  case fullColor
  /// The tinted Home Screen: colours become the tint, grays become white.
  case accented
  /// The Lock Screen: white, the more opaque the lighter a colour was.
  case vibrant

  /// What the mode makes of a colour of the content.
  func render(_ color: RGBA) -> RGBA {
    switch self {
    case .fullColor: color
    case .accented:
      (color.isColorful ? ModeColors.tint : .white).faded(to: color.alpha)
    case .vibrant: .white.faded(to: color.luma * color.alpha)
    }
  }

  /// What the mode makes of a picture's pixel: a gray with an opacity, or `nil` for the pixel as it is. All
  /// components are multiplied by the opacity.
  ///
  /// In `accented` pictures keep their lightness, as those do that an app marks as desaturated.
  package func renderPicture(
    red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8
  ) -> (gray: UInt8, alpha: UInt8)? {
    let luma = (2126 * UInt32(red) + 7152 * UInt32(green) + 722 * UInt32(blue) + 5000) / 10_000
    let gray = min(UInt8(truncatingIfNeeded: luma), alpha)
    return switch self {
    case .fullColor: nil
    case .accented: (gray, alpha)
    case .vibrant: (gray, gray)
    }
  }
}

/// The colours that stand in for what a person chooses: a tint and a wallpaper.
enum ModeColors {
  static let tint = RGBA(hex: 0x82B4FF)
  /// What a tinted Home Screen puts behind a widget.
  static let tintedBackground = RGBA(hex: 0x1E2430)
  /// Behind a Lock Screen widget; dark mode dims it.
  static func wallpaper(_ appearance: Appearance) -> RGBA {
    switch appearance {
    case .light: RGBA(hex: 0x56657D)
    case .dark: RGBA(hex: 0x1D2430)
    }
  }
  /// Opacity of an author's background behind a block in the modes that take colours away: were it opaque,
  /// what stands on it would drown in it.
  static let blockBackground = 0.2
}

extension RGBA {
  /// Whether the colour has a hue that people would name; the grays of iOS differ by 0.05 at most between
  /// components, its palest colour by 0.3.
  fileprivate var isColorful: Bool {
    max(red, green, blue) - min(red, green, blue) > 0.15
  }

  /// Perceived lightness from 0 to 1: ITU-R BT.709's weights on the encoded components.
  fileprivate var luma: Double {
    min(max(0.2126 * red + 0.7152 * green + 0.0722 * blue, 0), 1)
  }
}

extension DisplayCommand {
  /// The command as a mode colours it, and around what has colours of its own the group that changes them.
  func rendered(in mode: RenderingMode) -> [DisplayCommand] {
    switch self {
    case .fill(let shape, let color): return [.fill(shape, mode.render(color))]
    case .gradient(let shape, var gradient):
      for index in gradient.stops.indices {
        gradient.stops[index].color = mode.render(gradient.stops[index].color)
      }
      return [.gradient(shape, gradient)]
    case .border(let shape, let width, let color): return [.border(shape, width: width, mode.render(color))]
    case .arc(var arc):
      arc.color = mode.render(arc.color)
      return [.arc(arc)]
    case .text(let placed): return placed.rendered(in: mode)
    case .symbol(var symbol, let rect):
      symbol.color = mode.render(symbol.color)
      return [.symbol(symbol, in: rect)]
    case .image(_, _, let rect): return grouped(in: rect, mode)
    case .blur, .pushClip, .popClip, .pushOpacity, .popOpacity, .pushRendering, .popRendering: return [self]
    }
  }

  fileprivate func grouped(in rect: Rect, _ mode: RenderingMode) -> [DisplayCommand] {
    [.pushClip(.rectangle(rect)), .pushRendering(mode), self, .popRendering, .popClip]
  }
}

extension PlacedText {
  /// Emoji have colours of their own; a text in the tint would lose it in a group, so they keep them there.
  fileprivate func rendered(in mode: RenderingMode) -> [DisplayCommand] {
    var placed = self
    for index in text.runs.indices { placed.text.runs[index].color = mode.render(text.runs[index].color) }
    let command = DisplayCommand.text(placed)
    let isTinted = placed.text.runs.contains { $0.color.isColorful }
    guard !isTinted, text.runs.contains(where: \.hasEmoji) else { return [command] }
    return command.grouped(in: rect.inset(by: -text.baseFont.size), mode)
  }
}

extension TextRun {
  /// Whether something may be drawn as a coloured picture.
  fileprivate var hasEmoji: Bool {
    text.unicodeScalars.contains { $0.properties.isEmojiPresentation || $0.value == 0xFE0F }
  }
}
