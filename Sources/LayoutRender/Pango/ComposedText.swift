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
  private(set) var clusters: [Int] = []
  /// Whether something was left out to keep the limits; an ellipsis stands at the end then.
  private(set) var isCut = false

  /// A stretch of one style.
  struct Span: Hashable {
    var range: Range<Int>
    /// The index of its run.
    var run: Int
    /// Whether it is a percent sign, which SF draws wider than others do.
    var isPercent: Bool
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

  /// Where the author broke lines: the first bytes of the separators.
  private(set) var separators: [Int] = []

  /// An ellipsis in the style of run `run`.
  static func ellipsis(run: Int) -> ComposedText {
    var text = ComposedText()
    text.append("…".utf8, run: run, isPercent: false)
    return text
  }

  /// The run that the byte at `offset` belongs to.
  func run(at offset: Int) -> Int {
    let index = spans.firstIndex(sortedBy: { $0.range.upperBound > offset })
    return (index < spans.count ? spans[index] : spans.last)?.run ?? 0
  }

  /// The stretches between the author's line breaks.
  var paragraphs: [Range<Int>] {
    var paragraphs: [Range<Int>] = []
    var start = 0
    for separator in separators {
      paragraphs.append(start..<separator)
      start = separator + Self.separator.utf8.count
    }
    return paragraphs + [start..<bytes.count]
  }

  // MARK: Composing

  private mutating func cut(run: Int) {
    isCut = true
    clusters.append(bytes.count)
    append("…".utf8, run: spans.last?.run ?? run, isPercent: false)
  }

  private mutating func append(_ character: Character, of run: TextRun, index: Int) {
    clusters.append(bytes.count)
    if character.isNewline {
      separators.append(bytes.count)
      return append(Self.separator.utf8, run: index, isPercent: false)
    }
    let isPercent = character == "%" && run.font.design == .default
    for scalar in character.unicodeScalars {
      guard let safe = Self.sanitized(scalar) else { continue }
      append(Unicode.UTF8.encode(safe), run: index, isPercent: isPercent)
    }
  }

  private mutating func append(_ text: (some Sequence<UInt8>)?, run: Int, isPercent: Bool) {
    guard let text else { return }
    let start = bytes.count
    bytes.append(contentsOf: text)
    if let last = spans.last, last.run == run, last.isPercent == isPercent {
      spans[spans.count - 1].range = last.range.lowerBound..<bytes.count
    } else {
      spans.append(Span(range: start..<bytes.count, run: run, isPercent: isPercent))
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

  static let separator = "\u{2028}"
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
