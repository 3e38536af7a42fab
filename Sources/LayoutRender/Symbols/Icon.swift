internal import LayoutModel

/// A drawing in a square of about 16 units, with lines one unit thick or more; its parts are SVG elements.
struct Icon {
  /// A part that is drawn over, or cut out of, what lies below.
  struct Part {
    var markup: String
    var isCut: Bool
  }

  /// Outlines of lines and areas: they grow by a stroke along their edge.
  var outlines = ""
  /// Areas that never grow.
  var areas = ""
  /// Areas that are as large as their edge drawn as a line.
  var solidAreas = ""
  /// Gaps in the solid areas.
  var gapAreas = ""
  /// Center lines of gaps in the solid areas.
  var gaps = ""
  /// Center lines to be stroked.
  var centerLines = ""
  /// Where the icon has ink, in its own units.
  var ink = Rect(origin: Point(x: 0, y: 0), size: .zero)

  /// The parts in order, with lines that are thicker by `extra` units, thinner where it is negative.
  func parts(extra: Double, outlinesGrow: Bool) -> [Part] {
    let width = max(0.1, 1 + extra)
    let edge = outlinesGrow ? extra : 0
    let parts = [
      Part(markup: Self.filled(outlines, edge: max(0, edge)), isCut: false),
      Part(markup: edge < 0 ? Self.stroked(outlines, width: -edge) : "", isCut: true),
      Part(markup: Self.filled(solidAreas, edge: width), isCut: false),
      Part(markup: Self.filled(gapAreas, edge: 0) + Self.stroked(gaps, width: width), isCut: true),
      Part(markup: Self.filled(areas, edge: 0) + Self.stroked(centerLines, width: width), isCut: false),
    ]
    return parts.filter { !$0.markup.isEmpty }
  }

  private static func filled(_ elements: String, edge: Double) -> String {
    if elements.isEmpty || edge == 0 { return elements }
    return "<g stroke=\"#000\" stroke-width=\"\(edge.svg)\" stroke-linejoin=\"round\">\(elements)</g>"
  }

  private static func stroked(_ elements: String, width: Double) -> String {
    if elements.isEmpty { return "" }
    return "<g fill=\"none\" stroke=\"#000\" stroke-width=\"\(width.svg)\" stroke-linecap=\"round\""
      + " stroke-linejoin=\"round\">\(elements)</g>"
  }

  // MARK: Ink

  /// The square that icons are drawn in, with room for figures that stand out.
  private static let square = Rect(x: -2, y: -2, width: 20, height: 20)

  /// The icon with its ink measured to a sixteenth of a unit, or `nil` where it has none.
  func measured() -> Icon? {
    let content = parts(extra: 0, outlinesGrow: false).filter { !$0.isCut }.map(\.markup).joined()
    let document = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-2 -2 20 20\">\(content)</svg>"
    guard let probe = InkProbe(side: 320), let handle = SVGHandle(markup: document),
      let ink = probe.ink(of: handle, square: Self.square)
    else { return nil }
    var copy = self
    copy.ink = ink
    return copy
  }
}

extension Double {
  /// The number as it is written in SVG, to four places.
  var svg: String {
    let rounded = (self * 10_000).rounded() / 10_000
    return rounded == 0 ? "0" : "\(rounded)"
  }
}
