package import LayoutEngine
package import LayoutModel

/// Gives every character a square of the font's size, so that no font can change a golden.
///
/// Lines break at spaces, and inside a word that is wider than the line. A line is as high as the font's size
/// and its baseline lies at four fifths of it.
package struct SquareMeasurer: ContentMeasurer {
  package init() {}

  package func measure(_ text: StyledText, in width: WidthProposal) -> Measurement {
    let side = text.baseFont.size
    let paragraphs = text.runs.map(\.text).joined().split(separator: "\n", omittingEmptySubsequences: false)
    let lines: [Int]
    switch width {
    case .unlimited: lines = paragraphs.map(\.count)
    case .minimum: lines = [min(1, paragraphs.map(\.count).max() ?? 0)]
    case .points(let points):
      let columns = side > 0 ? max(1, Int(min(points / side + 1e-6, 1e6))) : 1
      lines = paragraphs.flatMap { Self.lineLengths(of: $0, columns: columns) }
    }
    let shown = lines.prefix(text.lineLimit ?? lines.count)
    let pitch = text.linePitch ?? side
    return Measurement(
      size: Size(
        width: Double(shown.max() ?? 0) * side, height: side + Double(max(0, shown.count - 1)) * pitch),
      firstBaseline: side * 0.8, isTruncated: shown.count < lines.count)
  }

  package func measure(_ symbol: StyledSymbol) -> Measurement {
    let side = symbol.font.size * symbol.scale
    return Measurement(size: Size(width: side, height: side), firstBaseline: side * 0.8)
  }

  package func naturalSize(of image: ImageSource) -> Size? {
    nil
  }

  private static func lineLengths(of paragraph: Substring, columns: Int) -> [Int] {
    var lines = [0]
    for word in paragraph.split(separator: " ") {
      let length = word.count
      let last = lines[lines.count - 1]
      if last > 0, last + 1 + length <= columns {
        lines[lines.count - 1] = last + 1 + length
      } else {
        if last > 0 { lines.append(0) }
        lines[lines.count - 1] = min(length, columns)
        for start in stride(from: columns, to: length, by: columns) {
          lines.append(min(columns, length - start))
        }
      }
    }
    return lines
  }
}
