internal import LayoutModel
internal import Testing

@testable internal import LayoutEngine

@Suite struct PixelGridTests {
  /// Covers yoga 1975 and 2016: at three pixels a point the two edges of a text rounded opposite ways.
  @Test(arguments: [1.0, 2, 3])
  func `a text's box never gets narrower than the text`(scale: Double) {
    let grid = PixelGrid(scale: scale)
    for step in 0..<100 {
      let width = 63.375
      let aligned = grid.alignText(Rect(x: Double(step) / 100, y: 0, width: width, height: 12))
      #expect(aligned.width >= width)
      #expect((aligned.x * scale).rounded() == aligned.x * scale)
    }
  }

  /// Covers taffy 369 and 374: equal neighbours had a pixel between them.
  @Test(arguments: [1.0, 2, 3])
  func `neighbours that touch still touch on the grid`(scale: Double) {
    let grid = PixelGrid(scale: scale)
    let left = (963.33 - 2 * 100.3) / 2
    let first = grid.align(Rect(x: left, y: 0, width: 100.3, height: 10))
    let second = grid.align(Rect(x: left + 100.3, y: 0, width: 100.3, height: 10))
    #expect(abs(first.maxX - second.x) < 1e-9)
  }

  @Test(arguments: [0, -1, Double.nan, .infinity])
  func `a scale that is no positive number counts as one`(scale: Double) {
    #expect(PixelGrid(scale: scale).scale == 1)
  }
}
