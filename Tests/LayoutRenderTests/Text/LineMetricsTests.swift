import LayoutEngine
import LayoutModel
import LayoutRender
import Testing

/// Heights and baselines as they were measured on SwiftUI's pictures at 3×.
struct LineMetricsTests {
  private let measurer: TextMeasurer

  init() throws {
    measurer = try Renderer().measurer()
  }

  @Test(
    arguments: [
      (9, 33, 26), (10, 36, 29), (11, 40, 31), (12, 43, 34), (13, 47, 37), (14, 51, 40), (15, 54, 43),
      (16, 58, 46), (17, 61, 49), (18, 65, 51), (20, 72, 57), (22, 79, 63), (24, 86, 69), (28, 101, 80),
      (30, 108, 86), (34, 122, 97),
    ] as [(size: Double, height: Double, baseline: Double)])
  func `a line stands as in SwiftUI to the pixel`(size: Double, height: Double, baseline: Double) throws {
    let measured = measurer.measure(Texts.plain("Hxg", size: size), in: .unlimited)
    #expect((measured.size.height * 3).rounded() == height)
    #expect(try #require(measured.firstBaseline) * 3 - baseline < 0.001)
    #expect(measured.size.height * 3 - height < 0.001)
  }

  /// Pixels from baseline to baseline in a stack, as SwiftUI drew them; points of the stack's spacing.
  @Test(
    arguments: [
      (20, 17, 4, 76), (20, 20, 4, 84), (12, 11, 0, 40), (12, 11, 1, 43), (11, 12, 8, 67), (15, 13, 0, 48),
      (13, 12, 0, 44), (24, 12, 4, 63), (13, 11, 2, 47), (28, 12, 2, 61), (20, 15, 4, 70), (14, 12, 0, 45),
      (12, 10, 0, 38), (16, 12, 8, 70), (19, 14, 4, 67), (16, 14, 4, 64), (16, 11, 0, 43), (11, 11, 0, 40),
    ] as [(upper: Double, lower: Double, spacing: Double, pixels: Double)])
  func `baselines of a stack lie as far apart as in SwiftUI`(
    upper: Double, lower: Double, spacing: Double, pixels: Double
  ) throws {
    let above = measurer.measure(Texts.plain("Hxg", size: upper), in: .unlimited)
    let below = measurer.measure(Texts.plain("Hxg", size: lower), in: .unlimited)
    let rest = above.size.height - (try #require(above.firstBaseline))
    let distance = rest + spacing + (try #require(below.firstBaseline))
    #expect((distance * 3).rounded() == pixels)
  }

  @Test func `further lines add the pitch of the text's style`() {
    var text = Texts.plain("a\nb\nc", size: 13)
    text.linePitch = 18
    #expect(measurer.measure(text, in: .unlimited).size.height.isNear(47.0 / 3 + 36))
    text.linePitch = nil
    #expect(measurer.measure(text, in: .unlimited).size.height.isNear(47))
  }

  @Test func `an empty text is as high as a line of its font`() {
    #expect(
      measurer.measure(Texts.plain("", size: 17), in: .unlimited).size == Size(width: 0, height: 61.0 / 3))
    let runless = StyledText(runs: [], baseFont: FontSpec(size: 17))
    #expect(measurer.measure(runless, in: .points(10)).size == Size(width: 0, height: 61.0 / 3))
  }

  @Test func `a line is as high as its largest font`() {
    var text = Texts.plain("small ", size: 12)
    text.runs.append(TextRun(text: "LARGE", font: FontSpec(size: 24), color: .black))
    #expect(measurer.measure(text, in: .unlimited).size.height.isNear(86.0 / 3))
  }
}

extension Double {
  /// Equal but for the last bits.
  func isNear(_ other: Double) -> Bool {
    abs(self - other) < 1e-9
  }
}
