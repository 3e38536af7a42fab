/// A colour in sRGB, each component from 0 to 1, alpha not premultiplied.
public struct RGBA: Hashable, Sendable {
  public var red: Double
  public var green: Double
  public var blue: Double
  public var alpha: Double

  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// A colour from `0xRRGGBB`, as it is written in tables.
  public init(hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double((hex >> 16) & 0xFF) / 255, green: Double((hex >> 8) & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255, alpha: alpha)
  }

  public static let clear = RGBA(hex: 0, alpha: 0)
  public static let white = RGBA(hex: 0xFFFFFF)
  public static let black = RGBA(hex: 0x000000)

  /// The colour with its alpha multiplied by `factor`.
  public func faded(to factor: Double) -> RGBA {
    RGBA(red: red, green: green, blue: blue, alpha: alpha * factor)
  }

  /// `#RRGGBB`, or `#RRGGBBAA` where the colour is not opaque.
  public var hexNotation: String {
    let opaque = "#" + Self.hexPair(red) + Self.hexPair(green) + Self.hexPair(blue)
    return alpha >= 1 ? opaque : opaque + Self.hexPair(alpha)
  }

  private static func hexPair(_ component: Double) -> String {
    let byte = Int((min(max(component, 0), 1) * 255).rounded())
    let text = String(byte, radix: 16, uppercase: true)
    return text.utf8.count == 1 ? "0" + text : text
  }
}
