/// Figures of our own, for symbols that no icon comes near; drawn like the icons in a square of 16 units with
/// round lines one unit thick.
enum SymbolFigures {
  /// A row is a name, then parts behind `|`.
  private static let index = TableIndex([basics, letters, things, home, bodies])

  /// All names; `.fill` is not part of them.
  static var names: [String] { index.names }

  static func contains(_ name: String) -> Bool {
    index[name] != nil || index[outline(of: name)] != nil
  }

  /// A figure as an icon, its solid variant where `.fill` follows the name.
  static func icon(named name: String) -> Icon? {
    if let row = index[name] { return SymbolFigure(row: row).icon(isSolid: false) }
    return index[outline(of: name)].flatMap { SymbolFigure(row: $0).icon(isSolid: true) }
  }

  private static func outline(of name: String) -> Substring {
    name.hasSuffix(".fill") ? name.dropLast(5) : name[...]
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
  /// `B`: areas in both variants that grow with the weight.
  var bodies = ""
  /// `H`: gaps in the solid variant alone.
  var holes = ""

  /// Reads parts that each begin with the letter of their kind.
  init(row: Substring) {
    for part in row.split(separator: "|") {
      let data = part.drop { $0 == " " }
      let path = String(data.dropFirst().drop { $0 == " " })
      switch data.first {
      case "O": outline = path
      case "D": details = path
      case "L": lines = path
      case "G": gapAreas = path
      case "H": holes = path
      case "B": bodies = path
      default: areas = path
      }
    }
  }

  func icon(isSolid: Bool) -> Icon? {
    var icon = Icon()
    icon.centerLines = Self.path(isSolid ? lines : outline + details + lines)
    icon.outlines = Self.path(bodies)
    icon.areas = Self.path(isSolid ? areas : areas + gapAreas)
    icon.gapAreas = Self.path(isSolid ? gapAreas + holes : "")
    icon.solidAreas = Self.path(isSolid ? outline : "")
    icon.gaps = Self.path(isSolid ? details : "")
    return icon.measured()
  }

  private static func path(_ data: String) -> String {
    data.isEmpty ? "" : "<path d=\"\(data)\"/>"
  }
}
