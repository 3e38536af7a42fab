import LayoutEngine
import LayoutModel
import Testing

@testable import LayoutRender

/// Line limits and ellipses, by the traps that others fell into.
struct TruncationTests {
  private let renderer: Renderer
  private let measurer: TextMeasurer

  init() throws {
    renderer = try Renderer()
    measurer = renderer.measurer()
  }

  @Test(arguments: 1...6)
  func `newlines don't escape the line limit`(limit: Int) {
    let text = Texts.plain("a\nb\nc\nd\ne", lineLimit: limit)
    let measured = measurer.measure(text, in: .points(100))
    let lines = min(limit, 5)
    #expect(measured.size.height.isNear(61.0 / 3 * Double(lines)))
    #expect(measured.isTruncated == (limit < 5))
  }

  @Test(arguments: ["\n", "\r\n", "\r", "\u{2028}", "\u{2029}", "\u{85}", "\u{0B}", "\u{0C}"])
  func `every kind of newline starts one line`(newline: String) {
    let measured = measurer.measure(Texts.plain("a\(newline)b"), in: .unlimited)
    #expect(measured.size.height.isNear(122.0 / 3))
  }

  @Test func `a line that leaves out what follows ends in an ellipsis`() {
    let cut = measurer.measure(Texts.plain("a\nb\nc", lineLimit: 2), in: .unlimited)
    let whole = measurer.measure(Texts.plain("a\nb…"), in: .unlimited)
    #expect(cut.size == whole.size)
    #expect(cut.isTruncated)
  }

  @Test(arguments: [
    "on Kickstarter", "Incomprehensibilities, done", String(repeating: "x", count: 40), "a fine\nday",
    "日本語のテキストです", "👨‍👩‍👧‍👦👩🏽‍🚀 and more", "Bold 100% of the time",
  ])
  func `ink never sticks out on the right`(content: String) throws {
    for width in stride(from: 20.0, through: 90, by: 1) {
      let text = Texts.plain(content, lineLimit: 1)
      #expect(measurer.measure(text, in: .points(width)).size.width <= width + 0.5)
      let list = Texts.list(
        text, width: width, in: Size(width: 140, height: 40), at: Point(x: 10, y: 8), by: measurer)
      let ink = try #require(try InkBox(of: list, scale: 2, by: renderer))
      #expect(ink.maxX <= (10 + width) * 2 + 1, "\(content) in \(width) pt")
    }
  }

  @Test(arguments: ["Incomprehensibilities, done", String(repeating: "x", count: 40)])
  func `a word that is too long ends in an ellipsis`(content: String) {
    let cut = measurer.measure(Texts.plain(content, lineLimit: 1), in: .points(90))
    #expect(cut.isTruncated)
    #expect(cut.size.width > 70)
  }

  @Test func `the narrowest width is that of the ellipsis, or of a shorter text`() {
    let ellipsis = measurer.measure(Texts.plain("…"), in: .unlimited).size.width
    let long = measurer.measure(Texts.plain("some words"), in: .minimum)
    #expect(long.size.width == ellipsis)
    #expect(long.isTruncated)
    let short = measurer.measure(Texts.plain("i"), in: .minimum)
    #expect(short.size.width < ellipsis)
    #expect(!short.isTruncated)
  }

  @Test func `a text is shrunk as little as it needs`() {
    let text = Texts.plain("It just does not fit", size: 22, lineLimit: 1, minimumScaleFactor: 0.5)
    let natural = measurer.measure(text, in: .unlimited).size
    let width = natural.width * 0.9
    let shrunk = measurer.measure(text, in: .points(width))
    #expect(!shrunk.isTruncated)
    #expect(shrunk.size.width <= width)
    #expect(shrunk.size.width > width * 0.97)
    #expect(shrunk.size.height < natural.height)
    // Laid out again in the width that it takes, it comes out the same.
    #expect(measurer.measure(text, in: .points(shrunk.size.width)) == shrunk)
    #expect(measurer.measure(text, in: .points(natural.width * 0.4)).isTruncated)
  }

  @Test func `a pair of surrogates is never split`() {
    for width in stride(from: 120.0, through: 10, by: -1) {
      let text = Texts.plain("𠮷𠮷𠮷𠮷", lineLimit: 1)
      let typeset = Typesetter(context: renderer.texts.lease().context, displayScale: 3)
        .typeset(text, in: width)
      #expect(!typeset.glyphs.contains(0))
    }
  }
}
