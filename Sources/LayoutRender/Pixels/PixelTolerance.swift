/// How far a picture may be from the one that was expected.
package struct PixelTolerance: Equatable, Sendable {
  /// Steps of 255 that a pixel's component may be off without being counted.
  package var component: Int
  /// Share of the pixels that may be off by more, from 0 to 1.
  package var share: Double

  package init(component: Int, share: Double) {
    self.component = component
    self.share = share
  }

  /// Where everything that has a say in the pixels is the same.
  package static let exact = PixelTolerance(component: 0, share: 0)

  /// Where versions differ: outlines of letters that another FreeType or Pango fills by some steps more or less, and
  /// a `share` of the pixels where one stands a pixel further.
  package static func otherVersions(share: Double) -> PixelTolerance {
    PixelTolerance(component: 48, share: share)
  }

  /// How `actual` differs from `expected` by more than this allows, `nil` where it does not; both have one size.
  package func difference(_ expected: PixelImage, _ actual: PixelImage) -> PixelDifference? {
    var count = 0
    var greatest = 0
    var marked = expected
    for (index, (pixel, wanted)) in zip(actual.pixels, expected.pixels).enumerated() {
      let distance = Self.distance(pixel, wanted)
      if distance > component { count += 1 }
      greatest = max(greatest, distance)
      marked.pixels[index] = distance > component ? 0xFFFF_0000 : Self.pale(wanted)
    }
    guard Double(count) > share * Double(actual.pixels.count) else { return nil }
    return PixelDifference(count: count, of: actual.pixels.count, greatest: greatest, marked: marked)
  }

  /// The greatest distance of a component, 0 to 255.
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

/// Where and by how much two pictures of one size differ.
package struct PixelDifference: Sendable {
  /// Pixels that differ.
  package let count: Int
  /// All pixels.
  package let of: Int
  /// Of a component, 1 to 255.
  package let greatest: Int
  /// A pale copy of what was expected, red where it differs.
  package let marked: PixelImage
}
