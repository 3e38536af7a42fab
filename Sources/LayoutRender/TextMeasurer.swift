public import LayoutEngine
public import LayoutModel

/// Measures texts, symbols and pictures for one pass of layout; not to be shared between threads.
///
/// A text's width is rounded up to a pixel of the display, as SwiftUI does.
public final class TextMeasurer: ContentMeasurer, MarkdownReader {
  private let lease: TextContextLease
  private let typesetter: Typesetter
  private let symbols: SymbolLibrary
  private let images: ImageStore
  private var sizes: [ImageSource: Size?] = [:]
  private var memo: [Key: Measurement] = [:]

  private struct Key: Hashable {
    var text: StyledText
    var width: WidthProposal
  }

  /// Measurements kept; one pass over the largest document takes fewer.
  private static let memoLimit = 8_192

  init(lease: consuming TextContextLease, displayScale: Double, symbols: SymbolLibrary, images: ImageStore) {
    typesetter = Typesetter(context: lease.context, displayScale: displayScale)
    self.lease = lease
    self.symbols = symbols
    self.images = images
  }

  public func measure(_ text: StyledText, in width: WidthProposal) -> Measurement {
    let key = Key(text: text, width: width)
    if let known = memo[key] { return known }
    if memo.count >= Self.memoLimit { memo.removeAll() }
    let measurement = build(text, in: width)
    memo[key] = measurement
    return measurement
  }

  /// Whether a text has characters that no font has; an empty box is drawn for each.
  public func lacksGlyphs(for text: StyledText) -> Bool {
    typesetter.typeset(text, in: nil).lines.contains { line in
      line.shaped.runs.contains { run in run.glyphs.contains(where: \.isMissing) }
    }
  }

  public func measure(_ symbol: StyledSymbol) -> Measurement {
    symbols.measure(symbol)
  }

  public func naturalSize(of image: ImageSource) -> Size? {
    if let known = sizes[image] { return known }
    let size = try? images.naturalSize(of: image)
    sizes[image] = .some(size)
    return size
  }

  public func problem(of image: ImageSource) -> String? {
    do {
      _ = try images.naturalSize(of: image)
      return nil
    } catch {
      return error == .notSupplied ? nil : error.description
    }
  }

  public func charactersWithoutGlyph(in text: StyledText) -> [Character] {
    guard lacksGlyphs(for: text) else { return [] }
    let characters = text.runs.flatMap(\.text).reduce(into: [Character]()) { known, character in
      if known.count < Self.mostCharacters, !known.contains(character) { known.append(character) }
    }
    return characters.filter { character in
      var alone = text
      alone.runs = [TextRun(text: String(character), font: text.baseFont, color: .black)]
      return lacksGlyphs(for: alone)
    }
  }

  /// Distinct characters that are looked at one by one.
  private static let mostCharacters = 256

  public func read(markdown source: String) -> MarkdownText {
    CommonMarkReader().read(markdown: source)
  }

  // MARK: Texts

  private func build(_ text: StyledText, in width: WidthProposal) -> Measurement {
    switch width {
    case .unlimited: return measurement(of: typesetter.typeset(text, in: nil))
    case .minimum: return narrowest(text)
    case .points(let points):
      // A text that needs no break is the same in any width that holds it.
      let whole = measure(text, in: .unlimited)
      if whole.size.width <= points { return whole }
      return measurement(of: typesetter.typeset(text, in: max(0, points)))
    }
  }

  private func narrowest(_ text: StyledText) -> Measurement {
    let whole = measure(text, in: .unlimited)
    let ellipsis = rounded(typesetter.ellipsisWidth(of: text))
    guard ellipsis < whole.size.width else { return whole }
    return Measurement(
      size: Size(width: ellipsis, height: whole.size.height), firstBaseline: whole.firstBaseline,
      isTruncated: true)
  }

  private func measurement(of text: TypesetText) -> Measurement {
    Measurement(
      size: Size(width: rounded(text.width), height: text.height), firstBaseline: text.firstBaseline,
      isTruncated: text.isTruncated)
  }

  private func rounded(_ width: Double) -> Double {
    let scale = typesetter.displayScale
    return max(0, (width * scale - 1e-6).rounded(.up) / scale)
  }
}
