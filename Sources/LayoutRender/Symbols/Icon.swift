internal import LayoutModel

/// A drawing in a square of about 16 units, with lines one unit thick or more; its parts are SVG elements.
struct Icon {
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
  /// The square that icons are drawn in, with room for figures that stand out.
  private static let square = Rect(x: -2, y: -2, width: 20, height: 20)
  /// Where the icon has ink, in its own units.
  var ink = Rect(origin: Point(x: 0, y: 0), size: .zero)

  /// The elements with lines that are thicker by `extra` units, thinner where it is negative.
  func markup(color: String, opposite: String, extra: Double, outlinesGrow: Bool) -> String {
    let width = max(0.1, 1 + extra)
    var edge = "none"
    if outlinesGrow && extra != 0 { edge = extra > 0 ? color : opposite }
    return Self.group(outlines, fill: color, stroke: edge, width: abs(extra))
      + Self.group(solidAreas, fill: color, stroke: color, width: width)
      + Self.group(gapAreas, fill: opposite, stroke: "none", width: 0)
      + Self.group(gaps, fill: "none", stroke: opposite, width: width)
      + Self.group(areas, fill: color, stroke: "none", width: 0)
      + Self.group(centerLines, fill: "none", stroke: color, width: width)
  }

  /// The icon with its ink measured to a sixteenth of a unit, or `nil` where it has none.
  func measured() -> Icon? {
    let content = markup(color: "#000", opposite: "none", extra: 0, outlinesGrow: false)
    let document = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-2 -2 20 20\">\(content)</svg>"
    guard let probe = InkProbe(side: 320), let handle = SVGHandle(markup: document),
      let ink = probe.ink(of: handle, square: Self.square)
    else { return nil }
    var copy = self
    copy.ink = ink
    return copy
  }

  private static func group(_ elements: String, fill: String, stroke: String, width: Double) -> String {
    if elements.isEmpty { return "" }
    return "<g fill=\"\(fill)\" stroke=\"\(stroke)\" stroke-width=\"\(width.svg)\""
      + " stroke-linecap=\"round\" stroke-linejoin=\"round\">\(elements)</g>"
  }
}

extension Double {
  /// The number as it is written in SVG, to four places.
  var svg: String {
    let rounded = (self * 10_000).rounded() / 10_000
    return rounded == 0 ? "0" : "\(rounded)"
  }
}
