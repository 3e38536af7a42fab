/// The glyphs of one line.
struct ShapedLine {
  /// From left to right.
  private(set) var runs: [GlyphRun]
  /// Points, with the tracking after the last glyph.
  private(set) var width: Double
  /// What keeps the runs' fonts.
  private var sources: [ItemizedText]

  init(runs: [GlyphRun], source: ItemizedText) {
    sources = [source]
    self.runs = []
    width = 0
    append(runs)
  }

  /// The line with `other` at its end, which is the left one where the text runs from right to left.
  func followed(by other: ShapedLine, isRightToLeft: Bool) -> ShapedLine {
    var line = isRightToLeft ? other : self
    let rest = isRightToLeft ? self : other
    line.append(rest.runs)
    line.sources += rest.sources
    return line
  }

  private mutating func append(_ more: [GlyphRun]) {
    for var run in more {
      run.x = width
      width += run.width
      runs.append(run)
    }
  }
}

/// The order in which pieces of both directions stand beside each other: rule L2 of Unicode's annex 9.
enum VisualOrder {
  static func sorted<Element>(_ parts: [(level: Int, run: Element)]) -> [Element] {
    var parts = parts
    let highest = parts.map(\.level).max() ?? 0
    for level in stride(from: highest, to: 0, by: -1) { reverse(&parts, from: level) }
    return parts.map(\.run)
  }

  /// Turns round every stretch of parts whose level is at least `level`.
  private static func reverse<Element>(_ parts: inout [(level: Int, run: Element)], from level: Int) {
    var start = 0
    while start < parts.count {
      guard parts[start].level >= level else {
        start += 1
        continue
      }
      let end = parts[start...].firstIndex { $0.level < level } ?? parts.count
      parts[start..<end].reverse()
      start = end
    }
  }
}
