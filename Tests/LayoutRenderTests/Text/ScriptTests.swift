import LayoutEngine
import LayoutModel
import Testing

@testable import LayoutRender

/// Scripts, emoji and directions.
struct ScriptTests {
  private let renderer: Renderer
  private let measurer: TextMeasurer

  init() throws {
    renderer = try Renderer()
    measurer = renderer.measurer()
  }

  private func typeset(_ text: StyledText, in width: Double? = nil) -> TypesetText {
    Typesetter(context: renderer.texts.lease().context, displayScale: 3).typeset(text, in: width)
  }

  @Test(arguments: [
    "Status", "Ünïcödé Ž", "Ελληνικά", "Русский", "الحالة ٤ د", "שלום", "हिन्दी", "ไทย", "日本語 한국어 简体字 繁體字",
    "→ ↑ ✓ ★ ≈ ∑ €", "👍🏽 🫸🏽🪈 👨‍👩‍👧‍👦 🇩🇪", "½ ² № ™",
  ])
  func `common scripts have glyphs`(content: String) {
    #expect(!measurer.lacksGlyphs(for: Texts.plain(content)))
  }

  @Test func `a scalar without a font is told apart`() {
    #expect(measurer.lacksGlyphs(for: Texts.plain("a\u{10FFFD}b")))
  }

  @Test func `letters of Arabic join`() {
    let joined = measurer.measure(Texts.plain("ههه"), in: .unlimited).size.width
    let apart = measurer.measure(Texts.plain("ه ه ه"), in: .unlimited).size.width
    let alone = measurer.measure(Texts.plain("ه"), in: .unlimited).size.width
    #expect(joined != alone * 3)
    #expect(joined < apart)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft], TextAlignment.allCases)
  func `lines stand where alignment and direction say`(
    direction: LayoutDirection, alignment: TextAlignment
  ) throws {
    let text = Texts.plain("HHH", direction: direction, alignment: alignment)
    let list = Texts.list(text, width: 200, in: Size(width: 200, height: 30), by: measurer)
    let ink = try #require(try InkBox(of: list, scale: 1, by: renderer))
    switch (alignment, direction) {
    case (.center, _): #expect(((ink.minX + ink.maxX) / 2).isWithin(2, of: 100))
    case (.leading, .leftToRight), (.trailing, .rightToLeft): #expect(ink.minX < 4)
    case (.leading, .rightToLeft), (.trailing, .leftToRight): #expect(ink.maxX > 196)
    }
  }

  @Test func `the first letter orders what has no direction of its own, whatever the layout's`() {
    let mark = typeset(Texts.plain("!")).glyphs
    let latin = typeset(Texts.plain("3 abc!", direction: .rightToLeft)).glyphs
    #expect(latin.last == mark.first && latin.first == typeset(Texts.plain("3")).glyphs.first)
    #expect(typeset(Texts.plain("שלום!", direction: .leftToRight)).glyphs.first == mark.first)
    #expect(typeset(Texts.plain("1!", direction: .rightToLeft)).glyphs.first == mark.first)
  }

  @Test func `the fallback does not stick after an emoji`() {
    let after = typeset(Texts.plain("👋 hey"))
    #expect(after.pictureRuns.first == true)
    #expect(after.pictureRuns.last == false)
    #expect(after.glyphs.suffix(3) == typeset(Texts.plain("hey")).glyphs[...])
  }

  @Test func `emoji keep their colours and text signs take the text's`() throws {
    let red = RGBA(hex: 0xFF0000)
    let emoji = try colors(of: Texts.plain("💚", size: 30, color: red))
    #expect(emoji.contains { $0.green > $0.red && $0.alpha == 255 })
    let sign = try colors(of: Texts.plain("❤\u{FE0E}", size: 30, color: red))
    #expect(sign.allSatisfy { $0.alpha < 40 || ($0.red > 200 && $0.green < 30) })
  }

  @Test func `an emoji lies inside its box`() throws {
    let text = Texts.plain("🔥", size: 17)
    let measured = measurer.measure(text, in: .unlimited).size
    let list = Texts.list(
      text, width: measured.width, in: Size(width: 60, height: 60), at: Point(x: 20, y: 20), by: measurer)
    let ink = try #require(try InkBox(of: list, scale: 3, by: renderer))
    #expect(ink.minX >= 59 && ink.maxX <= (20 + measured.width) * 3 + 1)
    #expect(ink.minY >= 59 && ink.maxY <= (20 + measured.height) * 3 + 1)
  }

  @Test func `Han characters follow the language`() throws {
    let chinese = try pixels(of: Texts.plain("门骨直", size: 30, language: "zh-Hans"))
    let japanese = try pixels(of: Texts.plain("门骨直", size: 30, language: "ja"))
    #expect(chinese != japanese)
  }

  @Test(arguments: ["a\u{0}b", "a\u{1}b", "a\u{7F}b", "\u{0}\u{0}ab"])
  func `control characters don't cut a text`(content: String) {
    let ab = measurer.measure(Texts.plain("ab"), in: .unlimited).size.width
    #expect(measurer.measure(Texts.plain(content), in: .unlimited).size.width >= ab - 0.4)
  }

  @Test(arguments: [1e-9, 0, -5, 1e7, .infinity, -.infinity, .nan])
  func `no font size upsets the next text`(size: Double) throws {
    let text = Texts.plain("huge", size: size)
    let measured = measurer.measure(text, in: .points(100))
    #expect(measured.size.width.isFinite && measured.size.height.isFinite)
    let list = Texts.list(text, width: 100, in: Size(width: 100, height: 100), by: measurer)
    _ = try renderer.png(list, scale: 1)
    #expect(measurer.measure(Texts.plain("next"), in: .unlimited).size.width > 20)
  }

  @Test func `arrows and products stay as they were written`() {
    for content in ["->", "=>", "10x20", "(A)", "a-b"] {
      let whole = typeset(Texts.plain(content)).glyphs
      let parts = content.flatMap { typeset(Texts.plain(String($0))).glyphs }
      #expect(whole == parts, "\(content)")
    }
  }

  @Test func `a colon between digits is centred on them`() {
    let colon = typeset(Texts.plain("a:b")).glyphs[1]
    let raised = typeset(Texts.plain("12:30")).glyphs[2]
    #expect(colon != raised)
  }

  // MARK: Pixels

  private func pixels(of text: StyledText) throws -> [UInt32] {
    let list = Texts.list(text, width: 200, in: Size(width: 200, height: 50), by: measurer)
    let surface = try renderer.surface(list, scale: 1, displayScale: 3)
    return surface.withPixels { rows in
      (0..<rows.height).flatMap { y in unsafe Array(rows.row(y)) }
    } ?? []
  }

  private func colors(of text: StyledText) throws -> [StraightColor] {
    try pixels(of: text).filter { $0 != 0 }.map { StraightColor(premultiplied: $0) }
  }
}
