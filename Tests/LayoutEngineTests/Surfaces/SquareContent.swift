import LayoutEngine
import LayoutModel
import TestSupport

/// Squares for characters, and Markdown taken for plain text.
struct SquareContent: ContentMeasurer, MarkdownReader {
  private let squares = SquareMeasurer()

  func measure(_ text: StyledText, in width: WidthProposal) -> Measurement {
    squares.measure(text, in: width)
  }

  func measure(_ symbol: StyledSymbol) -> Measurement {
    squares.measure(symbol)
  }

  func naturalSize(of image: ImageSource) -> Size? {
    nil
  }

  func read(markdown source: String) -> MarkdownText {
    MarkdownText(spans: [MarkdownSpan(text: source)])
  }
}

extension SurfaceLayout {
  /// The layout of a payload written as JSON.
  init(
    _ json: String, on choice: SurfaceChoice, in environment: PreviewEnvironment = PreviewEnvironment()
  ) throws {
    guard let document = Payload(Array(json.utf8)).document else { throw NoDocument() }
    self = try SurfaceLayout(document, on: choice, in: environment, content: SquareContent())
  }

  private struct NoDocument: Error {}
}

extension DisplayList {
  /// The words of all texts, in the order of painting.
  var words: [String] {
    commands.compactMap { command in
      guard case .text(let placed) = command else { return nil }
      return placed.text.runs.map(\.text).joined()
    }
  }

  /// The names of all symbols.
  var symbols: [String] {
    commands.compactMap { command in
      guard case .symbol(let symbol, _) = command else { return nil }
      return symbol.name
    }
  }

  /// Every colour that something is painted in.
  var colors: [RGBA] {
    commands.flatMap { command -> [RGBA] in
      switch command {
      case .fill(_, let color), .border(_, _, let color): [color]
      case .gradient(_, let gradient): gradient.stops.map(\.color)
      case .arc(let arc): [arc.color]
      case .text(let placed): placed.text.runs.map(\.color)
      case .symbol(let symbol, _): [symbol.color]
      default: []
      }
    }
  }
}
