/// The weights of the system font, lightest first.
public enum FontWeight: String, Hashable, Sendable, CaseIterable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

  /// The weight on the scale of CSS and Pango, 100 to 900.
  public var cssWeight: Int {
    switch self {
    case .ultraLight: 100
    case .thin: 200
    case .light: 300
    case .regular: 400
    case .medium: 500
    case .semibold: 600
    case .bold: 700
    case .heavy: 800
    case .black: 900
    }
  }
}

/// The designs of the system font.
public enum FontDesign: String, Hashable, Sendable, CaseIterable {
  case `default`, rounded, monospaced, serif
}

/// Where the lines of a text stand in its width.
public enum TextAlignment: String, Hashable, Sendable, CaseIterable {
  case leading, center, trailing
}

/// The text styles of iOS, largest first.
public enum TextStyle: String, Hashable, Sendable, CaseIterable {
  case largeTitle, title, title2, title3, headline, body, callout, subheadline, footnote, caption, caption2
}

/// The Dynamic Type sizes of iOS, smallest first; `large` is the default.
public enum TextSize: String, Hashable, Sendable, CaseIterable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1 = "AX1"
  case accessibility2 = "AX2"
  case accessibility3 = "AX3"
  case accessibility4 = "AX4"
  case accessibility5 = "AX5"
}

/// Light or dark mode.
public enum Appearance: String, Hashable, Sendable, CaseIterable {
  case light, dark
}

/// The accessibility setting that darkens or lightens the system colours.
public enum Contrast: String, Hashable, Sendable, CaseIterable {
  case standard, increased
}

/// The release of iOS whose system colours are used.
public enum PaletteVersion: String, Hashable, Sendable, CaseIterable {
  case ios18, ios26
}
