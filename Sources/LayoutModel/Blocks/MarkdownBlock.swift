/// A text with inline styles.
public struct MarkdownBlock: Hashable, Sendable {
  /// Markdown source.
  public var source: String
  public var type: TypeSetting

  static let shape = ObjectShape.block(
    "a markdown block", [.markdownText] + TypeSetting.fields,
    checks: [.smallText])

  init(_ block: ObjectReader) {
    source = block.string(.markdownText) ?? ""
    type = TypeSetting(block)
  }
}

extension Field {
  static let markdownText = Field(
    "text", .string(StringShape()), "Markdown source", aliases: ["markdown", "content"], isRequired: true)
}
