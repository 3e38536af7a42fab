import LayoutEngine
import LayoutModel
import Testing

@testable import LayoutRender

/// How texts break into lines.
struct BreakingTests {
  private let renderer: Renderer
  private let measurer: TextMeasurer
  private let typesetter: Typesetter

  init() throws {
    renderer = try Renderer()
    measurer = renderer.measurer()
    typesetter = Typesetter(context: renderer.texts.lease().context, displayScale: 3)
  }

  @Test(arguments: [
    "API worker healthy", "Washing cycle", "100%", "%", "5.2 km", "This is a test string", "AVAVAV To We",
    "حالة الطقس", "שלום עולם", "日本語のテキスト", "👋 hey", "MON 12:02 AM", "i", "...", "Trailing space ",
  ])
  func `a text laid out in its own width does not break`(content: String) {
    for size in stride(from: 8.0, through: 40, by: 0.7) {
      for weight in FontWeight.allCases {
        let text = Texts.plain(content, size: size, weight: weight)
        let natural = measurer.measure(text, in: .unlimited).size
        let again = typesetter.typeset(text, in: natural.width)
        #expect(again.lines.count == 1, "\(content) at \(size) \(weight)")
      }
    }
  }

  @Test(arguments: ["The quick brown fox jumps over the lazy dog, and 100% of it is 5:30 PM."])
  func `a broken text laid out in the width that it takes breaks the same`(content: String) {
    for width in stride(from: 40.0, through: 320, by: 3) {
      let text = Texts.plain(content)
      let first = typesetter.typeset(text, in: width)
      let measured = measurer.measure(text, in: .points(width))
      #expect(measured.size.width <= width + 0.34)
      let again = typesetter.typeset(text, in: measured.size.width)
      #expect(again.lines.count == first.lines.count, "\(width)")
    }
  }

  @Test func `one more letter never makes a text narrower`() {
    var last = 0.0
    for count in 1...40 {
      let width = measurer.measure(Texts.plain(String(repeating: "m", count: count)), in: .unlimited).size
        .width
      #expect(width > last)
      last = width
    }
  }

  @Test(arguments: [
    (String(repeating: "漢字仮名交じり文", count: 8), 120.0),
    (String(repeating: "ภาษาไทยไม่มีช่องว่าง", count: 4), 120.0),
  ])
  func `scripts without spaces break`(content: String, width: Double) {
    let measured = measurer.measure(Texts.plain(content), in: .points(width))
    #expect(measured.size.width <= width)
    #expect(measured.size.height > 40)
  }

  @Test func `a cluster is never broken`() {
    // A family of four in one cluster, with skin tones: alone it is as wide as any of them in a row.
    let cluster = "🫸🏽"
    let width = measurer.measure(Texts.plain(cluster), in: .unlimited).size.width
    let text = Texts.plain(String(repeating: cluster, count: 60))
    let typeset = typesetter.typeset(text, in: width * 4.5)
    #expect(typeset.lines.count == 15)
    #expect(typeset.width.isWithin(2, of: width * 4))
  }

  @Test func `a long row of joined emoji stays joined`() {
    let family = "👨‍👩‍👧‍👦"
    let one = measurer.measure(Texts.plain(family), in: .unlimited).size.width
    let many = measurer.measure(Texts.plain(String(repeating: family, count: 40)), in: .unlimited).size.width
    #expect(many.isWithin(40, of: one * 40))
  }

  @Test(arguments: ["x", "漢", "- ", "a ", "\u{00A0}", "👩🏽‍🚀", "e\u{301}", "%"])
  func `a text without end is cut before it is shaped`(unit: String) {
    let composed = ComposedText(Texts.plain(String(repeating: unit, count: 20_000)), lineLimit: 80)
    #expect(composed.isCut)
    #expect(composed.bytes.count <= TextLimit.scalars * 4 + 3)
  }

  @Test func `no text has more lines than a surface shows`() {
    for unit in ["x", "x\n", "x ", "\n"] {
      let typeset = typesetter.typeset(Texts.plain(String(repeating: unit, count: 4_096)), in: 20)
      #expect(typeset.lines.count <= 71)
      #expect(typeset.isTruncated)
    }
  }

  @Test func `hyphens before a space that doesn't break come to an end`() {
    let text = Texts.plain(String(repeating: "-", count: 116) + "\u{00A0}")
    #expect(measurer.measure(text, in: .points(60)).size.height > 20)
  }
}

extension Double {
  func isWithin(_ distance: Double, of other: Double) -> Bool {
    abs(self - other) <= distance
  }
}
