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
    let source: PangoText
    /// The number of the line in its source.
    let index: Int
    /// Points.
    var width = 0.0
    /// Points below the first baseline.
    var offset = 0.0
  }

  init(_ text: StyledText, lines: [Line], isTruncated: Bool, displayScale: Double) {
    self.text = text
    self.isTruncated = isTruncated
    var placed: [Line] = []
    var metrics = LineMetrics(size: text.baseFont.size, displayScale: displayScale)
    var first = metrics
    var offset = 0.0
    for (number, line) in lines.enumerated() {
      let largest = line.source.largestFont(inLine: line.index, of: text)
      metrics = LineMetrics(size: largest, displayScale: displayScale)
      if number == 0 { first = metrics } else { offset += text.pitch(forSize: largest) ?? metrics.height }
      placed.append(
        Line(
          source: line.source, index: line.index, width: line.source.walk(line: line.index), offset: offset))
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

extension PangoText {
  /// The size of the largest font on a line in points; the text's own on an empty line.
  fileprivate func largestFont(inLine index: Int, of text: StyledText) -> Double {
    var largest = 0.0
    walk(line: index) { run in largest = max(largest, text.runs[run.span.run].font.size) }
    return TextLimit.clamped(fontSize: largest > 0 ? largest : text.baseFont.size)
  }
}
