extension JSONScanner {
  /// The text of the string that opens at the position.
  mutating func scanString() -> String {
    let start = position + 1
    let end = endOfPlainText(from: start)
    guard end < bytes.count, bytes[end] == ASCII.quote else {
      return scanUnevenString(from: start, plainUpTo: end)
    }
    position = end + 1
    return string(in: SourceSpan(offset: start, length: end - start))
  }

  /// The offset behind the bytes from `start` on that stand for themselves in a string.
  private func endOfPlainText(from start: Int) -> Int {
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      if byte == ASCII.quote || byte == ASCII.backslash || byte < 0x20 { break }
      let length = byte < 0x80 ? 1 : UTF8Scalars.length(at: index, in: bytes)
      if length == 0 { break }
      index += length
    }
    return index
  }

  /// The text of the bytes in `span`, which lies inside the input.
  func string(in span: SourceSpan) -> String {
    unsafe bytes.withUnsafeBufferPointer { buffer in
      // A slice of the array would cost a retain and a release for each string.
      unsafe String(decoding: UnsafeBufferPointer(rebasing: buffer[span.offset..<span.end]), as: UTF8.self)
    }
  }

  /// A string with escapes or errors; its bytes before `end` are known to stand for themselves.
  private mutating func scanUnevenString(from start: Int, plainUpTo end: Int) -> String {
    var text = StringText(start: start, bytes: Array(bytes[start..<end]))
    position = end
    while !isAtEnd {
      switch current {
      case ASCII.quote:
        position += 1
        return finish(text)
      case ASCII.backslash: scanEscape(into: &text)
      case ASCII.lineFeed where lineEndsString, ASCII.carriageReturn where lineEndsString:
        closeAtLineEnd(&text)
        return finish(text)
      case 0..<0x20: scanControlCharacter(into: &text)
      default: scanCharacters(into: &text)
      }
    }
    reportUnclosedString(text)
    return finish(text)
  }

  /// A string as far as it has been read.
  struct StringText {
    /// The offset behind the opening quote.
    var start: Int
    var bytes: [UInt8]
    var controlCharacters: [SourceEdit] = []
    var hasReportedEncoding = false

    mutating func append(_ scalar: UInt32) {
      let scalar = Unicode.Scalar(scalar) ?? "\u{FFFD}"
      bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
  }

  private mutating func finish(_ text: StringText) -> String {
    if let first = text.controlCharacters.first {
      report(
        .controlCharacter, first.span,
        { "\($0.controlName(at: first.span.offset)) in a string: write it as '\(first.replacement)'" },
        fix: JSONFix(text.controlCharacters))
    }
    return String(decoding: text.bytes, as: UTF8.self)
  }

  private mutating func scanCharacters(into text: inout StringText) {
    let end = endOfPlainText(from: position)
    if end > position {
      text.bytes.append(contentsOf: bytes[position..<end])
      position = end
      return
    }
    if !text.hasReportedEncoding {
      text.hasReportedEncoding = true
      report(.invalidUTF8, characterSpan, { "\($0.quotedCharacter) in a string: the bytes are no UTF-8" })
    }
    text.append(0xFFFD)
    position += 1
  }

  private mutating func scanControlCharacter(into text: inout StringText) {
    let character = SourceSpan(offset: position, length: 1)
    let escape = String(decoding: JSONWriter.escape(of: current), as: UTF8.self)
    text.controlCharacters.append(SourceEdit(span: character, replacement: escape))
    text.bytes.append(current)
    position += 1
  }

  private func controlName(at offset: Int) -> String {
    switch bytes[offset] {
    case ASCII.tab: "tab"
    case ASCII.lineFeed, ASCII.carriageReturn: "line break"
    default: "control character U+" + ASCII.hexadecimal(UInt32(bytes[offset]))
    }
  }

  private mutating func reportUnclosedString(_ text: StringText) {
    hasReportedEnd = true
    let isKey = open.last?.closer == ASCII.rightBrace && open.last?.key == nil
    let missing = isKey ? nil : SourceEdit.insertion(of: "\"" + missingClosers, at: bytes.count)
    report(
      .unclosed, SourceSpan(offset: text.start - 1, length: 1), "string is never closed: add '\"'",
      fix: missing.map { JSONFix([$0], isSafe: false) })
  }
}

/// Whether a line break in a string is a part of it or the place of a forgotten quote.
extension JSONScanner {
  /// Whether the line break at the position looks like the end of a string whose closing quote is missing:
  /// the line ends like one of an object, or the next one begins like one.
  private var lineEndsString: Bool {
    let last = bytes[endOfLine(before: position) - 1]
    if last == ASCII.comma { return true }
    var next = position + 1
    while next < bytes.count, bytes[next] == ASCII.space || bytes[next] == ASCII.tab { next += 1 }
    guard next < bytes.count else { return true }
    if bytes[next] == ASCII.quote { return next + 1 < bytes.count && ASCII.isLetter(bytes[next + 1]) }
    return bytes[next] == ASCII.rightBrace || bytes[next] == ASCII.rightBracket
  }

  /// Closes the string before the line break at the position, and before a comma that ends the line.
  private mutating func closeAtLineEnd(_ text: inout StringText) {
    var end = endOfLine(before: position)
    if end > text.start, bytes[end - 1] == ASCII.comma { end -= 1 }
    end = max(end, text.start)
    text.bytes.removeLast(min(text.bytes.count, position - end))
    text.controlCharacters.removeAll { $0.span.offset >= end }
    position = end
    report(
      .unclosed, SourceSpan(offset: text.start - 1, length: 1),
      "string is not closed on its line: add '\"', or write a line break as '\\n'",
      fix: JSONFix([.insertion(of: "\"", at: end)], isSafe: false))
  }

  /// The offset behind the last character, other than white space, of the line that ends at `lineBreak`.
  private func endOfLine(before lineBreak: Int) -> Int {
    var end = lineBreak
    if bytes[end] == ASCII.lineFeed, bytes[end - 1] == ASCII.carriageReturn { end -= 1 }
    while bytes[end - 1] == ASCII.space || bytes[end - 1] == ASCII.tab { end -= 1 }
    return end
  }
}
