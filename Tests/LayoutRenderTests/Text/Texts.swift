import LayoutEngine
import LayoutModel
import LayoutRender

/// Texts for tests, in black.
enum Texts {
  static func plain(
    _ text: String, size: Double = 17, weight: FontWeight = .regular, design: FontDesign = .default,
    lineLimit: Int? = nil, minimumScaleFactor: Double = 1, language: String = "",
    direction: LayoutDirection = .leftToRight, alignment: TextAlignment = .leading, color: RGBA = .black
  ) -> StyledText {
    let font = FontSpec(size: size, weight: weight, design: design)
    return StyledText(
      runs: [TextRun(text: text, font: font, color: color)], baseFont: font, lineLimit: lineLimit,
      alignment: alignment, minimumScaleFactor: minimumScaleFactor, language: language, direction: direction)
  }

  /// The text at `origin` in a surface of `size`, laid out in `width` points.
  static func list(
    _ text: StyledText, width: Double, in size: Size, at origin: Point = Point(x: 0, y: 0),
    by measurer: TextMeasurer
  ) -> DisplayList {
    let measured = measurer.measure(text, in: .points(width))
    let rect = Rect(origin: origin, size: Size(width: width, height: measured.size.height))
    return DisplayList(
      size: size,
      commands: [
        .text(PlacedText(text: text, rect: rect, baseline: origin.y + (measured.firstBaseline ?? 0)))
      ])
  }
}
