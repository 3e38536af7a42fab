internal import LayoutModel

/// The outline of an enclosure and the room for a glyph in it, in hundredths of the point size.
struct EnclosureFrame {
  enum Outline {
    case rounded(Size, radius: Double)
    case icon(outline: SymbolPiece, solid: SymbolPiece)
  }

  var outline: Outline
  /// The largest part of its own size at which a glyph stands in the frame.
  var glyphScale = 0.57
  /// Where the glyph must fit.
  var glyphRoom = Rect(x: -31, y: -29, width: 62, height: 58)

  init(_ enclosure: Enclosure) {
    switch enclosure {
    case .circle:
      outline = .rounded(Size(width: 99.6, height: 99.6), radius: 49.8)
    case .square:
      outline = .rounded(Size(width: 89, height: 89), radius: 19)
    case .app:
      outline = .rounded(Size(width: 96, height: 96), radius: 26)
    case .rectangle:
      outline = .rounded(Size(width: 115, height: 86), radius: 17)
      glyphRoom = Rect(x: -40, y: -26, width: 80, height: 52)
    case .capsule:
      outline = .rounded(Size(width: 128, height: 84), radius: 42)
      glyphRoom = Rect(x: -40, y: -25, width: 80, height: 50)
    case .diamond:
      outline = Self.icons("diamond", width: 1.08)
      glyphRoom = Rect(x: -25, y: -25, width: 50, height: 50)
    case .hexagon:
      outline = Self.icons("hexagon", width: 0.96)
    case .octagon:
      outline = Self.icons("octagon", width: 0.97)
    case .triangle:
      outline = Self.icons("triangle", width: 1.1)
      glyphScale = 0.52
      glyphRoom = Rect(x: -25, y: -17, width: 50, height: 50)
    case .shield:
      outline = Self.icons("shield", width: 0.87)
      glyphScale = 0.5
      glyphRoom = Rect(x: -26, y: -29, width: 52, height: 52)
    case .seal:
      outline = Self.icons("~seal", width: 1.06)
      glyphScale = 0.52
      glyphRoom = Rect(x: -26, y: -26, width: 52, height: 52)
    case .icloud:
      outline = Self.icons("~icloud", width: 1.24)
      glyphScale = 0.42
      glyphRoom = Rect(x: -26, y: -13, width: 48, height: 40)
    case .bubble, .message:
      outline = Self.icons("~bubble", width: 1.14)
      glyphScale = 0.5
      glyphRoom = Rect(x: -32, y: -28, width: 64, height: 44)
    case .viewfinder:
      outline = Self.icons("~viewfinder", width: 0.98)
      glyphScale = 0.52
      glyphRoom = Rect(x: -29, y: -29, width: 58, height: 58)
    case .calendar:
      outline = Self.icons("~calendar.blank", width: 0.97)
      glyphScale = 0.5
      glyphRoom = Rect(x: -32, y: -14, width: 64, height: 44)
    }
  }

  /// The icons that the outline is made of.
  var pieces: [SymbolPiece] {
    if case .icon(let outline, let solid) = outline { [outline, solid] } else { [] }
  }

  private static func icons(_ name: String, width: Double) -> Outline {
    var outline = SymbolPiece(icon: name)
    var solid = SymbolPiece(icon: name + (outline.figure != nil ? ".fill" : "-fill"))
    solid.line = 0
    outline.width = width
    solid.width = width
    return .icon(outline: outline, solid: solid)
  }
}
