extension JSONScanner {
  /// The array that opens at the position.
  mutating func scanArray() -> JSONValue? {
    let start = position
    guard enter(closer: ASCII.rightBracket) else { return skipTooDeep(.array([])) }
    var elements: [JSONValue] = []
    var hasMore = !scanCloserOfEmpty(ASCII.rightBracket)
    while hasMore {
      if let element = scanValue() { elements.append(element) }
      hasMore = scanSeparator()
      open[open.count - 1].index += 1
    }
    open.removeLast()
    return JSONValue(span: span(from: start), kind: .array(elements))
  }

  /// The object that opens at the position.
  mutating func scanObject() -> JSONValue? {
    let start = position
    guard enter(closer: ASCII.rightBrace) else { return skipTooDeep(.object([])) }
    var members: [JSONMember] = []
    var hasMore = !scanCloserOfEmpty(ASCII.rightBrace)
    if hasMore { members.reserveCapacity(Self.expectedMembers) }
    while hasMore {
      if let member = scanMember() { members.append(member) }
      hasMore = scanSeparator()
      open[open.count - 1].key = nil
    }
    reportDuplicates(among: members)
    open.removeLast()
    return JSONValue(span: span(from: start), kind: .object(members))
  }

  /// Room for most objects of a payload; growing by doubling from one would move their members about.
  private static let expectedMembers = 4

  private mutating func scanMember() -> JSONMember? {
    guard let (key, keySpan) = scanKey() else { return nil }
    open[open.count - 1].key = key
    skipSpace()
    guard scanColon(after: keySpan) else { return nil }
    skipSpace()
    guard let value = scanValue() else { return nil }
    return JSONMember(key: key, keySpan: keySpan, value: value)
  }

  private mutating func scanKey() -> (String, SourceSpan)? {
    let start = position
    guard current == ASCII.quote else { return scanMisspelledKey() }
    let key = scanString()
    return (key, span(from: start))
  }

  private mutating func scanColon(after key: SourceSpan) -> Bool {
    if current == ASCII.colon {
      position += 1
      return true
    }
    return scanMissingColon(after: key)
  }

  /// Steps into a container, unless it lies too deep.
  private mutating func enter(closer: UInt8) -> Bool {
    guard open.count < limits.depth else { return false }
    open.append(OpenContainer(offset: position, closer: closer, key: nil))
    position += 1
    return true
  }

  /// Whether the container closes at once; stray commas before its first element are reported here.
  private mutating func scanCloserOfEmpty(_ closer: UInt8) -> Bool {
    skipSpace()
    skipExtraCommas()
    if current == closer {
      position += 1
      return true
    }
    return false
  }

  /// Reads what stands after an element; whether another element follows.
  mutating func scanSeparator() -> Bool {
    let closer = open[open.count - 1].closer
    endOfLastToken = position
    skipSpace()
    if current == ASCII.comma {
      let comma = position
      position += 1
      skipSpace()
      if current == ASCII.comma { skipExtraCommas() }
      guard isAtEnd || current == ASCII.rightBrace || current == ASCII.rightBracket else { return true }
      return scanAfterTrailingComma(at: comma)
    }
    if current == closer {
      position += 1
      return false
    }
    return scanMisspelledSeparator()
  }
}
