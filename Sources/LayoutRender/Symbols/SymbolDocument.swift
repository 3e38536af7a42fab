internal import LayoutModel

/// A symbol drawn out as SVG. Its units are hundredths of the point size, the origin is the ink's middle.
struct SymbolDocument {
  /// Half the side of the view box.
  static let reach = 150.0
  /// The view box.
  static let square = Rect(x: -reach, y: -reach, width: 2 * reach, height: 2 * reach)

  /// The document to be drawn; only its opacity counts.
  var markup: String
  /// A document whose ink is where the symbol has ink.
  var inkMarkup: String

  /// White is ink, black is none: where a layer has black, all layers are drawn as a mask, so that a cut
  /// reaches through all that lies below it.
  init(layers: [SymbolLayer]) {
    inkMarkup = Self.svg(layers.filter { !$0.isCut }.map(\.markup).joined())
    if layers.contains(where: { $0.markup.contains(SymbolLayer.cutColor) }) {
      let content = layers.map(\.markup).joined()
      markup = Self.svg(
        "<mask id=\"m\" maskUnits=\"userSpaceOnUse\" \(Self.area)>\(content)</mask>"
          + "<rect \(Self.area) mask=\"url(#m)\"/>")
    } else {
      markup = inkMarkup
    }
  }

  private static let area: String = {
    let origin = (-reach).svg
    let side = (2 * reach).svg
    return "x=\"\(origin)\" y=\"\(origin)\" width=\"\(side)\" height=\"\(side)\""
  }()

  private static func svg(_ content: String) -> String {
    let origin = (-reach).svg
    let side = (2 * reach).svg
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(side)\" height=\"\(side)\""
      + " viewBox=\"\(origin) \(origin) \(side) \(side)\">\(content)</svg>"
  }
}
