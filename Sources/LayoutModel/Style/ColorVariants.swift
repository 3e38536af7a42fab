/// A colour as it looks under the two appearances and the two contrasts.
struct ColorVariants {
  let light: RGBA
  let dark: RGBA
  let increasedLight: RGBA
  let increasedDark: RGBA

  /// Four colours as `0xRRGGBB`, each with its alpha in 1/255.
  init(
    _ light: UInt32, _ dark: UInt32, _ increasedLight: UInt32, _ increasedDark: UInt32,
    alphas lightAlpha: Double = 255, _ darkAlpha: Double = 255, _ increasedLightAlpha: Double = 255,
    _ increasedDarkAlpha: Double = 255
  ) {
    self.light = RGBA(hex: light, alpha: lightAlpha / 255)
    self.dark = RGBA(hex: dark, alpha: darkAlpha / 255)
    self.increasedLight = RGBA(hex: increasedLight, alpha: increasedLightAlpha / 255)
    self.increasedDark = RGBA(hex: increasedDark, alpha: increasedDarkAlpha / 255)
  }

  /// One colour that never changes.
  init(always color: RGBA) {
    light = color
    dark = color
    increasedLight = color
    increasedDark = color
  }

  func color(for appearance: Appearance, contrast: Contrast) -> RGBA {
    switch (appearance, contrast) {
    case (.light, .standard): light
    case (.dark, .standard): dark
    case (.light, .increased): increasedLight
    case (.dark, .increased): increasedDark
    }
  }
}
