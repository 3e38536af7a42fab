internal import LayoutEngine
internal import LayoutModel

/// A text in lines, each with the place of its baseline.
struct TypesetText {
  /// The text as it is set: with its fonts shrunk where it had to be.
  let text: StyledText
  let lines: [Line]
  /// Points, not rounded: the widest line.
  let width: Double
  /// Points on the display's pixel grid.
  let height: Double
  /// Points from the top to the first baseline.
  let firstBaseline: Double
  /// Whether something was left out.
  let isTruncated: Bool

  struct Line {
    let shaped: ShapedLine
    /// Points.
    let width: Double
    /// The largest font on it in points.
    let fontSize: Double
    /// Points below the first baseline.
    var offset = 0.0
  }

  init(_ text: StyledText, lines: [Line], isTruncated: Bool, displayScale: Double) {
    self.text = text
    self.isTruncated = isTruncated
    var placed = lines
    var metrics = LineMetrics(
      size: TextLimit.clamped(fontSize: text.baseFont.size), displayScale: displayScale)
    var first = metrics
    var offset = 0.0
    for index in placed.indices {
      let size = placed[index].fontSize
      metrics = LineMetrics(size: size, displayScale: displayScale)
      if index == 0 { first = metrics } else { offset += text.pitch(forSize: size) ?? metrics.height }
      placed[index].offset = offset
    }
    self.lines = placed
    width = placed.map(\.width).max() ?? 0
    firstBaseline = first.baseline
    height = first.baseline + offset + metrics.height - metrics.baseline
  }

  /// Whether nothing is cut and nothing sticks out of `width` points.
  func fits(_ width: Double) -> Bool {
    !isTruncated && self.width <= width + 1.0 / 64
  }
}

extension StyledText {
  /// The pitch of a line whose largest font has `size` points: in proportion where that isn't the text's own.
  fileprivate func pitch(forSize size: Double) -> Double? {
    guard let linePitch, baseFont.size > 0, size != baseFont.size else { return linePitch }
    return linePitch * size / baseFont.size
  }
}
