internal import LayoutModel

/// A part of a symbol that is drawn over, or cut out of, what lies below.
///
/// Units are hundredths of the point size.
struct SymbolLayer {
  var markup: String
  var isCut: Bool
  /// Where it has ink.
  var ink: Rect
  /// Whether the ink is only known to lie inside its box.
  var isTilted = false

  static func disc(middle: Point, radius: Double, isCut: Bool = false) -> SymbolLayer {
    SymbolLayer(
      markup: "<circle cx=\"\(middle.x.svg)\" cy=\"\(middle.y.svg)\" r=\"\(radius.svg)\"/>",
      isCut: isCut,
      ink: Rect(x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius))
  }

  /// A rounded rectangle, filled where `line` is `nil`, else with a line around it.
  static func rounded(_ rect: Rect, radius: Double, line: Double?) -> SymbolLayer {
    let paint = line.map { " fill=\"none\" stroke=\"#000\" stroke-width=\"\($0.svg)\"" } ?? ""
    return SymbolLayer(
      markup: "<rect x=\"\(rect.x.svg)\" y=\"\(rect.y.svg)\" width=\"\(rect.width.svg)\""
        + " height=\"\(rect.height.svg)\" rx=\"\(radius.svg)\"\(paint)/>",
      isCut: false, ink: rect.inset(by: -(line ?? 0) / 2))
  }

  /// A line from the top left to the bottom right, `reach` from its middle in each direction.
  static func slash(middle: Point, reach: Double, line: Double, isCut: Bool) -> SymbolLayer {
    let start = Point(x: middle.x - reach, y: middle.y - reach)
    let box = Rect(x: start.x, y: start.y, width: 2 * reach, height: 2 * reach)
    return SymbolLayer(
      markup:
        "<path d=\"M\(start.x.svg) \(start.y.svg)L\(box.maxX.svg) \(box.maxY.svg)\" fill=\"none\""
        + " stroke=\"#000\" stroke-width=\"\(line.svg)\" stroke-linecap=\"round\"/>",
      isCut: isCut, ink: box.inset(by: -line / 2))
  }

  func moved(x: Double, y: Double) -> SymbolLayer {
    var copy = self
    copy.markup = "<g transform=\"translate(\(x.svg) \(y.svg))\">\(markup)</g>"
    copy.ink.x += x
    copy.ink.y += y
    return copy
  }

  func scaled(by factor: Double) -> SymbolLayer {
    var copy = self
    copy.markup = "<g transform=\"scale(\(factor.svg))\">\(markup)</g>"
    copy.ink = Rect(
      x: ink.x * factor, y: ink.y * factor, width: ink.width * factor, height: ink.height * factor)
    return copy
  }

  /// The layer with ink and gaps exchanged, as it is cut out of a solid frame.
  func inverted() -> SymbolLayer {
    var copy = self
    copy.isCut.toggle()
    return copy
  }

  /// The box around the ink of all layers that are drawn.
  static func ink(of layers: [SymbolLayer]) -> Rect {
    let drawn = layers.filter { !$0.isCut }.map(\.ink)
    guard let first = drawn.first else { return Rect(x: 0, y: 0, width: 0, height: 0) }
    return drawn.dropFirst().reduce(first) { $0.union($1) }
  }
}

extension Rect {
  /// The smallest rectangle around both.
  func union(_ other: Rect) -> Rect {
    let left = min(x, other.x)
    let top = min(y, other.y)
    return Rect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
}
