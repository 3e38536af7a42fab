/// What a block looks like, whatever its type.
public struct BlockAppearance: Hashable, Sendable {
  public var background: ColorValue?
  /// Inherited by children that set none.
  public var foreground: ColorValue?
  public var tone: Tone?
  /// Points.
  public var cornerRadius: Double
  public var opacity: Double

  static let fields: [Field] = [.background, .foreground, .tone, .cornerRadius, .opacity]

  init(_ block: ObjectReader) {
    background = block.color(.background)
    foreground = block.color(.foreground)
    tone = block.name(.tone, as: Tone.self)
    cornerRadius = block.number(.cornerRadius) ?? 0
    opacity = block.number(.opacity) ?? 1
  }
}

extension Field {
  static let background = Field("background", .color, "colour behind the block")
  static let foreground = Field("foreground", .color, "colour of text and symbols, inherited by children")
  static let tone = Field("tone", .name(Tone.names), "colour by its meaning")
  static let cornerRadius = Field("cornerRadius", .number(.length), "radius of the corners, in points")
  static let opacity = Field("opacity", .number(.fraction), "opacity of the block, 0 to 1")

  static let lightColor = Field("light", .color, "colour in light mode", isRequired: true)
  static let darkColor = Field("dark", .color, "colour in dark mode", isRequired: true)
}

extension ObjectShape {
  package static let adaptiveColor = ObjectShape("a colour", [.lightColor, .darkColor])
}
