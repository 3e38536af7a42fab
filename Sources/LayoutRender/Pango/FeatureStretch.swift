/// A stretch of text whose glyphs need the same OpenType features.
///
/// Inter's contextual alternates turn `->` into an arrow and `10x20` into a product, which SF doesn't: they are off.
/// SF centres a colon on the digits on both sides of it, which is what Inter's case-sensitive colon is. Other
/// scripts keep their alternates: their letters join by them.
struct FeatureStretch {
  var range: Range<Int>
  var kind: Kind

  enum Kind: Hashable {
    case latin, colonInDigits, other
  }

  /// Features by their tags, and whether they are on.
  func features(hasMonospacedDigits: Bool) -> [(tag: String, value: UInt32)] {
    switch kind {
    case .latin: [("calt", 0), ("tnum", hasMonospacedDigits ? 1 : 0)]
    case .colonInDigits: [("calt", 0), ("case", 1)]
    case .other: []
    }
  }

  /// The stretches of `range` in order, without gaps.
  static func all(in bytes: [UInt8], range: Range<Int>) -> [FeatureStretch] {
    var stretches: [FeatureStretch] = []
    for index in range {
      let kind = kind(of: index, in: bytes)
      if let last = stretches.last, last.kind == kind {
        stretches[stretches.count - 1].range = last.range.lowerBound..<index + 1
      } else {
        stretches.append(FeatureStretch(range: index..<index + 1, kind: kind))
      }
    }
    return stretches
  }

  /// Bytes from 0xD6 on lead or follow scalars from U+0580 on; those below lead Latin, Greek and Cyrillic ones.
  private static func kind(of index: Int, in bytes: [UInt8]) -> Kind {
    let lead = leadByte(of: index, in: bytes)
    if lead >= 0xD6 { return .other }
    guard lead == UInt8(ascii: ":"), index > 0, index + 1 < bytes.count else { return .latin }
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    return digits.contains(bytes[index - 1]) && digits.contains(bytes[index + 1]) ? .colonInDigits : .latin
  }

  private static func leadByte(of index: Int, in bytes: [UInt8]) -> UInt8 {
    var start = index
    while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return bytes[start]
  }
}
