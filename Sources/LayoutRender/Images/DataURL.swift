/// A `data:` URL taken apart.
struct DataURL {
  /// Lower case, without parameters; empty where the URL names none.
  let mediaType: String
  let bytes: [UInt8]

  /// `nil` where `url` is not a `data:` URL, or its content is not what it says.
  init?(_ url: String) {
    let text = Array(url.utf8)
    guard text.count > Self.scheme.count,
      text[..<Self.scheme.count].map(Self.lowercased) == Self.scheme,
      let comma = text.firstIndex(of: UInt8(ascii: ","))
    else { return nil }
    let head = String(decoding: text[Self.scheme.count..<comma].map(Self.lowercased), as: UTF8.self)
    let parameters = head.split(separator: ";", omittingEmptySubsequences: false)
    mediaType = parameters.first.map(String.init) ?? ""
    let plain = Self.percentDecoded(text[(comma + 1)...])
    guard parameters.dropFirst().contains("base64") else {
      bytes = plain
      return
    }
    guard let decoded = Base64.decode(plain) else { return nil }
    bytes = decoded
  }

  private static let scheme = Array("data:".utf8)

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }

  /// A percent sign without two digits stands for itself, as browsers have it.
  private static func percentDecoded(_ text: ArraySlice<UInt8>) -> [UInt8] {
    guard text.contains(UInt8(ascii: "%")) else { return Array(text) }
    var decoded: [UInt8] = []
    decoded.reserveCapacity(text.count)
    var index = text.startIndex
    while index < text.endIndex {
      if text[index] == UInt8(ascii: "%"), index + 2 < text.endIndex,
        let high = hexDigit(text[index + 1]), let low = hexDigit(text[index + 2])
      {
        decoded.append(high << 4 | low)
        index += 3
      } else {
        decoded.append(text[index])
        index += 1
      }
    }
    return decoded
  }

  private static func hexDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}

/// RFC 4648, with either alphabet; white space is skipped and the padding may be missing.
enum Base64 {
  static func decode(_ text: [UInt8]) -> [UInt8]? {
    var decoded: [UInt8] = []
    decoded.reserveCapacity(text.count / 4 * 3)
    var (bits, count): (UInt32, Int) = (0, 0)
    var isPadded = false
    for byte in text where !isWhitespace(byte) {
      if byte == UInt8(ascii: "=") {
        isPadded = true
        continue
      }
      guard !isPadded, let value = value(of: byte) else { return nil }
      bits = bits << 6 | value
      count += 6
      guard count >= 8 else { continue }
      count -= 8
      decoded.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
    }
    return count < 6 ? decoded : nil
  }

  private static func isWhitespace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  private static func value(of byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(byte - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(byte - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "+"), UInt8(ascii: "-"): 62
    case UInt8(ascii: "/"), UInt8(ascii: "_"): 63
    default: nil
    }
  }
}
