import LayoutModel
import Testing

@Suite struct TypeScaleTests {
  @Test(arguments: [
    (TextStyle.largeTitle, TextSize.large, 34.0, 41.0),
    (.title, .xSmall, 25, 31),
    (.title2, .xxxLarge, 28, 34),
    (.title3, .accessibility5, 55, 65),
    (.headline, .large, 17, 22),
    (.body, .large, 17, 22),
    (.callout, .medium, 15, 20),
    (.subheadline, .large, 15, 20),
    (.footnote, .xLarge, 15, 20),
    (.caption, .large, 12, 16),
    (.caption2, .large, 11, 13),
    (.caption2, .accessibility5, 40, 48),
  ])
  func `a style has the size and leading of Apple's table`(
    style: TextStyle, textSize: TextSize, size: Double, leading: Double
  ) {
    #expect(TypeScale.metrics(for: style, at: textSize) == TypeMetrics(size: size, leading: leading))
  }

  @Test(arguments: TextStyle.allCases)
  func `a style never shrinks while the text size grows`(style: TextStyle) {
    let rows = TextSize.allCases.map { TypeScale.metrics(for: style, at: $0) }
    for (smaller, larger) in zip(rows, rows.dropFirst()) {
      #expect(smaller.size <= larger.size && smaller.leading <= larger.leading)
    }
  }

  @Test(arguments: TextStyle.allCases, TextSize.allCases)
  func `no style is set smaller than eleven points or tighter than its size`(
    style: TextStyle, textSize: TextSize
  ) {
    let metrics = TypeScale.metrics(for: style, at: textSize)
    #expect(metrics.size >= 11)
    #expect(metrics.leading > metrics.size)
  }

  @Test(arguments: TextStyle.allCases)
  func `only the headline is semibold by itself`(style: TextStyle) {
    #expect(TypeScale.weight(of: style) == (style == .headline ? .semibold : .regular))
  }

  @Test(arguments: [
    (TextStyle.largeTitle, FontWeight.bold), (.title2, .bold), (.title3, .semibold), (.body, .semibold),
  ])
  func `bold text is bold in the large titles and semibold below`(style: TextStyle, weight: FontWeight) {
    #expect(TypeScale.emphasizedWeight(of: style) == weight)
  }
}
