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

extension [UInt8] {
  /// The bytes with `edits` applied in the order of the source; of two that overlap the first one counts.
  ///
  /// Insertions at one place keep their order and come before a replacement that starts there.
  public func applying(_ edits: [SourceEdit]) -> [UInt8] {
    let ordered = edits.enumerated().sorted { left, right in
      (left.element.span.offset, left.element.span.end, left.offset)
        < (right.element.span.offset, right.element.span.end, right.offset)
    }
    var edited: [UInt8] = []
    var position = 0
    for (_, edit) in ordered where edit.span.offset >= position && edit.span.end <= count {
      edited += self[position..<edit.span.offset]
      edited += edit.replacement.utf8
      position = edit.span.end
    }
    return edited + self[position...]
  }
}
