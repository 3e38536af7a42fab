/// What stands where a value or key should, but is spelled as another language spells it.
extension JSONScanner {
  /// Whether an element of the innermost container, well spelled or not, can start at the position.
  var startsElement: Bool {
    if current == ASCII.quote || openingQuoteLength > 0 || isWordCharacter(at: position) { return true }
    let isArray = open.last?.closer == ASCII.rightBracket
    return isArray && (current == ASCII.leftBrace || current == ASCII.leftBracket)
  }

  /// The length of the character at `index` if an unquoted word or number can contain it, else 0.
  func wordCharacterLength(at index: Int) -> Int {
    guard index < bytes.count else { return 0 }
    switch bytes[index] {
    case ASCII.zero...ASCII.nine, ASCII.plus, ASCII.minus, ASCII.dot, UInt8(ascii: "%"), UInt8(ascii: "_"),
      UInt8(ascii: "$"):
      return 1
    case 0x80...: return UTF8Scalars.length(at: index, in: bytes)
    case let byte: return ASCII.isLetter(byte) ? 1 : 0
    }
  }

  func isWordCharacter(at index: Int) -> Bool {
    wordCharacterLength(at: index) > 0
  }

  /// Moves behind the unquoted word at the position.
  private mutating func skipWord() {
    var length = wordCharacterLength(at: position)
    while length > 0 {
      position += length
      length = wordCharacterLength(at: position)
    }
  }

  func matches(_ literal: StaticString) -> Bool {
    guard position + literal.utf8CodeUnitCount <= bytes.count else { return false }
    return literal.withUTF8Buffer { buffer in
      for index in 0..<buffer.count where unsafe buffer[index] != bytes[position + index] { return false }
      return true
    }
  }

  /// A value that JSON has no spelling for, or another one.
  mutating func scanMisspelledValue() -> JSONValue? {
    switch current {
    case _ where isAtEnd:
      reportEnd(expecting: "a value")
      return nil
    case ASCII.comma, ASCII.rightBrace, ASCII.rightBracket:
      report(
        .syntax, characterSpan,
        { "\($0.quotedCharacter) where a value is expected: write the value, or null" })
      return nil
    case ASCII.colon: return scanValueAfterExtraColons()
    case _ where openingQuoteLength > 0: return scanWronglyQuoted()
    case _ where isWordCharacter(at: position): return scanWord()
    case ASCII.hash: return scanUnquotedText(from: position)
    default:
      reportUnexpected("a value")
      return nil
    }
  }

  private mutating func scanValueAfterExtraColons() -> JSONValue? {
    while current == ASCII.colon {
      let colon = characterSpan
      report(.syntax, colon, "':' where a value is expected: remove it", fix: JSONFix([.removal(of: colon)]))
      position += 1
      skipSpace()
    }
    return scanValue()
  }

  mutating func reportUnexpected(_ expected: String) {
    let isText = UTF8Scalars.length(at: position, in: bytes) > 0
    report(
      isText ? .syntax : .invalidUTF8, characterSpan,
      isText
        ? { "\($0.quotedCharacter) where \(expected) is expected" }
        : { "\($0.quotedCharacter) where \(expected) is expected: the bytes are no UTF-8" })
    skipToSeparator()
  }

  /// A key without its quotes, or with others.
  mutating func scanMisspelledKey() -> (String, SourceSpan)? {
    let start = position
    if isAtEnd {
      reportEnd(expecting: "a key in double quotes")
    } else if openingQuoteLength > 0, let value = scanWronglyQuoted(), case .string(let key) = value.kind {
      return (key, value.span)
    } else if isWordCharacter(at: position) {
      skipWord()
      let key = span(from: start)
      let text = string(in: key)
      report(
        .unquotedKey, key, { "key \($0.quoted(key)) without quotes: JSON needs double quotes" },
        fix: JSONFix([.insertion(of: "\"", at: start), .insertion(of: "\"", at: key.end)]))
      return (text, key)
    } else if current != ASCII.rightBracket {
      reportUnexpected("a key in double quotes")
    }
    return nil
  }

  /// A number or literal in another language's spelling, or text without quotes.
  mutating func scanWord() -> JSONValue? {
    let start = position
    skipWord()
    let word = span(from: start)
    if let number = respelledNumber(word) { return number }
    if let literal = respelledLiteral(word) { return literal }
    return scanUnquotedText(from: start)
  }

  private mutating func respelledLiteral(_ word: SourceSpan) -> JSONValue? {
    guard let meaning = JSONLiteral(misspelled: bytes[word.offset..<word.end]) else { return nil }
    report(
      .literalSpelling, word, { "\($0.quoted(word)) is no JSON: \(meaning.advice)" },
      fix: meaning.replacement.map { JSONFix([SourceEdit(span: word, replacement: $0)]) })
    return JSONValue(span: word, kind: meaning.value)
  }

  /// Text without quotes, up to what separates or to the end of its line.
  private mutating func scanUnquotedText(from start: Int) -> JSONValue? {
    while !isAtEnd, !endsUnquotedText, UTF8Scalars.length(at: position, in: bytes) > 0 {
      position += UTF8Scalars.length(at: position, in: bytes)
    }
    while position > start, bytes[position - 1] == ASCII.space || bytes[position - 1] == ASCII.tab {
      position -= 1
    }
    let text = span(from: start)
    let value = string(in: text)
    report(
      .unquotedText, text, { "text \($0.quoted(text)) without quotes: JSON needs double quotes" },
      fix: JSONFix([SourceEdit(span: text, replacement: JSONWriter.quoted(value))], isSafe: false))
    return JSONValue(span: text, kind: .string(value))
  }

  private var endsUnquotedText: Bool {
    switch current {
    case ASCII.comma, ASCII.quote, ASCII.leftBrace, ASCII.rightBrace, ASCII.leftBracket, ASCII.rightBracket,
      ASCII.lineFeed, ASCII.carriageReturn:
      true
    case ASCII.colon: byte(ahead: 1) != ASCII.slash
    default: false
    }
  }
}
