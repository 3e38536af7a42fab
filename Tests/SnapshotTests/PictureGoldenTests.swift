import Foundation
import LayoutEngine
import LayoutModel
import LayoutRender
import TestSupport
import Testing

/// Pictures drawn with the real fonts against `Snapshots`.
struct PictureGoldenTests {
  private static let renderer = Result { try Renderer() }

  @Test(arguments: GoldenCase.all(with: .image))
  func `a picture is the one that was looked at and stored`(_ golden: GoldenCase) throws {
    let renderer = try Self.renderer.get()
    for variant in try golden.variants {
      let displayScale = Double(variant.environment.device.scale)
      let list = try variant.layout(renderer.measurer(displayScale: displayScale)).displayList(scale: 2)
      let png = try renderer.png(list, scale: 2, displayScale: displayScale)
      let tolerance: PixelTolerance =
        GoldenMode.current == .update ? .exact : DrawingVersions.tolerance
      let failure = try golden.file(.image, variant).failure(of: png) { expected in
        try expected == png ? nil : tolerance.mismatch(expected, png)
      }
      if let failure { Issue.record("\(failure) (\(DrawingVersions.remark))") }
    }
  }

  @Test func `the versions that drew the pictures are recorded`() throws {
    switch GoldenMode.current {
    case .compare: #expect(DrawingVersions.recorded != nil, "run with UPDATE_SNAPSHOTS=1")
    case .update:
      try DrawingVersions.current.write(toFile: DrawingVersions.path, atomically: true, encoding: .utf8)
      Issue.record("versions.txt was written")
    }
  }

  @Test(
    .enabled(if: DrawingVersions.tolerance == .exact, "pictures are \(DrawingVersions.remark)"),
    arguments: GoldenCase.all(with: .image).prefix(1))
  func `one pixel that is one step off is found`(_ golden: GoldenCase) throws {
    let variant = try #require(try golden.variants.first)
    let list = try variant.layout(Self.renderer.get().measurer()).displayList(scale: 2)
    let picture = try PixelImage(png: Self.renderer.get().png(list, scale: 2))
    var other = picture
    other.pixels[picture.width + 1] ^= 1
    #expect(DrawingVersions.tolerance.difference(picture, other)?.count == 1)
    #expect(DrawingVersions.tolerance.difference(picture, try PixelImage(png: picture.png())) == nil)
  }
}
