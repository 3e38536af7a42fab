/// What can be told of a URL without a resolver: its scheme, host and whether both are well formed.
package struct URLText {
  package let scheme: String
  package let host: String
  private let text: String

  package init(_ text: some StringProtocol) {
    self.text = String(text)
    let bytes = Array(text.utf8)
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), colon > 0 else {
      scheme = ""
      host = ""
      return
    }
    scheme = String(decoding: bytes[..<colon], as: UTF8.self).lowercased()
    let rest = bytes[(colon + 1)...]
    guard rest.starts(with: [UInt8(ascii: "/"), UInt8(ascii: "/")]) else {
      host = ""
      return
    }
    let authority = rest.dropFirst(2).prefix { byte in
      byte != UInt8(ascii: "/") && byte != UInt8(ascii: "?") && byte != UInt8(ascii: "#")
    }
    let afterUser = authority.lastIndex(of: UInt8(ascii: "@")).map { authority[($0 + 1)...] } ?? authority
    let isBracketed = afterUser.first == UInt8(ascii: "[")
    let name =
      isBracketed
      ? afterUser.prefix { $0 != UInt8(ascii: "]") } : afterUser.prefix { $0 != UInt8(ascii: ":") }
    host = String(decoding: name, as: UTF8.self)
  }

  /// Whether the text has no white space or control character, which no URL has.
  private var hasPlainCharacters: Bool {
    text.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F }
  }

  var isHTTPS: Bool { scheme == "https" && !host.isEmpty && hasPlainCharacters }

  var isWidgetLink: Bool {
    text.hasPrefix("plush://widget/") && text.utf8.count > "plush://widget/".utf8.count && hasPlainCharacters
  }

  var isImageData: Bool { text.hasPrefix("data:image/") && text.contains(",") }
}
