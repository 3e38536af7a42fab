internal import LayoutEngine
internal import LayoutModel

/// Breaks texts into lines: the one way to a laid out text, for measuring and for painting.
struct Typesetter {
  let context: TextContext
  /// Pixels a point of the display that heights and baselines are rounded for.
  let displayScale: Double

  /// Lays out `text` in a width, shrunk as far as it needs and allows.
  func typeset(_ text: StyledText, in width: Double?) -> TypesetText {
    let whole = lines(of: text, in: width)
    guard text.minimumScaleFactor < 1, let width, !whole.fits(width) else { return whole }
    return shrunk(text, to: width)
  }

  /// The width of the ellipsis that a text shrinks to, in points.
  func ellipsisWidth(of text: StyledText) -> Double {
    let factor = min(1, max(text.minimumScaleFactor, Self.leastFactor))
    return TextBreaking(text.scaled(by: factor), in: context).ellipsisWidth
  }

  private func lines(of text: StyledText, in width: Double?) -> TypesetText {
    let breaking = TextBreaking(text, in: context)
    let metrics = LineMetrics(
      size: TextLimit.clamped(fontSize: text.baseFont.size), displayScale: displayScale)
    let most = TextLimit.lines(pitch: text.linePitch ?? metrics.height)
    let limit = min(max(text.lineLimit ?? most, 1), most)
    let (lines, isTruncated) = breaking.lines(in: width, limit: limit)
    return TypesetText(text, lines: lines, isTruncated: isTruncated, displayScale: displayScale)
  }

  // MARK: Shrinking

  /// Factors are whole hundredths, so that a text measured in one width comes out with the same factor in the
  /// narrower width that it was found to take.
  private func shrunk(_ text: StyledText, to width: Double) -> TypesetText {
    var low = Int((max(text.minimumScaleFactor, Self.leastFactor) * 100).rounded(.up))
    var high = 100
    while high - low > 1 {
      let middle = (low + high) / 2
      if lines(of: text.scaled(by: Double(middle) / 100), in: width).fits(width) {
        low = middle
      } else {
        high = middle
      }
    }
    return lines(of: text.scaled(by: Double(low) / 100), in: width)
  }

  private static let leastFactor = 0.01
}

extension StyledText {
  /// The text with all its fonts and its pitch multiplied by `factor`.
  fileprivate func scaled(by factor: Double) -> StyledText {
    var scaled = self
    scaled.baseFont.size *= factor
    scaled.linePitch = linePitch.map { $0 * factor }
    for index in scaled.runs.indices { scaled.runs[index].font.size *= factor }
    return scaled
  }
}
