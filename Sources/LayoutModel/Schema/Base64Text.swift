/// Base64 by RFC 4648, with or without padding, in either alphabet.
enum Base64Text {
  static func isValid(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    let body = bytes.prefix { $0 != UInt8(ascii: "=") }
    let padding = bytes.count - body.count
    guard !body.isEmpty, padding <= 2, bytes.suffix(padding).allSatisfy({ $0 == UInt8(ascii: "=") }),
      body.count % 4 != 1, padding == 0 || bytes.count % 4 == 0
    else { return false }
    return body.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "/"), UInt8(ascii: "-"),
        UInt8(ascii: "_"):
        true
      default: false
      }
    }
  }
}
