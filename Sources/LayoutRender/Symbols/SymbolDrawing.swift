/// How the drawing of a symbol is put together, before sizes and weights are known.
indirect enum SymbolDrawing: Hashable, Sendable {
  /// Icons side by side or one upon another, as a recipe says.
  case glyph(SymbolRecipe)
  /// A glyph inside a frame, or cut out of a filled one.
  case enclosed(SymbolDrawing, Enclosure, isFilled: Bool)
  /// A drawing that is crossed out from the top left to the bottom right.
  case slashed(SymbolDrawing)
  /// A drawing with a mark in a disc at its corner; a dot where there is no mark.
  case badged(SymbolDrawing, mark: SymbolDrawing?)
  /// A drawing with a warning triangle at its corner.
  case warned(SymbolDrawing)
}

/// A frame around a glyph.
enum Enclosure: String, Hashable, Sendable, CaseIterable {
  case circle, square, rectangle, app, capsule, diamond, hexagon, octagon, triangle, shield, seal
  case icloud, bubble, message, viewfinder, calendar
}

extension SymbolDrawing {
  /// All pieces that the drawing is made of.
  var pieces: [SymbolPiece] {
    switch self {
    case .glyph(let recipe): recipe.pieces
    case .enclosed(let glyph, let enclosure, _): glyph.pieces + EnclosureFrame(enclosure).pieces
    case .slashed(let base): base.pieces
    case .warned(let base): base.pieces + [SymbolDrawing.warning]
    case .badged(let base, let mark): base.pieces + (mark?.pieces ?? [])
    }
  }

  /// The triangle of `.trianglebadge.exclamationmark`.
  static let warning: SymbolPiece = {
    var piece = SymbolPiece(icon: "~triangle.warning")
    piece.width = 0.58
    piece.line = 0
    return piece
  }()

  /// The bearing that a recipe names; framed and marked symbols have the usual one.
  var bearing: Double? {
    if case .glyph(let recipe) = self { recipe.bearing } else { nil }
  }
}
