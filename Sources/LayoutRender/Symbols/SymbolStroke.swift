internal import LayoutModel

/// How thick the lines of a symbol are, and how large it is, at a font weight.
struct SymbolStroke: Hashable {
  /// The width of a line in parts of the point size.
  var width: Double
  /// The size of the drawing relative to the regular weight.
  var growth: Double

  /// Measured on screenshots: regular 0.083 (timer at 24 points), semibold 0.122 (arrow.clockwise at 9) and
  /// bold 0.147 (arrow.up at 22); the others continue that line.
  init(weight: FontWeight) {
    width =
      switch weight {
      case .ultraLight: 0.030
      case .thin: 0.045
      case .light: 0.064
      case .regular: 0.083
      case .medium: 0.101
      case .semibold: 0.122
      case .bold: 0.146
      case .heavy: 0.168
      case .black: 0.190
      }
    growth = Self.growth(of: weight)
  }

  /// The lines of a glyph in a frame gain less weight than the frame, those of an icon with many lines none.
  func framedWidth(isDense: Bool) -> Double {
    let regular = SymbolStroke(weight: .regular).width
    let gain = max(0, width - regular)
    return width - gain * (isDense ? 1 : 0.5)
  }

  /// The lines of a mark in a badge, which is small.
  var thinned: SymbolStroke {
    var copy = self
    copy.width *= 0.85
    return copy
  }

  /// The diameter of `circle.fill` runs from 0.9463 (ultra light) over 0.9961 (regular) to 1.0664 (black) of
  /// the point size.
  private static func growth(of weight: FontWeight) -> Double {
    let stepsFromRegular = Double(weight.cssWeight - 400) / 100
    return stepsFromRegular < 0
      ? 1 + stepsFromRegular * (1 - 0.9463 / 0.9961) / 3
      : 1 + stepsFromRegular * (1.0664 / 0.9961 - 1) / 5
  }
}
