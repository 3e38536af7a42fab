/// What the first bytes of a picture say: its format and its size, before anything is decoded.
struct ImageHeader: Hashable {
  let format: ImageFormat
  /// Pixels; `nil` for vector drawings.
  let width: Int
  let height: Int
}

/// The formats that are drawn.
enum ImageFormat: Hashable {
  case png, jpeg, gif, webp
}

extension ImageHeader {
  /// Reads the header of a raster picture; `nil` where `bytes` are none, or too damaged to tell its size.
  init?(_ bytes: [UInt8]) {
    let reader = ByteReader(bytes: bytes)
    if reader.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self.init(png: reader)
    } else if reader.starts(with: [0xFF, 0xD8, 0xFF]) {
      self.init(jpeg: reader)
    } else if reader.has("GIF8", at: 0) {
      self.init(gif: reader)
    } else if reader.has("RIFF", at: 0), reader.has("WEBP", at: 8) {
      self.init(webp: reader)
    } else {
      return nil
    }
  }

  private init?(png reader: ByteReader) {
    guard reader.has("IHDR", at: 12), let width = reader.big32(at: 16), let height = reader.big32(at: 20)
    else { return nil }
    self.init(format: .png, width: width, height: height)
  }

  private init?(gif reader: ByteReader) {
    guard let width = reader.little16(at: 6), let height = reader.little16(at: 8) else { return nil }
    self.init(format: .gif, width: width, height: height)
  }

  /// Walks the segments to the frame header.
  private init?(jpeg reader: ByteReader) {
    var offset = 2
    while let marker = reader.big16(at: offset) {
      switch marker {
      case 0xFFC0...0xFFC3, 0xFFC5...0xFFC7, 0xFFC9...0xFFCB, 0xFFCD...0xFFCF:
        guard let height = reader.big16(at: offset + 5), let width = reader.big16(at: offset + 7) else {
          return nil
        }
        self.init(format: .jpeg, width: width, height: height)
        return
      case 0xFFFF: offset += 1
      case 0xFF01, 0xFFD0...0xFFD8: offset += 2
      case 0xFF00...0xFFFE:
        guard let length = reader.big16(at: offset + 2), length >= 2 else { return nil }
        offset += 2 + length
      default: return nil
      }
    }
    return nil
  }

  private init?(webp reader: ByteReader) {
    if reader.has("VP8 ", at: 12) {
      guard let width = reader.little16(at: 26), let height = reader.little16(at: 28) else { return nil }
      self.init(format: .webp, width: width & 0x3FFF, height: height & 0x3FFF)
    } else if reader.has("VP8L", at: 12) {
      guard let low = reader.little16(at: 21), let high = reader.little16(at: 23) else { return nil }
      let bits = low | high << 16
      self.init(format: .webp, width: (bits & 0x3FFF) + 1, height: (bits >> 14 & 0x3FFF) + 1)
    } else if reader.has("VP8X", at: 12) {
      guard let width = reader.little24(at: 24), let height = reader.little24(at: 27) else { return nil }
      self.init(format: .webp, width: width + 1, height: height + 1)
    } else {
      return nil
    }
  }
}

/// Reads numbers out of bytes; `nil` beyond their end.
struct ByteReader {
  let bytes: [UInt8]

  func starts(with prefix: [UInt8]) -> Bool {
    bytes.starts(with: prefix)
  }

  func has(_ tag: StaticString, at offset: Int) -> Bool {
    let tag = Array(tag.description.utf8)
    return offset + tag.count <= bytes.count && bytes[offset..<offset + tag.count].elementsEqual(tag)
  }

  func big16(at offset: Int) -> Int? { number(at: offset, [8, 0]) }

  func big32(at offset: Int) -> Int? { number(at: offset, [24, 16, 8, 0]) }

  func little16(at offset: Int) -> Int? { number(at: offset, [0, 8]) }

  func little24(at offset: Int) -> Int? { number(at: offset, [0, 8, 16]) }

  private func number(at offset: Int, _ shifts: [Int]) -> Int? {
    guard offset >= 0, offset + shifts.count <= bytes.count else { return nil }
    return shifts.enumerated().reduce(0) { $0 | Int(bytes[offset + $1.offset]) << $1.element }
  }
}
