extension JSONScanner {
  /// The number at the position.
  mutating func scanNumber() -> JSONValue? {
    let start = position
    guard let decimal = DecimalNumber(scanning: bytes, from: start), !isWordCharacter(at: decimal.end) else {
      return scanWord()
    }
    position = decimal.end
    return JSONValue(span: span(from: start), kind: .number(finiteValue(of: decimal, span(from: start))))
  }

  /// The nearest double; one that is too large is reported, and stands for the largest there is.
  private mutating func finiteValue(of decimal: DecimalNumber, _ span: SourceSpan) -> Double {
    let value = decimal.value(in: bytes)
    guard value.isInfinite else { return value }
    report(
      .numberOutOfRange, span,
      { "number \($0.quoted(span)) is too large: doubles end at 1.79e308" })
    return decimal.isNegative ? -Double.greatestFiniteMagnitude : Double.greatestFiniteMagnitude
  }

  /// A number as other languages spell it; `nil` where the word is none.
  mutating func respelledNumber(_ word: SourceSpan) -> JSONValue? {
    guard let (spelling, fault) = NumberSpelling.respelled(bytes[word.offset..<word.end]),
      let value = DecimalNumber(scanning: spelling, from: 0)?.value(in: spelling), value.isFinite
    else { return nil }
    report(
      .numberSpelling, word, { "number \($0.quoted(word)) \(fault)" },
      fix: JSONFix([SourceEdit(span: word, replacement: String(decoding: spelling, as: UTF8.self))]))
    return JSONValue(span: word, kind: .number(value))
  }
}
