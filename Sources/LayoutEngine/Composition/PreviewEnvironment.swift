public import LayoutModel

/// What a phone is set to while it shows a surface.
public struct PreviewEnvironment: Hashable, Sendable {
  public var device: Device
  public var appearance: Appearance
  public var contrast: Contrast
  public var palette: PaletteVersion
  public var textSize: TextSize
  /// BCP 47; empty for English.
  public var language: String
  public var direction: LayoutDirection
  /// `nil` takes the surface's own: vibrant on the Lock Screen, full colour elsewhere.
  public var rendering: RenderingMode?

  public init(
    device: Device = .standard, appearance: Appearance = .light, contrast: Contrast = .standard,
    palette: PaletteVersion = .ios26, textSize: TextSize = .large, language: String = "",
    direction: LayoutDirection = .leftToRight, rendering: RenderingMode? = nil
  ) {
    self.device = device
    self.appearance = appearance
    self.contrast = contrast
    self.palette = palette
    self.textSize = textSize
    self.language = language
    self.direction = direction
    self.rendering = rendering
  }

  var colors: SystemPalette {
    SystemPalette(appearance: appearance, contrast: contrast, version: palette)
  }

  /// Whether colours are drawn as chosen; solid fills would swallow what stands on them elsewhere.
  var keepsColors: Bool { (rendering ?? .fullColor) == .fullColor }

  /// Points of one device pixel.
  var pixel: Double { 1 / Double(device.scale) }

  /// `points` grown or shrunk with Dynamic Type as the footnote style is.
  func scaled(_ points: Double) -> Double {
    let standard = TypeScale.metrics(for: .footnote, at: .large).size
    let current = TypeScale.metrics(for: .footnote, at: textSize).size
    return (points * current / standard / pixel).rounded() * pixel
  }
}
