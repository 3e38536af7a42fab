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
    let requoted = requoted(content)
    let whole = span(from: start)
    report(
      .singleQuotes, whole, "string in \(quoteName(at: start)) quotes: JSON needs double quotes",
      fix: JSONFix(
        [SourceEdit(span: whole, replacement: String(decoding: requoted, as: UTF8.self))], isSafe: isClosed))
    var reader = JSONScanner(requoted, limits: limits)
    return JSONValue(span: whole, kind: .string(reader.scanString()))
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

  /// The bytes as a JSON string: apostrophes lose their backslash, double quotes get one.
  private func requoted(_ span: SourceSpan) -> [UInt8] {
    var text = [ASCII.quote]
    var index = span.offset
    while index < span.end {
      let next = index + 1 < span.end ? bytes[index + 1] : 0
      switch bytes[index] {
      case ASCII.backslash where next == ASCII.apostrophe || next == UInt8(ascii: "`"):
        text.append(next)
        index += 1
      case ASCII.backslash:
        text += [ASCII.backslash, next == 0 ? ASCII.backslash : next]
        index += 1
      case ASCII.quote: text += [ASCII.backslash, ASCII.quote]
      default: text.append(bytes[index])
      }
      index += 1
    }
    return text + [ASCII.quote]
  }

  private func quoteName(at index: Int) -> String {
    switch bytes[index] {
    case ASCII.apostrophe: "single"
    case UInt8(ascii: "`"): "back"
    default: "curly"
    }
  }
}
