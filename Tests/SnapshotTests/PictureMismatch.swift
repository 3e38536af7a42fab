import LayoutRender
import TestSupport

extension PixelTolerance {
  /// How one PNG file differs from another by more than this allows.
  func mismatch(_ expected: [UInt8], _ actual: [UInt8]) throws -> GoldenFile.Mismatch? {
    let (expected, actual) = (try PixelImage(png: expected), try PixelImage(png: actual))
    guard expected.width == actual.width, expected.height == actual.height else {
      return GoldenFile.Mismatch(
        summary:
          "\(actual.width) × \(actual.height) pixels instead of \(expected.width) × \(expected.height)",
        difference: try actual.png())
    }
    guard let difference = difference(expected, actual) else { return nil }
    return GoldenFile.Mismatch(
      summary:
        "\(difference.count) of \(difference.of) pixels differ by more than \(component), at most by \(difference.greatest)",
      difference: try difference.marked.png())
  }
}
