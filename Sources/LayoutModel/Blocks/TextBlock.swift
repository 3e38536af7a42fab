/// A text in one style.
public struct TextBlock: Hashable, Sendable {
  public var text: String
  public var type: TypeSetting

  static let shape = ObjectShape.block(
    "a text block", [.text.required] + TypeSetting.fields, checks: [.smallText])

  init(_ block: ObjectReader) {
    text = block.string(.text) ?? ""
    type = TypeSetting(block)
  }
}

/// How a text is set.
public struct TypeSetting: Hashable, Sendable {
  public var style: TextStyle
  /// Points, not scaled by Dynamic Type; `nil` takes the style's.
  public var size: Double?
  /// `nil` takes the style's.
  public var weight: FontWeight?
  public var design: FontDesign
  public var isItalic: Bool
  public var hasMonospacedDigits: Bool
  public var alignment: TextAlignment
  public var lineLimit: Int?
  public var minimumScaleFactor: Double

  static let fields: [Field] = [
    .textStyle, .textSize, .weight, .design, .italic, .monospacedDigit, .textAlignment, .lineLimit,
    .minimumScaleFactor,
  ]

  /// The defaults of a style.
  package init(style: TextStyle) {
    self.style = style
    size = nil
    weight = nil
    design = .default
    isItalic = false
    hasMonospacedDigits = false
    alignment = .leading
    lineLimit = nil
    minimumScaleFactor = 1
  }

  init(_ block: ObjectReader) {
    style = block.name(.textStyle, as: TextStyle.self) ?? .body
    size = block.number(.textSize)
    weight = block.name(.weight, as: FontWeight.self)
    design = block.name(.design, as: FontDesign.self) ?? .default
    isItalic = block.flag(.italic) ?? false
    hasMonospacedDigits = block.flag(.monospacedDigit) ?? false
    alignment = block.name(.textAlignment, as: TextAlignment.self) ?? .leading
    lineLimit = block.integer(.lineLimit)
    minimumScaleFactor = block.number(.minimumScaleFactor) ?? 1
  }
}

extension Field {
  static let text = Field("text", .string(StringShape()), "what is shown")
  static let textStyle = Field(
    "style", .name(NameSet(TextStyle.allCases.map { $0.rawValue })), "text style of iOS")
  static let textSize = Field(
    "size", .number(NumberRange(minimum: 1, maximum: 500)), "font size in points, not scaled by Dynamic Type")
  static let weight = Field("weight", .name(NameSet(FontWeight.allCases.map { $0.rawValue })), "font weight")
  static let design = Field("design", .name(NameSet(FontDesign.allCases.map { $0.rawValue })), "font design")
  static let italic = Field("italic", .boolean, "whether the text is slanted")
  static let monospacedDigit = Field("monospacedDigit", .boolean, "whether all digits have one width")
  static let textAlignment = Field(
    "alignment", .name(NameSet(TextAlignment.allCases.map { $0.rawValue })), "where the lines stand")
  static let lineLimit = Field(
    "lineLimit", .integer(NumberRange(minimum: 1, maximum: 1000)), "the most lines that are shown")
  static let minimumScaleFactor = Field(
    "minimumScaleFactor", .number(.fraction), "least factor that the text is shrunk by before it is cut")
}
