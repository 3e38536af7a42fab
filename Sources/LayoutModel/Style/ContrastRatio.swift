extension RGBA {
  /// This colour drawn on an opaque one.
  func over(_ ground: RGBA) -> RGBA {
    func mixed(_ top: Double, _ bottom: Double) -> Double { top * alpha + bottom * (1 - alpha) }
    return RGBA(
      red: mixed(red, ground.red), green: mixed(green, ground.green), blue: mixed(blue, ground.blue))
  }

  /// The contrast ratio of WCAG 2.2, from 1 to 21, of two opaque colours.
  func contrast(to other: RGBA) -> Double {
    let (a, b) = (relativeLuminance, other.relativeLuminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// WCAG 2.2: 0 for black, 1 for white.
  private var relativeLuminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  private static func linear(_ component: Double) -> Double {
    component <= 0.04045 ? component / 12.92 : Self.power24((component + 0.055) / 1.055)
  }

  /// `base` to the power of 2.4: its square times the fifth root of its square, which Newton's method finds.
  private static func power24(_ base: Double) -> Double {
    let square = base * base
    var root = 1.0
    for _ in 0..<24 {
      let fourth = root * root * root * root
      root = (4 * root + square / fourth) / 5
    }
    return square * root
  }
}
