/// Bounds on a text, each with the attack that it stops.
enum TextLimit {
  /// Unicode scalars that are shaped: more than any surface shows.
  static let scalars = 8_192
  /// Points of height that lines are made for: no surface is taller.
  static let height = 1_400.0
  /// Font sizes in points: Pango's units overflow beyond, and a failed font sticks in the context.
  static let fontSizes = 0.5...720.0
  static func clamped(fontSize: Double) -> Double {
    guard !fontSize.isNaN else { return fontSizes.lowerBound }
    return min(max(fontSize, fontSizes.lowerBound), fontSizes.upperBound)
  }

  /// The most lines that are made where each takes `pitch` points.
  static func lines(pitch: Double) -> Int {
    Int((height / max(pitch, 1)).rounded(.up)) + 1
  }
}
