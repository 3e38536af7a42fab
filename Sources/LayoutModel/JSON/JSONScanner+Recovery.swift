/// What happens where a comma, a colon or a bracket is not what it should be.
extension JSONScanner {
  mutating func skipExtraCommas() {
    while current == ASCII.comma {
      let comma = SourceSpan(offset: position, length: 1)
      report(
        .extraComma, comma, "extra comma: JSON allows no empty element, remove it",
        fix: JSONFix([.removal(of: comma)]))
      position += 1
      skipSpace()
    }
  }

  /// After a comma that no element follows.
  mutating func scanAfterTrailingComma(at offset: Int) -> Bool {
    let comma = SourceSpan(offset: offset, length: 1)
    if isAtEnd {
      reportEnd(expecting: innermostCloser, replacing: comma)
      return false
    }
    report(
      .trailingComma, comma, { "trailing comma before \($0.quotedCharacter): JSON allows none, remove it" },
      fix: JSONFix([.removal(of: comma)]))
    return scanSeparator()
  }

  /// Neither a comma nor the right bracket follows an element: finds out what was meant; whether more follows.
  mutating func scanMisspelledSeparator() -> Bool {
    if isAtEnd {
      reportEnd(
        expecting: "',' or " + innermostCloser, replacing: SourceSpan(offset: endOfLastToken, length: 0))
      return false
    }
    if current == ASCII.rightBrace || current == ASCII.rightBracket { return scanWrongCloser() }
    if current == ASCII.semicolon { return scanSemicolon() }
    if startsElement {
      let gap = SourceSpan(offset: endOfLastToken, length: 0)
      report(
        .missingComma, gap, "missing comma: put ',' between elements",
        fix: JSONFix([SourceEdit(span: gap, replacement: ",")]))
      return true
    }
    return scanUnexpectedSeparator()
  }

  private mutating func scanSemicolon() -> Bool {
    let semicolon = SourceSpan(offset: position, length: 1)
    position += 1
    skipSpace()
    let isLast = isAtEnd || current == ASCII.rightBrace || current == ASCII.rightBracket
    report(
      .missingComma, semicolon, "';' after an element: JSON separates elements with ','",
      fix: JSONFix([SourceEdit(span: semicolon, replacement: isLast ? "" : ",")]))
    return isLast ? scanSeparator() : true
  }

  private mutating func scanUnexpectedSeparator() -> Bool {
    let expected = "',' or " + innermostCloser
    if current == ASCII.colon, open.last?.closer == ASCII.rightBracket {
      report(.syntax, characterSpan, "':' in an array: keys stand in an object, between '{' and '}'")
    } else {
      report(.syntax, characterSpan, { "\($0.quotedCharacter) where \(expected) is expected" })
    }
    skipToSeparator()
    if isAtEnd {
      reportEnd(expecting: innermostCloser)
      return false
    }
    return scanSeparator()
  }

  /// A bracket of the other kind: it either closes what lies around, or was mistyped.
  private mutating func scanWrongCloser() -> Bool {
    let container = open[open.count - 1]
    let expected = innermostCloser
    let name = container.closer == ASCII.rightBrace ? "object" : "array"
    let spelling = String(decoding: [container.closer], as: UTF8.self)
    let note = JSONNote(span: SourceSpan(offset: container.offset, length: 1), message: "opened here")
    let wrong = SourceSpan(offset: position, length: 1)
    let closesParent = open.count > 1 && open[open.count - 2].closer == current
    if closesParent {
      let gap = endOfLastToken
      report(
        .unclosed, wrong,
        { "\($0.quotedCharacter) before the \(name) is closed: add \(expected)" },
        related: [note], fix: JSONFix([.insertion(of: spelling, at: gap)], isSafe: false))
    } else {
      report(
        .unclosed, wrong, { "\($0.quotedCharacter) closes an \(name): write \(expected)" },
        related: [note], fix: JSONFix([SourceEdit(span: wrong, replacement: spelling)], isSafe: false))
      position += 1
    }
    return false
  }

  /// No colon follows a key; whether a value follows nevertheless.
  mutating func scanMissingColon(after key: SourceSpan) -> Bool {
    if current == ASCII.equals {
      let start = position
      position += byte(ahead: 1) == UInt8(ascii: ">") ? 2 : 1
      let sign = span(from: start)
      report(
        .missingColon, sign, "'=' after a key: JSON writes ':'",
        fix: JSONFix([SourceEdit(span: sign, replacement: ":")]))
      return true
    }
    if isAtEnd {
      reportEnd(expecting: "':'")
    } else if startsElement || current == ASCII.leftBrace || current == ASCII.leftBracket {
      report(
        .missingColon, SourceSpan(offset: key.end, length: 0),
        { "missing colon after key \($0.quotedKey(key)): put ':' there" },
        fix: JSONFix([.insertion(of: ":", at: key.end)]))
      return true
    } else {
      report(.syntax, key, { "key \($0.quotedKey(key)) has no value: ':' and a value are expected" })
    }
    return false
  }

  /// Reports that the input ends inside a container, once for all containers around it.
  ///
  /// `gap` is where the closing brackets can be written, `nil` where they would not make the text whole.
  mutating func reportEnd(expecting expected: String, replacing gap: SourceSpan? = nil) {
    guard !hasReportedEnd, let container = open.last else { return }
    hasReportedEnd = true
    let note = JSONNote(span: SourceSpan(offset: container.offset, length: 1), message: "opened here")
    let closers = missingClosers
    report(
      .unclosed, SourceSpan(offset: bytes.count, length: 0),
      "the input ends where \(expected) is expected", related: [note],
      fix: gap.map { JSONFix([SourceEdit(span: $0, replacement: closers)], isSafe: false) })
  }

  /// The bracket that closes the innermost container, between single quotes.
  private var innermostCloser: String {
    open.last?.closer == ASCII.rightBrace ? "'}'" : "']'"
  }

  /// The closing brackets of all open containers, innermost first.
  var missingClosers: String {
    String(decoding: open.reversed().map { $0.closer }, as: UTF8.self)
  }

  /// What stands behind the one value of a text.
  mutating func scanAfterDocument() {
    skipSpace()
    while current == ASCII.rightBrace || current == ASCII.rightBracket {
      let closer = SourceSpan(offset: position, length: 1)
      report(
        .syntax, closer, { "\($0.quotedCharacter) closes nothing: remove it" },
        fix: JSONFix([.removal(of: closer)]))
      position += 1
      skipSpace()
    }
    guard !isAtEnd else { return }
    report(
      .syntax, characterSpan, { "\($0.quotedCharacter) after the end of the value: a JSON text is one value" }
    )
    position = bytes.count
  }

  /// A container below the depth limit: passed over without recursion.
  mutating func skipTooDeep(_ kind: JSONValue.Kind) -> JSONValue? {
    let start = position
    report(
      .tooDeep, SourceSpan(offset: position, length: 1),
      { "nesting is deeper than \($0.limits.depth) levels: what lies below is not read" })
    skipBracketed()
    if isAtEnd, bytes[bytes.count - 1] != ASCII.rightBrace, bytes[bytes.count - 1] != ASCII.rightBracket {
      reportEnd(expecting: innermostCloser)
    }
    return JSONValue(span: span(from: start), kind: kind)
  }

  /// Moves on to the comma or bracket that ends the element at the position.
  mutating func skipToSeparator() {
    while !isAtEnd {
      switch current {
      case ASCII.comma, ASCII.rightBrace, ASCII.rightBracket: return
      case ASCII.leftBrace, ASCII.leftBracket: skipBracketed()
      case ASCII.quote: skipQuoted()
      default: position += 1
      }
    }
  }

  /// Moves behind the bracket that closes the one at the position, whatever stands between.
  private mutating func skipBracketed() {
    var depth = 0
    while !isAtEnd {
      switch current {
      case ASCII.leftBrace, ASCII.leftBracket: depth += 1
      case ASCII.rightBrace, ASCII.rightBracket: depth -= 1
      case ASCII.quote:
        skipQuoted()
        continue
      default: break
      }
      position += 1
      if depth == 0 { return }
    }
  }

  /// Moves behind a string, or to the end of its line where it has no closing quote.
  private mutating func skipQuoted() {
    position += 1
    while !isAtEnd, current != ASCII.lineFeed {
      let byte = current
      position += byte == ASCII.backslash && position + 1 < bytes.count ? 2 : 1
      if byte == ASCII.quote { return }
    }
  }
}
