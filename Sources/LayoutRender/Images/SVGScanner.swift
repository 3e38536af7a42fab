/// Finds the tags of an SVG file and their attributes, just as far as a look-over needs.
struct SVGScanner {
  private let bytes: [UInt8]
  private var index = 0

  /// What comes next in a file.
  enum Token {
    case open(name: String, attributes: [(name: String, value: String)], isEmpty: Bool)
    case close
    case text(String)
  }

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func next() -> Token? {
    guard let byte = peek else { return nil }
    if let section = section() { return .text(section) }
    guard byte == UInt8(ascii: "<") else { return .text(take { $0 == UInt8(ascii: "<") }) }
    index += 1
    guard peek == UInt8(ascii: "/") else { return tag() }
    _ = take { $0 == UInt8(ascii: ">") }
    index += 1
    return .close
  }

  private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// The text of a CDATA section; nothing of a comment, an instruction or a declaration; `nil` elsewhere.
  private mutating func section() -> String? {
    for (start, end) in [("<!--", "-->"), ("<?", "?>"), ("<![CDATA[", "]]>"), ("<!", ">")] where has(start) {
      index += start.utf8.count
      let first = index
      while index < bytes.count, !has(end) { index += 1 }
      let content = bytes[first..<min(index, bytes.count)]
      index += end.utf8.count
      return start == "<![CDATA[" ? String(decoding: content, as: UTF8.self) : ""
    }
    return nil
  }

  private func has(_ tag: String) -> Bool {
    let tag = tag.utf8
    return index + tag.count <= bytes.count && bytes[index..<index + tag.count].elementsEqual(tag)
  }

  private mutating func tag() -> Token {
    let name = take { Self.isSpace($0) || $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "/") }
    var attributes: [(name: String, value: String)] = []
    while let byte = peek, byte != UInt8(ascii: ">") {
      if Self.isSpace(byte) || byte == UInt8(ascii: "/") {
        index += 1
      } else {
        attributes.append(attribute())
      }
    }
    let isEmpty = index > 0 && index <= bytes.count && bytes[index - 1] == UInt8(ascii: "/")
    index += 1
    return .open(name: Self.localName(name), attributes: attributes, isEmpty: isEmpty)
  }

  private mutating func attribute() -> (name: String, value: String) {
    let name = take { Self.isSpace($0) || $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: ">") }
    while let byte = peek, Self.isSpace(byte) || byte == UInt8(ascii: "=") { index += 1 }
    guard let quote = peek, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      return (Self.localName(name), "")
    }
    index += 1
    let value = take { $0 == quote }
    index += 1
    return (Self.localName(name), value)
  }

  private mutating func take(until isEnd: (UInt8) -> Bool) -> String {
    let start = index
    while index < bytes.count, !isEnd(bytes[index]) { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// Names without the prefix of their namespace.
  private static func localName(_ name: String) -> String {
    name.split(separator: ":").last.map(String.init) ?? name
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte <= 0x20
  }
}
