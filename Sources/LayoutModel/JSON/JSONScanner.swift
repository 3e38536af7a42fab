/// The state of one reading: where it stands, what encloses it, what was wrong so far.
struct JSONScanner {
  let bytes: [UInt8]
  let limits: JSONLimits
  var position = 0
  /// The arrays and objects around the position, outermost first.
  var open: [OpenContainer] = []
  var problems: [JSONProblem] = []
  var isAccepted = true
  /// Whether the end of the input inside a value has been reported; the containers around it need not repeat that.
  var hasReportedEnd = false
  /// Where the element before the position ends: a missing comma or bracket belongs there, before any comment.
  var endOfLastToken = 0

  init(_ bytes: [UInt8], limits: JSONLimits) {
    self.bytes = bytes
    self.limits = limits
  }

  /// An array or object whose closing bracket has not been read.
  struct OpenContainer {
    var offset: Int
    var closer: UInt8
    /// Where in the container the position lies: after a key, or at an element.
    var key: String?
    var index = 0
  }

  var isAtEnd: Bool { position >= bytes.count }

  /// The byte at the position, or NUL at the end: no rule starts with NUL.
  var current: UInt8 { position < bytes.count ? bytes[position] : 0 }

  /// The byte `distance` further on, or NUL past the end.
  func byte(ahead distance: Int) -> UInt8 {
    position + distance < bytes.count ? bytes[position + distance] : 0
  }

  func span(from start: Int) -> SourceSpan {
    SourceSpan(offset: start, length: position - start)
  }

  /// The character at the position.
  var characterSpan: SourceSpan {
    isAtEnd
      ? SourceSpan(offset: bytes.count, length: 0)
      : SourceSpan(offset: position, length: max(1, UTF8Scalars.length(at: position, in: bytes)))
  }

  /// The whole text: one value, white space around it.
  mutating func scanDocument() -> JSONValue? {
    skipByteOrderMark()
    skipSpace()
    if isAtEnd {
      report(
        .emptyInput, SourceSpan(offset: bytes.count, length: 0),
        "the input is empty: a JSON value is expected")
      return nil
    }
    guard let value = scanValue() else { return nil }
    scanAfterDocument()
    return value
  }

  /// The next value, or `nil` where none could be made out; what closes or separates is left unread.
  mutating func scanValue() -> JSONValue? {
    let start = position
    switch current {
    case ASCII.quote:
      let text = scanString()
      return JSONValue(span: span(from: start), kind: .string(text))
    case ASCII.leftBrace: return scanObject()
    case ASCII.leftBracket: return scanArray()
    case ASCII.minus, ASCII.zero...ASCII.nine: return scanNumber()
    case UInt8(ascii: "t"): return scanLiteral("true", .boolean(true))
    case UInt8(ascii: "f"): return scanLiteral("false", .boolean(false))
    case UInt8(ascii: "n"): return scanLiteral("null", .null)
    default: return scanMisspelledValue()
    }
  }

  private mutating func scanLiteral(_ literal: StaticString, _ kind: JSONValue.Kind) -> JSONValue? {
    let start = position
    let length = literal.utf8CodeUnitCount
    guard matches(literal), !isWordCharacter(at: position + length) else { return scanMisspelledValue() }
    position += length
    return JSONValue(span: span(from: start), kind: kind)
  }

  private mutating func skipByteOrderMark() {
    guard byte(ahead: 0) == 0xEF, byte(ahead: 1) == 0xBB, byte(ahead: 2) == 0xBF else { return }
    let mark = SourceSpan(offset: 0, length: 3)
    position = 3
    report(
      .byteOrderMark, mark, "byte order mark before the text: JSON has none, save it without",
      fix: .init([.removal(of: mark)]))
  }
}
