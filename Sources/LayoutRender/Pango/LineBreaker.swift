/// A cluster of a text as breaking sees it.
struct TextCluster: Hashable {
  /// The byte that it starts with.
  var start: Int
  /// Points, with the tracking after it.
  var advance: Double
  var kind: Kind
  /// Whether a line may end before it.
  var allowsBreakBefore: Bool

  enum Kind: Hashable {
    case visible, space
    /// Ends a line and takes no room.
    case separator
  }
}

/// A line as it comes out of breaking.
struct BrokenLine: Hashable {
  /// Bytes that are drawn: without the separator, and where the line was broken without the spaces there.
  var range: Range<Int>
  /// Points.
  var width: Double
  /// The first byte of the next line, and the text's length after the last one.
  var next: Int
}

/// Breaks a text into lines: at spaces and the like, and inside a word where the word alone is too wide.
///
/// Pango could, but it counts the tracking of a line's runs twice, and takes time by the square of a long word.
struct LineBreaker {
  let clusters: [TextCluster]
  /// Bytes of the whole text.
  let length: Int
  /// Points that lines may take; `nil` breaks only at separators.
  let width: Double?

  /// Whether `advance` points have room in `width`, but for what rounding may add up to.
  static func holds(_ advance: Double, in width: Double?) -> Bool {
    width.map { advance <= $0 + 1.0 / 256 } ?? true
  }

  func lines() -> [BrokenLine] {
    var lines: [BrokenLine] = []
    var first = 0
    repeat {
      let end = end(ofLineFrom: first)
      lines.append(line(first..<end.last, next: end.next))
      first = end.next
      // A separator at the very end starts one more, empty line.
    } while first < clusters.count || endsWithSeparator(lines)
    return lines
  }

  private func endsWithSeparator(_ lines: [BrokenLine]) -> Bool {
    guard clusters.last?.kind == .separator, let last = lines.last else { return false }
    return last.range.upperBound < length || (last.range.isEmpty && last.next < length)
  }

  // MARK: Lines

  /// The clusters at which the line that starts with cluster `first` ends and the next one starts.
  private func end(ofLineFrom first: Int) -> (last: Int, next: Int) {
    var advance = 0.0
    var lastBreak: Int?
    for index in first..<clusters.count {
      let cluster = clusters[index]
      if cluster.kind == .separator { return (index, index + 1) }
      if cluster.allowsBreakBefore, index > first { lastBreak = index }
      advance += cluster.advance
      guard cluster.kind == .visible, index > first, !Self.holds(advance, in: width) else { continue }
      let end = lastBreak ?? index
      return (end, end)
    }
    return (clusters.count, clusters.count)
  }

  private func line(_ range: Range<Int>, next: Int) -> BrokenLine {
    let isBroken = next < clusters.count && next == range.upperBound
    var end = range.upperBound
    var advance = clusters[range].reduce(0) { $0 + $1.advance }
    while end > range.lowerBound, clusters[end - 1].kind == .space,
      isBroken || !Self.holds(advance, in: width)
    {
      end -= 1
      advance -= clusters[end].advance
    }
    return BrokenLine(range: start(range.lowerBound)..<start(end), width: max(0, advance), next: start(next))
  }

  private func start(_ index: Int) -> Int {
    index < clusters.count ? clusters[index].start : length
  }
}
