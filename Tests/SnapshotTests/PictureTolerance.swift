import TestSupport

/// How far a picture may be from its golden.
struct PictureTolerance: Equatable {
  /// Steps of 255 that a pixel's component may be off without being counted.
  var component: Int
  /// Share of the pixels that may be off by more.
  var share: Double

  /// On the machine's packages that the goldens were recorded with.
  static let exact = PictureTolerance(component: 0, share: 0)
  /// Elsewhere: outlines of letters that another FreeType or Pango fills by some steps more or less, and a few
  /// that stand a pixel further.
  static let otherVersions = PictureTolerance(component: 48, share: 0.02)

  /// How `actual` differs from `expected` by more than this allows.
  func mismatch(_ expected: Picture, _ actual: Picture) -> GoldenFile.Mismatch? {
    guard expected.width == actual.width, expected.height == actual.height else {
      return GoldenFile.Mismatch(
        summary:
          "\(actual.width) × \(actual.height) pixels instead of \(expected.width) × \(expected.height)",
        difference: actual.png)
    }
    var count = 0
    var greatest = 0
    var marks = expected
    for (index, pixel) in actual.pixels.enumerated() {
      let distance = Self.distance(pixel, expected.pixels[index])
      if distance > component { count += 1 }
      greatest = max(greatest, distance)
      marks.pixels[index] = distance > component ? 0xFFFF_0000 : Self.pale(expected.pixels[index])
    }
    guard Double(count) > share * Double(actual.pixels.count) else { return nil }
    return GoldenFile.Mismatch(
      summary:
        "\(count) of \(actual.pixels.count) pixels differ by more than \(component), at most by \(greatest)",
      difference: marks.png)
  }

  private static func distance(_ left: UInt32, _ right: UInt32) -> Int {
    if left == right { return 0 }
    return [0, 8, 16, 24].map { shift in
      abs(Int(left >> UInt32(shift) & 0xFF) - Int(right >> UInt32(shift) & 0xFF))
    }.max() ?? 0
  }

  /// A quarter of the picture's own colour on white, so that what differs stands out.
  private static func pale(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    return [UInt32(0), 8, 16].reduce(0xFF00_0000) { result, shift in
      let onWhite = min(255, (pixel >> shift & 0xFF) + 255 - alpha)
      return result | (191 + onWhite / 4) << shift
    }
  }
}
