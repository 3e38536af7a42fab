import LayoutModel

/// How the system colours a widget.
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

  /// What the mode makes of a colour of the content; the one place where modes change colours.
  func render(_ color: RGBA) -> RGBA {
    switch self {
    case .fullColor: color
    case .accented:
      (color.isColorful ? ModeColors.tint : .white).faded(to: color.alpha)
    case .vibrant: .white.faded(to: color.luma * color.alpha)
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
  /// The command as a mode colours it. Pictures keep their colours: the list does not know their pixels.
  func rendered(in mode: RenderingMode) -> DisplayCommand {
    switch self {
    case .fill(let shape, let color): return .fill(shape, mode.render(color))
    case .gradient(let shape, var gradient):
      for index in gradient.stops.indices {
        gradient.stops[index].color = mode.render(gradient.stops[index].color)
      }
      return .gradient(shape, gradient)
    case .border(let shape, let width, let color): return .border(shape, width: width, mode.render(color))
    case .arc(var arc):
      arc.color = mode.render(arc.color)
      return .arc(arc)
    case .text(var text):
      for index in text.text.runs.indices {
        text.text.runs[index].color = mode.render(text.text.runs[index].color)
      }
      return .text(text)
    case .symbol(var symbol, let rect):
      symbol.color = mode.render(symbol.color)
      return .symbol(symbol, in: rect)
    case .image, .pushClip, .popClip, .pushOpacity, .popOpacity: return self
    }
  }
}
