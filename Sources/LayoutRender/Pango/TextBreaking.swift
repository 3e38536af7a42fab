internal import LayoutEngine
internal import LayoutModel

/// A text on its way into lines.
struct TextBreaking {
  private let text: StyledText
  private let recipes: [FontRecipe]
  private let context: TextContext

  init(_ text: StyledText, in context: TextContext) {
    self.text = text
    self.context = context
    recipes = (text.runs.map(\.font) + [text.baseFont]).map { FontRecipe(for: $0) }
  }

  /// At most `limit` lines, the last one cut where more would follow, and whether it was.
  func lines(in width: Double?, limit: Int) -> (lines: [TypesetText.Line], isTruncated: Bool) {
    let composed = ComposedText(text, lineLimit: limit)
    let itemized = itemized(composed)
    let whole = itemized.line(0..<composed.bytes.count)
    if composed.separators.isEmpty, LineBreaker.holds(whole.width, in: width) {
      return ([line(whole, from: 0, in: composed)], composed.isCut)
    }
    let clusters = itemized.clusters(of: whole)
    let broken = LineBreaker(clusters: clusters, length: composed.bytes.count, width: width).lines()
    let kept = broken.prefix(broken.count > limit ? limit - 1 : limit).map { broken in
      line(itemized.line(broken.range), width: broken.width, from: broken.range.lowerBound, in: composed)
    }
    guard broken.count > limit else { return (kept, composed.isCut) }
    let start = broken[limit - 1].range.lowerBound
    let rest = clusters.drop { $0.start < start }.prefix { $0.kind != .separator }
    let last = ellipsized(rest, from: start, of: itemized, to: width)
    return (kept + [line(last, from: start, in: composed)], true)
  }

  /// The width of the ellipsis in the style of the text's start.
  var ellipsisWidth: Double { ellipsis(run: 0).width }

  // MARK: Lines

  private func itemized(_ composed: ComposedText) -> ItemizedText {
    ItemizedText(
      composed, recipes: recipes, language: text.language, direction: text.writingDirection, in: context)
  }

  /// A line is as wide as breaking found it, so that the text comes out the same in the width that it takes.
  private func line(
    _ shaped: ShapedLine, width: Double = 0, from start: Int, in composed: ComposedText
  ) -> TypesetText.Line {
    let runs = shaped.runs.isEmpty ? [composed.run(at: start)] : shaped.runs.map(\.run)
    let sizes = runs.compactMap { recipes.indices.contains($0) ? recipes[$0].nominalSize : nil }
    let base = TextLimit.clamped(fontSize: text.baseFont.size)
    return TypesetText.Line(shaped: shaped, width: max(width, shaped.width), fontSize: sizes.max() ?? base)
  }

  // MARK: Ellipsis

  /// The start of `clusters` with an ellipsis after it, as much as has room.
  private func ellipsized(
    _ clusters: ArraySlice<TextCluster>, from start: Int, of itemized: ItemizedText, to width: Double?
  ) -> ShapedLine {
    let end = clusters.last.map { itemized.composed.end(of: $0) } ?? start
    var kept = clusters.count
    var ellipsis = ellipsis(run: itemized.composed.run(at: start))
    if let width { kept = clusters.count(fitting: width - ellipsis.width) }
    while true {
      while kept > 0, clusters[clusters.startIndex + kept - 1].kind == .space { kept -= 1 }
      let next = clusters.startIndex + kept
      let shown = start..<(next < clusters.endIndex ? clusters[next].start : end)
      if !shown.isEmpty { ellipsis = self.ellipsis(run: itemized.composed.run(at: shown.upperBound - 1)) }
      let line = itemized.line(shown).followed(
        by: ellipsis, isRightToLeft: text.writingDirection == .rightToLeft)
      // What is shaped alone may be wider than it was among its neighbours.
      if kept == 0 || LineBreaker.holds(line.width, in: width) { return line }
      kept -= 1
    }
  }

  private func ellipsis(run: Int) -> ShapedLine {
    let composed = ComposedText.ellipsis(run: run)
    return itemized(composed).line(0..<composed.bytes.count)
  }
}

extension ComposedText {
  /// The byte after a cluster.
  fileprivate func end(of cluster: TextCluster) -> Int {
    let next = clusters.firstIndex(sortedBy: { $0 > cluster.start })
    return next < clusters.count ? clusters[next] : bytes.count
  }
}

extension ArraySlice<TextCluster> {
  /// How many clusters at the start take at most `width` points together.
  fileprivate func count(fitting width: Double) -> Int {
    var advance = 0.0
    return prefix { cluster in
      advance += cluster.advance
      return advance <= width
    }.count
  }
}
