/// Writes values in the compact form that byte budgets are measured on: no white space, the shortest escapes, keys
/// in the author's order, numbers in the author's spelling.
public enum JSONWriter {
  /// The compact form of `value`, which was read from `source`.
  public static func compact(_ value: JSONValue, source: [UInt8]) -> [UInt8] {
    var sink = ByteCollector()
    write(value, source: source, to: &sink)
    return sink.bytes
  }

  /// The length of the compact form, without making it.
  public static func compactByteCount(of value: JSONValue, source: [UInt8]) -> Int {
    var sink = ByteCounter()
    write(value, source: source, to: &sink)
    return sink.count
  }

  /// The length of `member` in its object: key, colon and value, no comma.
  public static func compactByteCount(of member: JSONMember, source: [UInt8]) -> Int {
    var sink = ByteCounter()
    writeString(member.key, to: &sink)
    return sink.count + 1 + compactByteCount(of: member.value, source: source)
  }

  /// `text` as a JSON string with its quotes.
  public static func quoted(_ text: String) -> String {
    var sink = ByteCollector()
    writeString(text, to: &sink)
    return String(decoding: sink.bytes, as: UTF8.self)
  }

  private static func write<Sink: ByteSink>(_ value: JSONValue, source: [UInt8], to sink: inout Sink) {
    switch value.kind {
    case .null: sink.append("null")
    case .boolean(let isTrue): sink.append(isTrue ? "true" : "false")
    case .number: writeNumber(in: value.span, source: source, to: &sink)
    case .string(let text): writeString(text, to: &sink)
    case .array(let elements): writeArray(elements, source: source, to: &sink)
    case .object(let members): writeObject(members, source: source, to: &sink)
    }
  }

  private static func writeArray<Sink: ByteSink>(
    _ elements: [JSONValue], source: [UInt8], to sink: inout Sink
  ) {
    sink.append(ASCII.leftBracket)
    for (index, element) in elements.enumerated() {
      if index > 0 { sink.append(ASCII.comma) }
      write(element, source: source, to: &sink)
    }
    sink.append(ASCII.rightBracket)
  }

  private static func writeObject<Sink: ByteSink>(
    _ members: [JSONMember], source: [UInt8], to sink: inout Sink
  ) {
    sink.append(ASCII.leftBrace)
    for (index, member) in members.enumerated() {
      if index > 0 { sink.append(ASCII.comma) }
      writeString(member.key, to: &sink)
      sink.append(ASCII.colon)
      write(member.value, source: source, to: &sink)
    }
    sink.append(ASCII.rightBrace)
  }

  /// The author's spelling, or the nearest one of JSON where that is none.
  private static func writeNumber<Sink: ByteSink>(
    in span: SourceSpan, source: [UInt8], to sink: inout Sink
  ) {
    guard span.offset >= 0, span.length >= 0, span.offset <= source.count - span.length else { return }
    let spelling = source[span.offset..<span.end]
    if DecimalNumber(scanning: source, from: span.offset)?.end == span.end {
      for byte in spelling { sink.append(byte) }
    } else {
      for byte in NumberSpelling.respelled(spelling)?.spelling ?? [ASCII.zero] { sink.append(byte) }
    }
  }

  private static func writeString<Sink: ByteSink>(_ text: String, to sink: inout Sink) {
    sink.append(ASCII.quote)
    for byte in text.utf8 {
      if byte >= 0x20, byte != ASCII.quote, byte != ASCII.backslash {
        sink.append(byte)
      } else {
        for escaped in escape(of: byte) { sink.append(escaped) }
      }
    }
    sink.append(ASCII.quote)
  }

  /// The shortest escape of a byte that cannot stand for itself in a string.
  static func escape(of byte: UInt8) -> [UInt8] {
    switch byte {
    case ASCII.quote, ASCII.backslash: [ASCII.backslash, byte]
    case 0x08: [ASCII.backslash, UInt8(ascii: "b")]
    case ASCII.tab: [ASCII.backslash, UInt8(ascii: "t")]
    case ASCII.lineFeed: [ASCII.backslash, UInt8(ascii: "n")]
    case ASCII.formFeed: [ASCII.backslash, UInt8(ascii: "f")]
    case ASCII.carriageReturn: [ASCII.backslash, UInt8(ascii: "r")]
    default: Array("\\u".utf8) + Array(ASCII.hexadecimal(UInt32(byte)).utf8).map(ASCII.lowercased)
    }
  }
}
