internal import LayoutEngine
internal import LayoutModel

/// The runs of a text as one string that Pango can take: no control characters, no length without end.
struct ComposedText {
  /// UTF-8; lines are parted by U+2028, which unlike a newline doesn't part paragraphs, so that one count of
  /// lines holds for the whole text.
  private(set) var bytes: [UInt8] = []
  /// In order, without gaps.
  private(set) var spans: [Span] = []
  /// Where each cluster of scalars that people take for one character starts.
  private var clusters: [Int] = []
  /// Whether something was left out to keep the limits; an ellipsis stands at the end then.
  private(set) var isCut = false

  /// A stretch of one style.
  struct Span: Hashable {
    var range: Range<Int>
    /// The index of its run.
    var run: Int
    /// Whether its glyphs are drawn wider than their font has them.
    var isStretched: Bool
  }

  init(_ text: StyledText, lineLimit: Int) {
    var room = Room(scalars: TextLimit.scalars, lines: lineLimit)
    for (index, run) in text.runs.enumerated() {
      for character in run.text {
        guard room.takes(character) else {
          cut(run: index)
          return
        }
        append(character, of: run, index: index)
      }
    }
  }

  private init() {}

  /// The rest of a text from the start of its last line on, up to the author's next line break; an ellipsis
  /// stands for what follows that break.
  func lastLine(from start: Int) -> ComposedText {
    let end = nextSeparator(from: start) ?? bytes.count
    var line = ComposedText()
    line.bytes = Array(bytes[start..<end])
    line.clusters = clusters.filter { (start..<end).contains($0) }.map { $0 - start }
    line.spans = spans.compactMap { span in
      let range = span.range.clamped(to: start..<end)
      guard !range.isEmpty else { return nil }
      let moved = range.lowerBound - start..<range.upperBound - start
      return Span(range: moved, run: span.run, isStretched: span.isStretched)
    }
    if end < bytes.count { line.appendEllipsis(run: span(at: start)?.run ?? 0) }
    return line
  }

  /// The span that holds the byte at `offset`.
  func span(at offset: Int) -> Span? {
    let index = spans.firstIndex(sortedBy: { $0.range.upperBound > offset })
    return index < spans.count ? spans[index] : spans.last
  }

  /// Where the first cluster at or after `offset` starts.
  func clusterBoundary(from offset: Int) -> Int {
    let index = clusters.firstIndex(sortedBy: { $0 >= offset })
    return index < clusters.count ? clusters[index] : bytes.count
  }

  // MARK: Composing

  private mutating func cut(run: Int) {
    isCut = true
    appendEllipsis(run: run)
  }

  private mutating func appendEllipsis(run: Int) {
    clusters.append(bytes.count)
    append("…", run: spans.last?.run ?? run, isStretched: false)
  }

  private mutating func append(_ character: Character, of run: TextRun, index: Int) {
    clusters.append(bytes.count)
    if character.isNewline { return append(Self.separator, run: index, isStretched: false) }
    let isStretched = character == "%" && run.font.design == .default
    for scalar in character.unicodeScalars {
      guard let safe = Self.sanitized(scalar) else { continue }
      append(String(Character(safe)), run: index, isStretched: isStretched)
    }
  }

  private mutating func append(_ text: String, run: Int, isStretched: Bool) {
    let start = bytes.count
    bytes.append(contentsOf: text.utf8)
    if let last = spans.last, last.run == run, last.isStretched == isStretched {
      spans[spans.count - 1].range = last.range.lowerBound..<bytes.count
    } else {
      spans.append(Span(range: start..<bytes.count, run: run, isStretched: isStretched))
    }
  }

  /// What stands for a scalar: Pango would cut the text at a NUL and draw boxes for other controls.
  private static func sanitized(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0: "\u{FFFD}"
    case 0x09: " "
    case 0x01...0x1F, 0x7F...0x9F: nil
    default: scalar
    }
  }

  // MARK: Lines

  private static let separator = "\u{2028}"

  private func nextSeparator(from start: Int) -> Int? {
    let pattern = Array(Self.separator.utf8)
    var index = start
    while index + pattern.count <= bytes.count {
      if bytes[index] == pattern[0], bytes[index + 1] == pattern[1], bytes[index + 2] == pattern[2] {
        return index
      }
      index += 1
    }
    return nil
  }
}

extension Array {
  /// The first index whose element `holds`, where all that hold follow all that don't; `count` if none does.
  fileprivate func firstIndex(sortedBy holds: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// What a text may still take.
private struct Room {
  var scalars: Int
  var lines: Int

  mutating func takes(_ character: Character) -> Bool {
    scalars -= character.unicodeScalars.count
    if character.isNewline { lines -= 1 }
    return scalars >= 0 && lines >= 0
  }
}
