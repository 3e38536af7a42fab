/// The encodings that RFC 8259 no longer allows, as some editors and shells still write them.
enum ForeignEncoding {
  case utf16BigEndian, utf16LittleEndian, utf32BigEndian, utf32LittleEndian

  /// Looks for a byte order mark, then for the zeros that an ASCII character has in the wider encodings.
  init?(detectedIn bytes: [UInt8]) {
    guard bytes.count >= 2 else { return nil }
    let third = bytes.count > 2 ? bytes[2] : 1
    let fourth = bytes.count > 3 ? bytes[3] : 1
    switch (bytes[0], bytes[1], third, fourth) {
    case (0xFF, 0xFE, 0, 0): self = .utf32LittleEndian
    case (0, 0, 0xFE, 0xFF): self = .utf32BigEndian
    case (0xFF, 0xFE, _, _): self = .utf16LittleEndian
    case (0xFE, 0xFF, _, _): self = .utf16BigEndian
    case (0, 0, 0, 1...): self = .utf32BigEndian
    case (1..., 0, 0, 0): self = .utf32LittleEndian
    case (0, 1..., _, _) where bytes.count % 2 == 0: self = .utf16BigEndian
    case (1..., 0, _, _) where bytes.count % 2 == 0: self = .utf16LittleEndian
    default: return nil
    }
  }

  var name: String {
    switch self {
    case .utf16BigEndian: "UTF-16 (big endian)"
    case .utf16LittleEndian: "UTF-16 (little endian)"
    case .utf32BigEndian: "UTF-32 (big endian)"
    case .utf32LittleEndian: "UTF-32 (little endian)"
    }
  }
}
