import LayoutEngine
import LayoutModel
import Testing

@testable import LayoutRender

/// Reports on engines whose letters drift apart at small scales: `harfbuzz` 1892, `node-canvas` 2184.
struct ScaleTests {
  @Test(arguments: [11.0, 13, 17, 22, 34])
  func `a text is as wide at every scale but for the pixel that it is rounded up to`(_ size: Double) throws {
    let renderer = try Renderer()
    let text = Texts.plain("API worker healthy, 68 % of 1,842 files", size: size)
    let exact = renderer.measurer(displayScale: 1000).measure(text, in: .unlimited).size.width
    for scale in [1.0, 2, 3] {
      let width = renderer.measurer(displayScale: scale).measure(text, in: .unlimited).size.width
      #expect(width >= exact - 0.001 && width < exact + 1 / scale)
    }
  }
}
