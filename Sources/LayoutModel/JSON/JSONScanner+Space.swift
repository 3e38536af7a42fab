extension JSONScanner {
  /// Passes over white space, and over what authors take for it: comments and the spaces of other scripts.
  mutating func skipSpace() {
    while position < bytes.count {
      switch bytes[position] {
      case ASCII.space, ASCII.lineFeed, ASCII.carriageReturn, ASCII.tab: position += 1
      case ASCII.slash, ASCII.hash: guard skipComment() else { return }
      case ASCII.verticalTab, ASCII.formFeed, 0xC2, 0xE1...0xE3, 0xEF:
        guard skipForeignSpace() else { return }
      default: return
      }
    }
  }

  /// Whether a comment stood at the position; a `#` before a hexadecimal digit is rather an unquoted colour.
  private mutating func skipComment() -> Bool {
    let start = position
    switch (current, byte(ahead: 1)) {
    case (ASCII.slash, ASCII.asterisk): skipBlockComment()
    case (ASCII.slash, ASCII.slash): skipToLineEnd()
    case (ASCII.hash, let next) where ASCII.hexValue(next) == nil: skipToLineEnd()
    default: return false
    }
    let comment = span(from: start)
    report(
      .comment, comment, "comment: JSON allows none, remove it", fix: JSONFix([.removal(of: comment)]))
    return true
  }

  private mutating func skipBlockComment() {
    position += 2
    while position < bytes.count {
      if current == ASCII.asterisk, byte(ahead: 1) == ASCII.slash {
        position += 2
        return
      }
      position += 1
    }
  }

  private mutating func skipToLineEnd() {
    while position < bytes.count, current != ASCII.lineFeed, current != ASCII.carriageReturn { position += 1 }
  }

  private mutating func skipForeignSpace() -> Bool {
    let length = UTF8Scalars.length(at: position, in: bytes)
    guard length > 0 else { return false }
    let scalar = UTF8Scalars.scalar(at: position, length: length, in: bytes)
    guard isForeignSpace(scalar) else { return false }
    let space = SourceSpan(offset: position, length: length)
    report(
      .whiteSpace, space,
      { "\($0.quotedCharacter) between values: JSON allows space, tab and line break only" },
      fix: JSONFix([SourceEdit(span: space, replacement: " ")]))
    position += length
    return true
  }

  private func isForeignSpace(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x0B, 0x0C, 0x85, 0xA0, 0x1680, 0x2000...0x200D, 0x2028, 0x2029, 0x202F, 0x205F, 0x2060, 0x3000,
      0xFEFF:
      true
    default: false
    }
  }
}
