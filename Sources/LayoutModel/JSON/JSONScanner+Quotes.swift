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
    let mark = quoteLength(at: start)
    let opening = bytes[start]
    position += mark
    let contentStart = position
    while !isAtEnd, current >= 0x20, !(bytes[position] == opening && quoteLength(at: position) == mark) {
      if current == ASCII.backslash, byte(ahead: 1) >= 0x20 { position += 1 }
      position += 1
    }
    let content = SourceSpan(offset: contentStart, length: min(position, bytes.count) - contentStart)
    let isClosed = !isAtEnd && current == opening
    if isClosed { position += mark }
    let whole = span(from: start)
    let text = unescaped(content)
    report(
      .singleQuotes, whole,
      "string in \(quoteName(at: start)) quotes: JSON needs double quotes",
      fix: JSONFix([SourceEdit(span: whole, replacement: JSONWriter.quoted(text))], isSafe: isClosed))
    return JSONValue(span: whole, kind: .string(text))
  }

  private func quoteName(at index: Int) -> String {
    switch bytes[index] {
    case ASCII.apostrophe: "single"
    case UInt8(ascii: "`"): "back"
    default: "curly"
    }
  }

  /// The text that the bytes stand for; a backslash takes the next character as it is, but for the common escapes.
  private func unescaped(_ span: SourceSpan) -> String {
    var text: [UInt8] = []
    var index = span.offset
    while index < span.end {
      if bytes[index] == ASCII.backslash, index + 1 < span.end {
        index += 1
        switch bytes[index] {
        case UInt8(ascii: "n"): text.append(ASCII.lineFeed)
        case UInt8(ascii: "t"): text.append(ASCII.tab)
        default: text.append(bytes[index])
        }
      } else {
        text.append(bytes[index])
      }
      index += 1
    }
    return String(decoding: text, as: UTF8.self)
  }
}
