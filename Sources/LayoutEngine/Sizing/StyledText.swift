public import LayoutModel

/// A font as the engine asks for it: the renderer finds the face that comes nearest.
public struct FontSpec: Hashable, Sendable {
  /// Points, Dynamic Type already applied.
  public var size: Double
  public var weight: FontWeight
  public var design: FontDesign
  public var isItalic: Bool
  /// Whether all digits take the same width.
  public var hasMonospacedDigits: Bool

  public init(
    size: Double, weight: FontWeight = .regular, design: FontDesign = .default, isItalic: Bool = false,
    hasMonospacedDigits: Bool = false
  ) {
    self.size = size
    self.weight = weight
    self.design = design
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
  }
}

/// A piece of text in one font and colour.
public struct TextRun: Hashable, Sendable {
  public var text: String
  public var font: FontSpec
  public var color: RGBA
  public var isStrikethrough: Bool
  public var isUnderlined: Bool

  public init(
    text: String, font: FontSpec, color: RGBA, isStrikethrough: Bool = false, isUnderlined: Bool = false
  ) {
    self.text = text
    self.font = font
    self.color = color
    self.isStrikethrough = isStrikethrough
    self.isUnderlined = isUnderlined
  }
}

/// A text ready to be measured and drawn: all defaults filled in, colours resolved.
public struct StyledText: Hashable, Sendable {
  /// In reading order; a newline inside a run starts a new line.
  public var runs: [TextRun]
  /// The most lines that are shown, counted over the whole text; `nil` for no limit but the renderer's own.
  public var lineLimit: Int?
  public var alignment: TextAlignment
  /// The least factor by which the whole text may be shrunk to fit its width before it is cut; 1 for never.
  public var minimumScaleFactor: Double
  /// Points from a line's baseline to the next one's; `nil` for the height of a single line.
  public var linePitch: Double?
  /// The font that gives an empty text its height and the ellipsis its look.
  public var baseFont: FontSpec
  /// BCP 47, for the choice of glyphs and line breaks; empty for none.
  public var language: String
  public var direction: LayoutDirection

  public init(
    runs: [TextRun], baseFont: FontSpec, lineLimit: Int? = nil, alignment: TextAlignment = .leading,
    minimumScaleFactor: Double = 1, linePitch: Double? = nil, language: String = "",
    direction: LayoutDirection = .leftToRight
  ) {
    self.runs = runs
    self.baseFont = baseFont
    self.lineLimit = lineLimit
    self.alignment = alignment
    self.minimumScaleFactor = minimumScaleFactor
    self.linePitch = linePitch
    self.language = language
    self.direction = direction
  }
}

/// A symbol ready to be measured and drawn.
public struct StyledSymbol: Hashable, Sendable {
  /// An SF Symbol name.
  public var name: String
  /// The font that the symbol stands beside: its size and weight are the symbol's.
  public var font: FontSpec
  public var color: RGBA
  /// The symbol's size relative to the font: small 0.783, medium 1, large 1.29.
  public var scale: Double

  public init(name: String, font: FontSpec, color: RGBA, scale: Double = 1) {
    self.name = name
    self.font = font
    self.color = color
    self.scale = scale
  }
}

/// Where a picture's bytes come from.
public enum ImageSource: Hashable, Sendable {
  /// An `https` or `data` URL as it was written.
  case url(String)
  /// The name of an asset that the caller supplies.
  case asset(String)
}

/// How a picture fills a box of another shape.
public enum ImageContentMode: String, Hashable, Sendable, CaseIterable {
  case fit, fill
}
