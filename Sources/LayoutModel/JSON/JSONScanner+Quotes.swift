/// Strings between other marks than the double quote.
extension JSONScanner {
  /// The length of the single or typographic quote at the position, 0 where there is none.
  var openingQuoteLength: Int { quoteLength(at: position) }

  /// Straight single quotes, backticks, and the curly quotes U+2018 to U+201F of word processors.
  private func quoteLength(at index: Int) -> Int {
    guard index < bytes.count else { return 0 }
    switch bytes[index] {
    case ASCII.apostrophe, UInt8(ascii: "`"): return 1
    case 0xE2:
      let isCurly =
        index + 2 < bytes.count && bytes[index + 1] == 0x80 && (0x98...0x9F).contains(bytes[index + 2])
      return isCurly ? 3 : 0
    default: return 0
    }
  }

  /// A string between quotes that JSON does not know, closed by one of the same kind on the same line.
  mutating func scanWronglyQuoted() -> JSONValue? {
    let start = position
    let mark = openingQuoteLength
    position += mark
    let content = skipContent(closedBy: bytes[start], mark)
    let isClosed = !isAtEnd && current == bytes[start]
    if isClosed { position += mark }
    let whole = span(from: start)
    let edits = requotingEdits(whole, around: content)
    report(
      .singleQuotes, whole, "string in \(quoteName(at: start)) quotes: JSON needs double quotes",
      fix: JSONFix(edits, isSafe: isClosed))
    return JSONValue(span: whole, kind: .string(text(in: whole, after: edits)))
  }

  /// What the source in `span` stands for once `edits` have made a JSON string of it.
  private func text(in span: SourceSpan, after edits: [SourceEdit]) -> String {
    let shifted = edits.map { edit in
      SourceEdit(
        span: SourceSpan(offset: edit.span.offset - span.offset, length: edit.span.length),
        replacement: edit.replacement)
    }
    var reader = JSONScanner(Array(bytes[span.offset..<span.end]).applying(shifted), limits: limits)
    return reader.scanString()
  }

  /// Moves to the closing quote, or to the end of the line where there is none.
  private mutating func skipContent(closedBy quote: UInt8, _ length: Int) -> SourceSpan {
    let start = position
    while !isAtEnd, current >= 0x20 || current == ASCII.tab {
      if current == quote, quoteLength(at: position) == length { break }
      let isEscape = current == ASCII.backslash && byte(ahead: 1) >= 0x20
      position += isEscape ? 2 : 1
    }
    return span(from: start)
  }

  /// Double quotes around `content`; in it apostrophes lose their backslash and double quotes get one.
  private func requotingEdits(_ whole: SourceSpan, around content: SourceSpan) -> [SourceEdit] {
    let opening = SourceSpan(offset: whole.offset, length: content.offset - whole.offset)
    let closing = SourceSpan(offset: content.end, length: whole.end - content.end)
    var edits = [SourceEdit(span: opening, replacement: "\"")]
    var index = content.offset
    while index < content.end {
      let isEscape = bytes[index] == ASCII.backslash
      if isEscape, index + 1 == content.end {
        edits.append(.insertion(of: "\\", at: index))
      } else if isEscape, bytes[index + 1] == ASCII.apostrophe || bytes[index + 1] == UInt8(ascii: "`") {
        edits.append(.removal(of: SourceSpan(offset: index, length: 1)))
      } else if bytes[index] == ASCII.quote {
        edits.append(.insertion(of: "\\", at: index))
      }
      index += isEscape ? 2 : 1
    }
    return edits + [SourceEdit(span: closing, replacement: "\"")]
  }

  private func quoteName(at index: Int) -> String {
    switch bytes[index] {
    case ASCII.apostrophe: "single"
    case UInt8(ascii: "`"): "back"
    default: "curly"
    }
  }
}
