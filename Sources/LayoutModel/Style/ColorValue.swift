/// A colour as an author writes it, not yet resolved for light or dark.
public indirect enum ColorValue: Hashable, Sendable {
  case tone(Tone)
  case system(SystemColor)
  case rgba(RGBA)
  case adaptive(light: ColorValue, dark: ColorValue)

  /// All names that stand for a colour.
  package static let names = Tone.names.accepted + SystemColor.allCases.map { $0.rawValue }

  /// A name in exactly its own case, or a hex colour; `nil` for anything else.
  public init?(_ text: String) {
    if let name = Tone.names.exact(text) {
      guard let value = Tone(rawValue: name) else { return nil }
      self = .tone(value)
    } else if let color = SystemColor(rawValue: text) {
      self = .system(color)
    } else if let rgba = RGBA(hexNotation: text) {
      self = .rgba(rgba)
    } else {
      return nil
    }
  }

  /// The colour of a JSON value; a name in another case is taken for what it was meant for.
  init?(json value: JSONValue) {
    switch value.kind {
    case .string(let text):
      guard let color = ColorValue(text) ?? Self.properName(of: text).flatMap({ ColorValue($0) }) else {
        return nil
      }
      self = color
    case .object:
      guard let light = value["light"].flatMap({ ColorValue(json: $0) }),
        let dark = value["dark"].flatMap({ ColorValue(json: $0) })
      else { return nil }
      self = .adaptive(light: light, dark: dark)
    case .null, .boolean, .number, .array: return nil
    }
  }

  /// The name that `text` differs from in case alone.
  static func properName(of text: String) -> String? {
    let lowercased = text.lowercased()
    return names.first { $0.lowercased() == lowercased }
  }
}

extension RGBA {
  /// `#RGB`, `#RGBA`, `#RRGGBB` or `#RRGGBBAA`.
  public init?(hexNotation text: String) {
    var digits: [UInt32] = []
    for (index, byte) in text.utf8.enumerated() {
      if index == 0 {
        guard byte == UInt8(ascii: "#") else { return nil }
      } else {
        guard index <= 8, let digit = Self.hexDigit(byte) else { return nil }
        digits.append(digit)
      }
    }
    switch digits.count {
    case 3, 4: digits = digits.flatMap { [$0, $0] }
    case 6, 8: break
    default: return nil
    }
    let bytes = stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    self.init(
      hex: bytes[0] << 16 | bytes[1] << 8 | bytes[2], alpha: bytes.count == 4 ? Double(bytes[3]) / 255 : 1)
  }

  private static func hexDigit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }
}
