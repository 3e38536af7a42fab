public import LayoutModel

/// The width that a text is offered.
public enum WidthProposal: Hashable, Sendable {
  /// At most this many points; lines break there.
  case points(Double)
  /// As narrow as it may be: the width of its ellipsis, or of a shorter text.
  case minimum
  /// No line break but the author's.
  case unlimited
}

/// How much room a content takes.
public struct Measurement: Hashable, Sendable {
  public var size: Size
  /// Points from the top to the baseline of the first line; `nil` where there is no text.
  public var firstBaseline: Double?
  /// Whether something was left out to fit: an ellipsis stands in its place.
  public var isTruncated: Bool

  public init(size: Size, firstBaseline: Double? = nil, isTruncated: Bool = false) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.isTruncated = isTruncated
  }
}

/// What the engine asks about contents that it can't measure itself; it never sees a font.
///
/// Answers must be finite, not negative, and the same each time within a pass.
public protocol ContentMeasurer {
  func measure(_ text: StyledText, in width: WidthProposal) -> Measurement
  func measure(_ symbol: StyledSymbol) -> Measurement
  /// The picture's own size in points, or `nil` where its bytes are not at hand.
  func naturalSize(of image: ImageSource) -> Size?
  /// Why the bytes of a picture can't be drawn, as one phrase; `nil` where they can, or are not at hand.
  func problem(of image: ImageSource) -> String?
  /// The characters of a text that no font has, each once.
  func charactersWithoutGlyph(in text: StyledText) -> [Character]
}

extension ContentMeasurer {
  public func problem(of image: ImageSource) -> String? { nil }

  public func charactersWithoutGlyph(in text: StyledText) -> [Character] { [] }
}

/// The styles of a span of Markdown; several may hold at once.
public struct MarkdownTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  public static let strong = MarkdownTraits(rawValue: 1 << 0)
  public static let emphasis = MarkdownTraits(rawValue: 1 << 1)
  public static let code = MarkdownTraits(rawValue: 1 << 2)
  public static let strikethrough = MarkdownTraits(rawValue: 1 << 3)
  public static let link = MarkdownTraits(rawValue: 1 << 4)
  public static let heading = MarkdownTraits(rawValue: 1 << 5)
  public static let quote = MarkdownTraits(rawValue: 1 << 6)
}

/// A stretch of text in one style.
public struct MarkdownSpan: Hashable, Sendable {
  public var text: String
  public var traits: MarkdownTraits

  public init(text: String, traits: MarkdownTraits = []) {
    self.text = text
    self.traits = traits
  }
}

/// Markdown as it is drawn: spans in order, paragraphs parted by newlines, and what had to be left out.
public struct MarkdownText: Hashable, Sendable {
  public var spans: [MarkdownSpan]
  /// Constructs that widgets don't draw, each once, in the words of a message: "images", "HTML", "tables".
  public var refused: [String]

  public init(spans: [MarkdownSpan], refused: [String] = []) {
    self.spans = spans
    self.refused = refused
  }
}

/// Reads the Markdown of a block.
public protocol MarkdownReader {
  func read(markdown source: String) -> MarkdownText
}
