import CCairo
import LayoutEngine
import LayoutModel
import Testing

@testable import LayoutRender

/// The PNG files that we write, read back by Cairo's reader.
struct PNGTests {
  private let renderer: Renderer

  init() throws {
    renderer = try Renderer()
  }

  /// Colour type and bit depth of a file.
  private func form(_ png: [UInt8]) -> [UInt8] {
    Array(png[24...25])
  }

  private func stripes(_ colors: [RGBA]) -> DisplayList {
    let commands = colors.enumerated().map { index, color in
      DisplayCommand.fill(.rectangle(Rect(x: Double(index), y: 0, width: 1, height: 3)), color)
    }
    return DisplayList(size: Size(width: Double(colors.count), height: 3), commands: commands)
  }

  private func grey(_ count: Int, alpha: Double = 1) -> [RGBA] {
    (0..<count).map { index in
      RGBA(red: Double(index % 256) / 255, green: Double(index / 256) / 3, blue: 0.5, alpha: alpha)
    }
  }

  @Test(
    arguments: [
      (2, 1, 1), (3, 1, 2), (5, 1, 4), (17, 1, 8), (256, 1, 8), (257, 1, 0), (2, 0.5, 1), (200, 0.5, 8),
      (600, 0.5, 0),
    ] as [(Int, Double, UInt8)])
  func `a picture takes as few bits as it may and comes back as it was`(
    count: Int, alpha: Double, depth: UInt8
  ) throws {
    let list = stripes(grey(count, alpha: alpha))
    let surface = try renderer.surface(list, scale: 1, displayScale: 3)
    let png = try PNGEncoder.encode(surface, scale: 1)
    let expected: [UInt8] = depth > 0 ? [depth, 3] : [8, alpha == 1 ? 2 : 6]
    #expect(form(png) == expected)
    let back = try RasterDecoder.decode(png, as: try #require(ImageHeader(png)))
    let (before, after) = (pixels(surface), pixels(back))
    try #require(before.count == after.count)
    for (old, new) in zip(before, after) where old != new {
      // Dividing by alpha and multiplying again loses at most a level.
      let (was, isNow) = (StraightColor(premultiplied: old), StraightColor(premultiplied: new))
      #expect(was.alpha == isNow.alpha)
      #expect(abs(Int(was.red) - Int(isNow.red)) <= 2 && abs(Int(was.blue) - Int(isNow.blue)) <= 2)
    }
  }

  private func pixels(_ surface: borrowing CairoSurface) -> [UInt32] {
    // Cairo reads opaque files without alpha: the byte there says nothing.
    surface.withPixels { rows in
      (0..<rows.height).flatMap { y in unsafe rows.row(y).map { $0 } }
    } ?? []
  }

  @Test func `the density is that of the scale`() throws {
    let png = try renderer.png(stripes([.black]), scale: 3)
    let chunk = try #require(png.firstRange(of: Array("pHYs".utf8)))
    let value = png[chunk.upperBound..<chunk.upperBound + 4].reduce(0) { $0 << 8 | Int($1) }
    #expect(value == 8_504, "216 dots an inch in dots a metre")
  }

  @Test(arguments: [
    (40_000.0, 10.0, 1.0), (10, 40_000, 1), (10_000, 10_000, 1), (100, 100, 1_000), (1e300, 1, 1),
  ])
  func `a surface that is too large is refused with its size`(width: Double, height: Double, scale: Double) {
    let list = DisplayList(size: Size(width: width, height: height), commands: [])
    #expect(throws: RenderFailure.surfaceTooLarge(width: width * scale, height: height * scale)) {
      try renderer.png(list, scale: scale)
    }
  }

  @Test(arguments: [(0.0, 10.0, 1.0), (10, 10, 0), (10, 10, -1), (-5, 10, 1), (.nan, 10, 1), (10, 10, .nan)])
  func `a surface without pixels is refused`(width: Double, height: Double, scale: Double) {
    let list = DisplayList(size: Size(width: width, height: height), commands: [])
    #expect(throws: RenderFailure.self) { try renderer.png(list, scale: scale) }
  }
}
