/// Which icons make a symbol, and how large.
struct SymbolRecipe: Hashable, Sendable {
  var pieces: [SymbolPiece]
  /// The empty room left and right of the ink together, in parts of the point size; `nil` for the usual.
  var bearing: Double?
}

/// An icon in its place in a symbol. Lengths are in parts of the point size, `y` growing downwards.
struct SymbolPiece: Hashable, Sendable {
  /// A file of the package `bootstrap-icons` without its ending, or the name of a figure of ours.
  var icon: String
  var isFigure = false
  /// Whether the piece is cut out of what was drawn before it.
  var isCut = false
  /// The extent of the ink at the regular weight; `nil` to follow the other side, or the icon's own size.
  var width: Double?
  var height: Double?
  /// Where the middle of the ink lies.
  var x = 0.0
  var y = 0.0
  /// Degrees, clockwise.
  var rotation = 0.0
  var isMirrored = false
  /// How thick the icon's own lines are in its units; 0 for a solid shape that takes no weight.
  var line = 1.0

  init(icon: String) {
    isFigure = icon.hasPrefix("~")
    self.icon = isFigure ? String(icon.dropFirst()) : icon
    if icon.hasSuffix("-fill") { line = 0 }
  }
}

extension SymbolRecipe {
  /// Reads the part of a table row behind the symbol's name: an icon and its options, then further pieces
  /// behind `+` (drawn) or `-` (cut out).
  ///
  /// Options: `w0.9` and `h0.9` the ink's extent, `x` and `y` the middle's place, `r90` rotated, `m` mirrored,
  /// `l1.5` the thickness of the icon's lines, `b0.1` the bearing.
  init?(row tokens: some Sequence<Substring>) {
    pieces = []
    var isCut = false
    var expectsIcon = true
    for token in tokens {
      if token == "+" || token == "-" {
        isCut = token == "-"
        expectsIcon = true
      } else if expectsIcon {
        var piece = SymbolPiece(icon: String(token))
        piece.isCut = isCut
        pieces.append(piece)
        expectsIcon = false
      } else if !apply(option: token) {
        return nil
      }
    }
    if pieces.isEmpty || expectsIcon { return nil }
  }

  private mutating func apply(option: Substring) -> Bool {
    let last = pieces.count - 1
    guard let letter = option.first else { return false }
    if option == "m" {
      pieces[last].isMirrored = true
      return true
    }
    guard let value = Double(option.dropFirst()) else { return false }
    switch letter {
    case "w": pieces[last].width = value
    case "h": pieces[last].height = value
    case "x": pieces[last].x = value
    case "y": pieces[last].y = value
    case "r": pieces[last].rotation = value
    case "l": pieces[last].line = value
    case "b": bearing = value
    default: return false
    }
    return true
  }
}
