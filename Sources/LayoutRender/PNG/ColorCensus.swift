/// Which colours a picture has, as far as it matters for writing it down.
struct ColorCensus {
  /// All colours in the order that they are met, or `nil` where they are more than a palette holds.
  private(set) var colors: [StraightColor]?
  private(set) var isOpaque: Bool

  /// The most colours of a palette.
  private static let limit = 256

  init(_ rows: PixelRows) {
    var seen: Set<UInt32> = []
    var order: [UInt32] = []
    var alpha: UInt32 = 0xFF00_0000
    for y in 0..<rows.height {
      let pixels = unsafe rows.row(y)
      alpha = unsafe pixels.reduce(alpha) { $0 & $1 }
      guard order.count <= Self.limit else {
        if alpha < 0xFF00_0000 { break }
        continue
      }
      var last: UInt32?
      for x in 0..<rows.width {
        let pixel = unsafe pixels[x]
        guard pixel != last else { continue }
        last = pixel
        guard seen.insert(pixel).inserted else { continue }
        order.append(pixel)
        if order.count > Self.limit { break }
      }
    }
    isOpaque = alpha == 0xFF00_0000
    colors = order.count <= Self.limit ? order.map { StraightColor(premultiplied: $0) } : nil
  }
}

/// A colour of a picture whose components are not multiplied by its alpha.
struct StraightColor {
  let red: UInt8
  let green: UInt8
  let blue: UInt8
  let alpha: UInt8
  /// The pixel that it was made from.
  let premultiplied: UInt32

  init(premultiplied pixel: UInt32) {
    let alpha = pixel >> 24
    premultiplied = pixel
    self.alpha = UInt8(truncatingIfNeeded: alpha)
    red = Self.divide((pixel >> 16) & 0xFF, by: alpha)
    green = Self.divide((pixel >> 8) & 0xFF, by: alpha)
    blue = Self.divide(pixel & 0xFF, by: alpha)
  }

  private static func divide(_ component: UInt32, by alpha: UInt32) -> UInt8 {
    switch alpha {
    case 0: 0
    case 255: UInt8(truncatingIfNeeded: component)
    default: UInt8(clamping: (component * 255 + alpha / 2) / alpha)
    }
  }
}
