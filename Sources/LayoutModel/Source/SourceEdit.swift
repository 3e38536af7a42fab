/// A replacement of a stretch of the source, part of a fix.
public struct SourceEdit: Hashable, Sendable {
  public var span: SourceSpan
  public var replacement: String

  public init(span: SourceSpan, replacement: String) {
    self.span = span
    self.replacement = replacement
  }

  public static func insertion(of text: String, at offset: Int) -> SourceEdit {
    SourceEdit(span: SourceSpan(offset: offset, length: 0), replacement: text)
  }

  public static func removal(of span: SourceSpan) -> SourceEdit {
    SourceEdit(span: span, replacement: "")
  }

  /// Whether both edits would be written the same; bytes are compared, since this must not need Unicode tables.
  public static func == (left: SourceEdit, right: SourceEdit) -> Bool {
    left.span == right.span && left.replacement.utf8.elementsEqual(right.replacement.utf8)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(span)
  }
}
