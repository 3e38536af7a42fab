extension JSONScanner {
  /// Adds a problem, or one word about all the others once the limit is reached.
  ///
  /// Message and fix are made only when they are kept: a hostile input has a problem at each byte.
  mutating func report(
    _ kind: JSONProblem.Kind, _ span: SourceSpan, _ message: (JSONScanner) -> String,
    related: [JSONNote] = [], fix: @autoclosure () -> JSONFix? = nil
  ) {
    if kind.refusesInput { isAccepted = false }
    guard problems.count < limits.problemCount else { return reportAbundance(at: span) }
    problems.append(
      JSONProblem(
        kind: kind, span: span, pointer: pointer, message: message(self), related: related, fix: fix()))
  }

  mutating func report(
    _ kind: JSONProblem.Kind, _ span: SourceSpan, _ message: String, related: [JSONNote] = [],
    fix: @autoclosure () -> JSONFix? = nil
  ) {
    report(kind, span, { _ in message }, related: related, fix: fix())
  }

  private mutating func reportAbundance(at span: SourceSpan) {
    guard problems.count == limits.problemCount else { return }
    problems.append(
      JSONProblem(
        kind: .tooManyProblems, span: span, pointer: pointer,
        message: "more problems follow: only the first \(limits.problemCount) are listed"))
  }

  /// The path to the position.
  var pointer: String {
    var pointer = JSONPointer()
    for container in open {
      if container.closer == ASCII.rightBracket {
        pointer.append(.index(container.index))
      } else if let key = container.key {
        pointer.append(.key(key))
      }
    }
    return pointer.text
  }

  /// The source in `span` between single quotes, cut after some thirty bytes, control characters spelled out.
  func quoted(_ span: SourceSpan) -> String {
    var text = "'"
    var index = span.offset
    let end = min(span.end, span.offset + 32)
    while index < end {
      let length = UTF8Scalars.length(at: index, in: bytes)
      text += spelling(at: index, length: length)
      index += max(1, length)
    }
    return text + (index < span.end ? "…'" : "'")
  }

  /// The key in `span` between single quotes, without those it is written in.
  func quotedKey(_ span: SourceSpan) -> String {
    let isQuoted = span.length >= 2 && bytes[span.offset] == ASCII.quote
    return quoted(isQuoted ? SourceSpan(offset: span.offset + 1, length: span.length - 2) : span)
  }

  /// How a message names the character at the position.
  var quotedCharacter: String {
    let length = UTF8Scalars.length(at: position, in: bytes)
    guard length > 0 else { return "byte 0x" + ASCII.hexadecimal(UInt32(current), width: 2) }
    let spelling = spelling(at: position, length: length)
    return spelling.utf8.starts(with: "U+".utf8) ? spelling : "'" + spelling + "'"
  }

  private func spelling(at index: Int, length: Int) -> String {
    guard length > 0 else { return "\u{FFFD}" }
    let value = UTF8Scalars.scalar(at: index, length: length, in: bytes)
    let isVisible = value > 0x20 && !(0x7F...0xA0).contains(value) && !isInvisible(value)
    guard isVisible || value == 0x20 else { return "U+" + ASCII.hexadecimal(value) }
    return String(decoding: bytes[index..<(index + length)], as: UTF8.self)
  }

  /// Zero-width, bidirectional and unusual space characters, which a reader would not see in a message.
  private func isInvisible(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xAD, 0x2000...0x200F, 0x2028...0x202F, 0x205F...0x206F, 0x3000, 0xFEFF: true
    default: false
    }
  }
}
