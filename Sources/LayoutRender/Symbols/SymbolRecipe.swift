/// Which icons make a symbol, and how large.
struct SymbolRecipe: Hashable, Sendable {
  var pieces: [SymbolPiece]
  /// The empty room left and right of the ink together, in parts of the point size; `nil` for the usual.
  var bearing: Double?
}

/// An icon in its place in a symbol. Lengths are in parts of the point size, `y` growing downwards.
struct SymbolPiece: Hashable, Sendable {
  /// A file of the package `bootstrap-icons` without its ending, or `~` and the name of a figure of ours.
  var source: String
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
  /// The thickness of the piece's lines relative to the symbol's.
  var lineScale = 1.0

  init(icon: String) {
    source = icon
    if icon.hasSuffix("-fill") { line = 0 }
  }
}

extension SymbolPiece {
  /// The figure that the piece shows, or `nil` for an icon.
  var figure: String? {
    source.hasPrefix("~") ? String(source.dropFirst()) : nil
  }
}

extension SymbolRecipe {
  /// Reads the part of a table row behind the symbol's name: an icon and its options, then further pieces
  /// behind `+` (drawn) or `-` (cut out).
  ///
  /// Options: `w0.9` and `h0.9` the ink's extent, `x` and `y` the middle's place, `r90` rotated, `m`
  /// mirrored, `l1.5` the thickness of the icon's lines, `t0.7` thinner lines than the symbol's, `b0.1` the
  /// bearing.
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

  /// One or two digits side by side.
  init?(digits: Substring) {
    let shift = digits.utf8.count == 2 ? 0.26 : 0
    var tokens: [Substring] = []
    for (place, digit) in digits.enumerated() {
      if place > 0 { tokens.append("+") }
      tokens += ["~digit.\(digit)", shift == 0 ? "h0.74" : "h0.66", "x\(place == 0 ? -shift : shift)"]
    }
    self.init(row: tokens)
  }

  /// Whether all its figures are there.
  var isComplete: Bool {
    pieces.allSatisfy { $0.figure.map(SymbolFigures.contains) ?? true }
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
    case "t": pieces[last].lineScale = value
    case "b": bearing = value
    default: return false
    }
    return true
  }
}
