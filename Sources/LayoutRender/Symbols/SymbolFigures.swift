internal import LayoutModel

/// Figures of our own, for symbols that no icon comes near; drawn like the icons in a square of 16 units with
/// round lines one unit thick.
enum SymbolFigures {
  /// By name; `.fill` is not part of it.
  static let all: [String: SymbolFigure] = {
    var figures: [String: SymbolFigure] = [:]
    for table in [basics, letters, things, home, bodies] {
      for row in table.split(separator: "\n") {
        let parts = row.split(separator: "|")
        guard let name = parts.first?.split(separator: " ").first else { continue }
        figures[String(name)] = SymbolFigure(parts: parts.dropFirst())
      }
    }
    return figures
  }()

  static func contains(_ name: String) -> Bool {
    all[name] != nil || name.hasSuffix(".fill") && all[String(name.dropLast(5))] != nil
  }

  /// A figure as an icon, its solid variant where `.fill` follows the name.
  static func icon(named name: String) -> Icon? {
    let isSolid = name.hasSuffix(".fill")
    return all[isSolid ? String(name.dropLast(5)) : name]?.icon(isSolid: isSolid)
  }
}

/// A drawing as SVG path data.
struct SymbolFigure {
  /// `O`: closed; a line in the outline variant, an area in the solid one.
  var outline = ""
  /// `D`: lines in the outline variant, gaps in the solid one.
  var details = ""
  /// `L`: lines in both variants.
  var lines = ""
  /// `S`: areas in both variants.
  var areas = ""
  /// `G`: areas in the outline variant, gaps in the solid one.
  var gapAreas = ""
  /// `H`: gaps in the solid variant alone.
  var holes = ""

  /// Reads parts that each begin with the letter of their kind.
  init(parts: some Sequence<Substring>) {
    for part in parts {
      let data = part.drop { $0 == " " }
      let path = String(data.dropFirst().drop { $0 == " " })
      switch data.first {
      case "O": outline = path
      case "D": details = path
      case "L": lines = path
      case "G": gapAreas = path
      case "H": holes = path
      default: areas = path
      }
    }
  }

  func icon(isSolid: Bool) -> Icon? {
    var icon = Icon()
    icon.centerLines = Self.path(isSolid ? lines : outline + details + lines)
    icon.areas = Self.path(isSolid ? areas : areas + gapAreas)
    icon.gapAreas = Self.path(isSolid ? gapAreas + holes : "")
    icon.solidAreas = Self.path(isSolid ? outline : "")
    icon.gaps = Self.path(isSolid ? details : "")
    let content = icon.markup(color: "#000", opposite: "none", extra: 0, outlinesGrow: false)
    let markup =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"16\" height=\"16\" viewBox=\"0 0 16 16\">\(content)</svg>"
    guard let ink = SVGHandle(markup: markup)?.ink(in: Icon.square) else { return nil }
    icon.ink = ink
    return icon
  }

  /// librsvg counts a path without area as ink at the origin, so each path ends in a speck.
  private static func path(_ data: String) -> String {
    data.isEmpty ? "" : "<path d=\"\(data)\(speck)\"/>"
  }

  static let speck = "m0 0h.02v.02z"
}
