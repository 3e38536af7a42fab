internal import LayoutEngine
internal import LayoutModel

/// The symbols that were drawn before, kept for the next time.
struct SymbolShelf {
  private struct Key: Hashable {
    var name: String
    var weight: FontWeight
  }

  /// More symbols than a long run of payloads shows; beyond it the shelf is cleared.
  private static let limit = 512

  private let folder: IconFolder
  private var icons: [String: Icon] = [:]
  private var images: [Key: SymbolImage] = [:]

  init(folder: IconFolder) {
    self.folder = folder
  }

  /// The picture of a symbol; of the placeholder where it has none.
  mutating func image(of symbol: StyledSymbol) -> SymbolImage? {
    let key = Key(name: symbol.name, weight: symbol.font.weight)
    if let image = images[key] { return image }
    let drawing = SymbolComposer.drawing(of: symbol.name) ?? SymbolComposer.placeholder
    let image =
      makeImage(of: drawing, weight: symbol.font.weight)
      ?? makeImage(of: SymbolComposer.placeholder, weight: symbol.font.weight)
    guard let image else { return nil }
    if images.count >= Self.limit { images = [:] }
    images[key] = image
    return image
  }

  private mutating func makeImage(of drawing: SymbolDrawing, weight: FontWeight) -> SymbolImage? {
    for piece in drawing.pieces where icons[piece.source] == nil {
      icons[piece.source] = folder.icon(of: piece)
    }
    let known = icons
    let layout = SymbolLayout(stroke: SymbolStroke(weight: weight)) { known[$0.source] }
    return SymbolImage(
      document: SymbolDocument(layers: layout.layers(of: drawing)),
      bearing: drawing.bearing ?? SymbolLibrary.usualBearing)
  }
}
