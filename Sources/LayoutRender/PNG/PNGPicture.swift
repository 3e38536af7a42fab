/// Pixels in the layout of a PNG file that takes the least room.
struct PNGPicture {
  /// Rows, each after a zero byte that says it is not filtered.
  let scanlines: [UInt8]
  /// Content of the `IHDR` chunk.
  let header: [UInt8]
  /// Content of the `PLTE` chunk: red, green, blue of each colour; empty without a palette.
  let palette: [UInt8]
  /// Content of the `tRNS` chunk; empty where all colours are opaque.
  let paletteAlpha: [UInt8]

  init(_ rows: PixelRows) {
    let census = ColorCensus(rows)
    let (depth, type): (UInt8, UInt8)
    if let colors = census.colors {
      (depth, type) = (Self.depth(for: colors.count), 3)
      scanlines = Self.indexed(rows, colors: colors, depth: Int(depth))
      palette = colors.flatMap { [$0.red, $0.green, $0.blue] }
      paletteAlpha = census.isOpaque ? [] : colors.map(\.alpha)
    } else {
      (depth, type) = (8, census.isOpaque ? 2 : 6)
      scanlines = census.isOpaque ? Self.opaque(rows) : Self.transparent(rows)
      palette = []
      paletteAlpha = []
    }
    header =
      UInt32(clamping: rows.width).bigEndianBytes + UInt32(clamping: rows.height).bigEndianBytes
      + [depth, type, 0, 0, 0]
  }

  // MARK: Rows

  private static func opaque(_ rows: PixelRows) -> [UInt8] {
    let stride = rows.width * 3 + 1
    return unsafe [UInt8](unsafeUninitializedCapacity: stride * rows.height) { buffer, count in
      for y in 0..<rows.height {
        let pixels = unsafe rows.row(y)
        var place = y * stride
        unsafe buffer[place] = 0
        for x in 0..<rows.width {
          let pixel = unsafe pixels[x]
          unsafe buffer[place + 1] = UInt8(truncatingIfNeeded: pixel >> 16)
          unsafe buffer[place + 2] = UInt8(truncatingIfNeeded: pixel >> 8)
          unsafe buffer[place + 3] = UInt8(truncatingIfNeeded: pixel)
          place += 3
        }
      }
      count = stride * rows.height
    }
  }

  private static func transparent(_ rows: PixelRows) -> [UInt8] {
    let stride = rows.width * 4 + 1
    return unsafe [UInt8](unsafeUninitializedCapacity: stride * rows.height) { buffer, count in
      for y in 0..<rows.height {
        let pixels = unsafe rows.row(y)
        var place = y * stride
        unsafe buffer[place] = 0
        var color = StraightColor(premultiplied: 0)
        for x in 0..<rows.width {
          // Neighbours are mostly alike, and dividing is slow.
          if unsafe pixels[x] != color.premultiplied {
            color = unsafe StraightColor(premultiplied: pixels[x])
          }
          unsafe buffer[place + 1] = color.red
          unsafe buffer[place + 2] = color.green
          unsafe buffer[place + 3] = color.blue
          unsafe buffer[place + 4] = color.alpha
          place += 4
        }
      }
      count = stride * rows.height
    }
  }

  private static func indexed(_ rows: PixelRows, colors: [StraightColor], depth: Int) -> [UInt8] {
    var indices: [UInt32: UInt8] = [:]
    for (index, color) in colors.enumerated() {
      indices[color.premultiplied] = UInt8(truncatingIfNeeded: index)
    }
    let perByte = 8 / depth
    var bytes: [UInt8] = []
    bytes.reserveCapacity(((rows.width + perByte - 1) / perByte + 1) * rows.height)
    for y in 0..<rows.height {
      bytes.append(0)
      let pixels = unsafe rows.row(y)
      var (last, index): (UInt32?, UInt8) = (nil, 0)
      for x in 0..<rows.width {
        let pixel = unsafe pixels[x]
        if pixel != last { (last, index) = (pixel, indices[pixel] ?? 0) }
        if x % perByte == 0 { bytes.append(0) }
        bytes[bytes.count - 1] |= index << UInt8(8 - depth * (x % perByte + 1))
      }
    }
    return bytes
  }

  private static func depth(for colors: Int) -> UInt8 {
    switch colors {
    case ...2: 1
    case ...4: 2
    case ...16: 4
    default: 8
    }
  }
}
