internal import CDeflate

/// Writes a surface as a PNG file: no filters, which on flat colours cost more than they save, and as few bytes
/// a pixel as the picture allows.
enum PNGEncoder {
  /// `scale` in pixels a point is written down, so that viewers show the picture at its size in points.
  static func encode(_ surface: borrowing CairoSurface, scale: Double) throws(RenderFailure) -> [UInt8] {
    guard let picture = surface.withPixels({ PNGPicture($0) }) else { throw .compression }
    let compressed = try Zlib.compress(picture.scanlines)
    var file = PNGFile()
    file.append("IHDR", picture.header)
    file.append("pHYs", density(scale: scale))
    if !picture.palette.isEmpty { file.append("PLTE", picture.palette) }
    if !picture.paletteAlpha.isEmpty { file.append("tRNS", picture.paletteAlpha) }
    file.append("IDAT", compressed)
    file.append("IEND", [])
    return file.bytes
  }

  /// Pixels a metre both ways: 72 points make an inch.
  private static func density(scale: Double) -> [UInt8] {
    let perMetre = UInt32(min(max(72 * scale / 0.0254, 1), 1e9).rounded())
    return perMetre.bigEndianBytes + perMetre.bigEndianBytes + [1]
  }
}

/// The bytes of a PNG file, chunk by chunk.
struct PNGFile {
  private(set) var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  mutating func append(_ type: StaticString, _ content: [UInt8]) {
    let named = type.description.utf8 + content
    bytes += UInt32(clamping: content.count).bigEndianBytes
    bytes += named
    bytes += Zlib.checksum(named).bigEndianBytes
  }
}

extension UInt32 {
  /// Most significant byte first.
  var bigEndianBytes: [UInt8] {
    [
      UInt8(truncatingIfNeeded: self >> 24), UInt8(truncatingIfNeeded: self >> 16),
      UInt8(truncatingIfNeeded: self >> 8), UInt8(truncatingIfNeeded: self),
    ]
  }
}
