extension JSONScanner {
  /// The escape whose backslash stands at the position.
  mutating func scanEscape(into text: inout StringText) {
    switch byte(ahead: 1) {
    case ASCII.quote, ASCII.backslash, ASCII.slash: append(byte(ahead: 1), to: &text)
    case UInt8(ascii: "b"): append(0x08, to: &text)
    case UInt8(ascii: "f"): append(ASCII.formFeed, to: &text)
    case UInt8(ascii: "n"): append(ASCII.lineFeed, to: &text)
    case UInt8(ascii: "r"): append(ASCII.carriageReturn, to: &text)
    case UInt8(ascii: "t"): append(ASCII.tab, to: &text)
    case UInt8(ascii: "u"): scanUnicodeEscape(into: &text)
    default: scanUnknownEscape(into: &text)
    }
  }

  private mutating func append(_ byte: UInt8, to text: inout StringText) {
    text.bytes.append(byte)
    position += 2
  }

  private mutating func scanUnicodeEscape(into text: inout StringText) {
    let escape = SourceSpan(offset: position, length: 6)
    guard let unit = hexUnit(at: position + 2) else { return scanShortUnicodeEscape(into: &text) }
    position += 6
    switch unit {
    case 0:
      report(
        .nulCharacter, escape, "NUL character in a string: many readers end the text there, remove it")
      text.append(0)
    case 0xD800...0xDBFF:
      scanLowSurrogate(after: unit, escape, into: &text)
    case 0xDC00...0xDFFF:
      reportLoneSurrogate(escape)
      text.append(0xFFFD)
    default:
      text.append(unit)
    }
  }

  private mutating func scanLowSurrogate(
    after high: UInt32, _ escape: SourceSpan, into text: inout StringText
  ) {
    if current == ASCII.backslash, byte(ahead: 1) == UInt8(ascii: "u"), let low = hexUnit(at: position + 2),
      (0xDC00...0xDFFF).contains(low)
    {
      text.append(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
      position += 6
    } else {
      reportLoneSurrogate(escape)
      text.append(0xFFFD)
    }
  }

  private mutating func reportLoneSurrogate(_ escape: SourceSpan) {
    report(
      .loneSurrogate, escape,
      {
        "\($0.quoted(escape)) is half a character: write both halves of the surrogate pair, or the character itself"
      }
    )
  }

  /// The value of four hexadecimal digits.
  private func hexUnit(at index: Int) -> UInt32? {
    guard index + 4 <= bytes.count else { return nil }
    var unit: UInt32 = 0
    for digit in index..<(index + 4) {
      guard let value = ASCII.hexValue(bytes[digit]) else { return nil }
      unit = unit << 4 | value
    }
    return unit
  }

  private mutating func scanShortUnicodeEscape(into text: inout StringText) {
    let start = position
    position += 2
    while !isAtEnd, position < start + 6, ASCII.hexValue(current) != nil { position += 1 }
    let escape = span(from: start)
    report(.escape, escape, { "escape \($0.quoted(escape)) needs four hexadecimal digits" })
    text.append(0xFFFD)
  }

  /// A backslash before a character that needs none; the backslash is taken for one.
  private mutating func scanUnknownEscape(into text: inout StringText) {
    let next = byte(ahead: 1)
    guard position + 1 < bytes.count, next >= 0x20 else {
      return reportBackslash(SourceSpan(offset: position, length: 1), into: &text)
    }
    let length = UTF8Scalars.length(at: position + 1, in: bytes)
    let escape = SourceSpan(offset: position, length: 1 + length)
    if next == ASCII.apostrophe {
      report(
        .escape, escape, "escape '\\'' is unknown to JSON: write the apostrophe alone",
        fix: JSONFix([SourceEdit(span: escape, replacement: "'")]))
      append(next, to: &text)
    } else {
      reportBackslash(escape, into: &text)
    }
  }

  private mutating func reportBackslash(_ escape: SourceSpan, into text: inout StringText) {
    let backslash = SourceSpan(offset: position, length: 1)
    report(
      .escape, escape, { "escape \($0.quoted(escape)) is unknown to JSON: a backslash is written '\\\\'" },
      fix: JSONFix([SourceEdit(span: backslash, replacement: "\\\\")]))
    text.bytes.append(ASCII.backslash)
    position += 1
  }
}
