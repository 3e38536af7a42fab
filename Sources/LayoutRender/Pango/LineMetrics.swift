internal import LayoutEngine

/// The height of a line of SF and where its letters stand, on the pixel grid of the display.
struct LineMetrics: Hashable {
  /// Points from the top of a line to its bottom.
  let height: Double
  /// Points from the top of a line to its baseline.
  let baseline: Double

  /// The line of a font of `size` points on a display of `displayScale` pixels a point.
  ///
  /// Measured on SwiftUI's pictures: the height is rounded up to a pixel, the baseline to the nearest.
  init(size: Double, displayScale: Double) {
    height = (displayScale * Self.heightPerPoint * size).rounded(.up) / displayScale
    baseline = (displayScale * Self.ascentPerPoint * size).rounded() / displayScale
  }

  /// SF's ascender and descender together, in ems.
  private static let heightPerPoint = 1.1934
  /// SF's ascender, in ems.
  private static let ascentPerPoint = 0.9521
}
