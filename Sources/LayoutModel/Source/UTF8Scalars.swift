/// Finds scalars in bytes that may be malformed.
enum UTF8Scalars {
  /// The length in bytes of the well-formed scalar that starts at `index`, or 0 where none does.
  ///
  /// The ranges of the second byte are those of the Unicode standard's table 3-7: they refuse overlong forms,
  /// surrogates and everything above U+10FFFF.
  static func length(at index: Int, in bytes: [UInt8]) -> Int {
    let lead = bytes[index]
    if lead < 0x80 { return 1 }
    guard lead >= 0xC2, lead <= 0xF4 else { return 0 }
    let count = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    guard index + count <= bytes.count, secondBytes(after: lead).contains(bytes[index + 1]) else { return 0 }
    for continuation in (index + 2)..<max(index + 2, index + count)
    where bytes[continuation] & 0xC0 != 0x80 {
      return 0
    }
    return count
  }

  /// The scalar of `length` bytes at `index`, which `length(at:in:)` has found to be well formed.
  static func scalar(at index: Int, length: Int, in bytes: [UInt8]) -> UInt32 {
    if length <= 1 { return UInt32(bytes[index]) }
    var value = UInt32(bytes[index]) & (0x7F >> UInt32(length))
    for continuation in (index + 1)..<(index + length) {
      value = value << 6 | UInt32(bytes[continuation] & 0x3F)
    }
    return value
  }

  private static func secondBytes(after lead: UInt8) -> ClosedRange<UInt8> {
    switch lead {
    case 0xE0: 0xA0...0xBF
    case 0xED: 0x80...0x9F
    case 0xF0: 0x90...0xBF
    case 0xF4: 0x80...0x8F
    default: 0x80...0xBF
    }
  }
}
