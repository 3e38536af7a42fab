/// The bytes that the parsers look for, by name.
enum ASCII {
  static let tab: UInt8 = 0x09
  static let lineFeed: UInt8 = 0x0A
  static let verticalTab: UInt8 = 0x0B
  static let formFeed: UInt8 = 0x0C
  static let carriageReturn: UInt8 = 0x0D
  static let space: UInt8 = 0x20
  static let quote: UInt8 = 0x22
  static let hash: UInt8 = 0x23
  static let apostrophe: UInt8 = 0x27
  static let asterisk: UInt8 = 0x2A
  static let plus: UInt8 = 0x2B
  static let comma: UInt8 = 0x2C
  static let minus: UInt8 = 0x2D
  static let dot: UInt8 = 0x2E
  static let slash: UInt8 = 0x2F
  static let zero: UInt8 = 0x30
  static let nine: UInt8 = 0x39
  static let colon: UInt8 = 0x3A
  static let semicolon: UInt8 = 0x3B
  static let equals: UInt8 = 0x3D
  static let leftBracket: UInt8 = 0x5B
  static let backslash: UInt8 = 0x5C
  static let rightBracket: UInt8 = 0x5D
  static let leftBrace: UInt8 = 0x7B
  static let rightBrace: UInt8 = 0x7D

  static func isDigit(_ byte: UInt8) -> Bool {
    byte >= zero && byte <= nine
  }

  static func isLetter(_ byte: UInt8) -> Bool {
    let lowered = byte | 0x20
    return lowered >= 0x61 && lowered <= 0x7A
  }

  static func lowercased(_ byte: UInt8) -> UInt8 {
    byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
  }

  /// The value of a hexadecimal digit, or `nil`.
  static func hexValue(_ byte: UInt8) -> UInt32? {
    if isDigit(byte) { return UInt32(byte - zero) }
    let lowered = byte | 0x20
    return lowered >= 0x61 && lowered <= 0x66 ? UInt32(lowered - 0x61) + 10 : nil
  }

  /// `value` in upper case hexadecimal, filled up with zeros to `width` digits.
  static func hexadecimal(_ value: UInt32, width: Int = 4) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }
}
