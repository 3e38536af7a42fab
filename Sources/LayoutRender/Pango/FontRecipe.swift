internal import LayoutEngine
internal import LayoutModel

/// The free face that stands for a font of iOS, and the figures that make it as wide and as high.
///
/// `Documentation/Text.md` tells where the figures come from and how well they do.
struct FontRecipe: Hashable {
  let family: String
  /// Points of the substitute: its capitals are as high as those of the font it stands for.
  let size: Double
  /// Points of the font it stands for; faces that stand in where the substitute lacks a letter take it as it is.
  let nominalSize: Double
  /// 100 to 900.
  let weight: Int
  let isItalic: Bool
  /// Points after each glyph.
  let tracking: Double
  let hasMonospacedDigits: Bool
  /// How much wider than the face has it a percent sign is drawn.
  let percentStretch: Double

  init(for font: FontSpec) {
    let size = TextLimit.clamped(fontSize: font.size)
    switch font.design {
    case .default where size < Self.opticalSwitch: self.init(text: font, size: size)
    case .default: self.init(display: font, size: size)
    case .rounded:
      self.init(font, family: "Inter", size: size * InterMetrics.textScale, tracking: 0)
    case .monospaced:
      self.init(
        font, family: "Noto Sans Mono", size: size * MonoMetrics.scale, tracking: size * MonoMetrics.tracking)
    case .serif:
      self.init(
        font, family: "Noto Serif", size: size * SerifMetrics.scale, tracking: Tracking.newYork(at: size))
    }
  }

  /// Points from which on the display face stands for SF; below it the text face does.
  private static let opticalSwitch = 22.0

  private init(text font: FontSpec, size: Double) {
    let width =
      InterMetrics.widening(font.weight) - InterMetrics.displayShare(at: size) * InterMetrics.gap(font.weight)
      + (font.hasMonospacedDigits ? InterMetrics.textDigits : 0)
    self.init(
      font, family: "Inter", size: size * InterMetrics.textScale,
      tracking: Tracking.sanFrancisco(at: size) + width * size, percentStretch: InterMetrics.textPercent)
  }

  private init(display font: FontSpec, size: Double) {
    let width =
      InterMetrics.displayWidening
      + (1 - InterMetrics.displayShare(at: size)) * InterMetrics.gap(font.weight)
      + (font.hasMonospacedDigits ? InterMetrics.displayDigits : 0)
    self.init(
      font, family: "Inter Display", size: size * InterMetrics.displayScale,
      tracking: Tracking.sanFrancisco(at: size) + width * size, percentStretch: InterMetrics.displayPercent)
  }

  private init(
    _ font: FontSpec, family: String, size: Double, tracking: Double, percentStretch: Double = 1
  ) {
    self.family = family
    self.size = size
    nominalSize = TextLimit.clamped(fontSize: font.size)
    self.weight = font.weight.cssWeight
    self.isItalic = font.isItalic
    self.tracking = tracking
    self.hasMonospacedDigits = font.hasMonospacedDigits
    self.percentStretch = percentStretch
  }
}

/// What makes Inter as wide and as high as SF; widths in ems of the font that is stood for.
private enum InterMetrics {
  /// SF's capitals are 0.7046 em high, Inter's 0.7273.
  static let textScale = 0.9686
  /// Inter Display's capitals are 0.7188 em high.
  static let displayScale = 0.9803
  /// What Inter Display lacks after each glyph.
  static let displayWidening = 0.007
  /// What monospaced digits have too much after each glyph of a text.
  static let textDigits = -0.0105
  static let displayDigits = 0.004

  /// What the scaled text face lacks after each glyph; measured from regular to bold, continued beyond.
  static func widening(_ weight: FontWeight) -> Double {
    switch weight {
    case .ultraLight: 0.007
    case .thin: 0.009
    case .light: 0.011
    case .regular: 0.0135
    case .medium: 0.0195
    case .semibold: 0.0205
    case .bold: 0.0245
    case .heavy: 0.027
    case .black: 0.029
    }
  }

  /// SF's percent sign has 0.867 em of ink at semibold, Inter's 0.677.
  static let textPercent = 1.25
  /// At bold and 34 points it is 0.81 em against 0.685.
  static let displayPercent = 1.2

  /// How much wider the scaled text face's average glyph is than the scaled display face's.
  static func gap(_ weight: FontWeight) -> Double {
    0.0413 - 0.000_028_3 * Double(weight.cssWeight - 400)
  }

  /// How far SF has gone from its text cut to its display cut: its optical axis runs from 17 to 28 points.
  static func displayShare(at size: Double) -> Double {
    min(1, max(0, (size - 17) / (28 - 17)))
  }
}

/// Noto Sans Mono as SF Mono: capitals 0.714 em against 0.7046, a pitch of 0.6 em against 0.618.
private enum MonoMetrics {
  static let scale = 0.987
  static let tracking = 0.618 - 0.6 * scale
}

/// Noto Serif as New York, whose capitals are about as high as SF's.
private enum SerifMetrics {
  static let scale = 0.987
}
