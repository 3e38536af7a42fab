/// Bytes of a value in its compact form, counted from the spans of the source wherever they tell.
///
/// A string without escapes is as long in the compact form as it stands in the source: only what is left is
/// written out to be counted.
enum CompactSize {
  static func bytes(of value: JSONValue, source: [UInt8]) -> Int {
    switch value.kind {
    case .null: return 4
    case .boolean(let flag): return flag ? 4 : 5
    case .string(let text): return bytes(of: text, value.span)
    case .number: return JSONWriter.compactByteCount(of: value, source: source)
    case .array(let values):
      var sum = 2 + max(0, values.count - 1)
      for index in values.indices { sum += bytes(of: values[index], source: source) }
      return sum
    case .object(let members):
      var sum = 2 + max(0, members.count - 1)
      for index in members.indices { sum += bytes(of: members[index], source: source) }
      return sum
    }
  }

  /// Key, colon and value.
  static func bytes(of member: JSONMember, source: [UInt8]) -> Int {
    bytes(of: member.key, member.keySpan) + 1 + bytes(of: member.value, source: source)
  }

  private static func bytes(of text: String, _ span: SourceSpan) -> Int {
    text.utf8.count + 2 == span.length ? span.length : JSONWriter.quoted(text).utf8.count
  }
}
