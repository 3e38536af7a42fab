/// What can be told of a URL without a resolver: its scheme, host and whether both are well formed.
package struct URLText {
  /// In lower case; empty where there is none.
  package let scheme: String
  package let host: String
  private let text: String

  package init(_ text: some StringProtocol) {
    self.text = String(text)
    let bytes = Array(text.utf8)
    guard let colon = bytes.firstIndex(of: ASCII.colon), Self.isScheme(bytes[..<colon]) else {
      scheme = ""
      host = ""
      return
    }
    scheme = String(decoding: bytes[..<colon].map(ASCII.lowercased), as: UTF8.self)
    let rest = bytes[(colon + 1)...]
    host = rest.starts(with: [ASCII.slash, ASCII.slash]) ? Self.host(in: rest.dropFirst(2)) : ""
  }

  /// The host of what follows the two slashes, without user and port.
  private static func host(in rest: ArraySlice<UInt8>) -> String {
    let authority = rest.prefix { byte in
      byte != ASCII.slash && byte != UInt8(ascii: "?") && byte != ASCII.hash
    }
    let afterUser = authority.lastIndex(of: UInt8(ascii: "@")).map { authority[($0 + 1)...] } ?? authority
    let isBracketed = afterUser.first == ASCII.leftBracket
    let name =
      isBracketed
      ? afterUser.prefix { $0 != ASCII.rightBracket } : afterUser.prefix { $0 != ASCII.colon }
    return String(decoding: name, as: UTF8.self)
  }

  /// RFC 3986: a letter, then letters, digits, `+`, `-` and `.`.
  private static func isScheme(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let first = bytes.first, ASCII.isLetter(first) else { return false }
    return bytes.allSatisfy { byte in
      ASCII.isLetter(byte) || ASCII.isDigit(byte) || byte == ASCII.plus || byte == ASCII.minus
        || byte == ASCII.dot
    }
  }

  /// Whether the text has no white space or control character, which no URL has.
  var hasPlainCharacters: Bool { text.utf8.allSatisfy(Self.isPlain) }

  private static func isPlain(_ byte: UInt8) -> Bool { byte > ASCII.space && byte != 0x7F }

  /// The text without white space and control characters.
  static func withoutWhiteSpace(_ text: String) -> String {
    String(decoding: text.utf8.filter(isPlain), as: UTF8.self)
  }

  /// The bytes at the start and at the end that are white space or control characters.
  static func outerWhiteSpace(_ text: String) -> (leading: Int, trailing: Int) {
    let bytes = Array(text.utf8)
    let leading = bytes.prefix { !isPlain($0) }.count
    let trailing = leading == bytes.count ? 0 : bytes.reversed().prefix { !isPlain($0) }.count
    return (leading, trailing)
  }

  /// The common case, told without taking the text apart: `https`, a host without a user, nothing that no URL has.
  static func isPlainHTTPS(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      let prefix: StaticString = "https://"
      guard bytes.count > prefix.utf8CodeUnitCount else { return false }
      for index in 0..<8 where unsafe bytes[index] != prefix.utf8Start[index] { return false }
      guard ASCII.isLetter(unsafe bytes[8]) || ASCII.isDigit(unsafe bytes[8]) else { return false }
      for index in 8..<bytes.count where unsafe !isPlain(bytes[index]) || bytes[index] == UInt8(ascii: "@") {
        return false
      }
      return true
    }
  }

  var isHTTPS: Bool { scheme == "https" && !host.isEmpty && hasPlainCharacters }
  var isHTTP: Bool { scheme == "http" || scheme == "https" }
  var startsWithPlainHTTP: Bool { text.hasPrefix("http://") }

  var isWidgetLink: Bool {
    text.hasPrefix("plush://widget/") && text.utf8.count > "plush://widget/".utf8.count && hasPlainCharacters
  }

  var isImageData: Bool { text.hasPrefix("data:image/") && text.contains(",") }
}
