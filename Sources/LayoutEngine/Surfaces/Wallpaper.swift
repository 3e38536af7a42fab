public import LayoutModel

/// What lies behind everything on a Lock Screen.
public enum Wallpaper: Hashable, Sendable {
  /// A quiet gradient that follows the appearance.
  case standard
  case color(RGBA)
  /// A picture that fills the surface.
  case image(ImageSource)
}

extension Wallpaper {
  /// The commands that paint the part of it inside `shape` as it shows through a material: blurred, which
  /// leaves colours and the quiet gradient as they are.
  func blurredCommands(in shape: Shape, of bounds: Rect, appearance: Appearance) -> [DisplayCommand] {
    let plain = commands(in: shape, of: bounds, appearance: appearance)
    switch self {
    case .standard, .color: return plain
    case .image: return plain + [.blur(shape, radius: NotificationTheme.blurRadius)]
    }
  }

  /// The commands that paint the part of it inside `shape`, where the whole covers `bounds`.
  func commands(in shape: Shape, of bounds: Rect, appearance: Appearance) -> [DisplayCommand] {
    switch self {
    case .standard: [.gradient(shape, Self.gradient(in: appearance, across: bounds))]
    case .color(let color): [.fill(shape, color)]
    case .image(let source): [.pushClip(shape), .image(source, mode: .fill, in: bounds), .popClip]
    }
  }

  /// Blue over violet to rose, from the upper left to the lower right.
  private static func gradient(in appearance: Appearance, across bounds: Rect) -> LinearGradient {
    let colors: [UInt32] =
      switch appearance {
      case .light: [0x8FAFD4, 0xA9A8D2, 0xD6B3C0]
      case .dark: [0x2B4570, 0x463F75, 0x6E4260]
      }
    return LinearGradient(
      start: Point(x: bounds.x, y: bounds.y), end: Point(x: bounds.maxX, y: bounds.maxY),
      stops: colors.enumerated().map { index, hex in
        LinearGradient.Stop(offset: Double(index) / 2, color: RGBA(hex: hex))
      })
  }
}
