internal import LayoutModel

/// A symbol drawn out as SVG. Its units are hundredths of the point size, the origin lies about its middle.
struct SymbolDocument {
  /// The document to be drawn; only its opacity counts.
  let markup: String
  /// Half the side of the view box: little more than the symbol needs, for a mask costs by the pixel.
  let reach: Double
  /// Where the symbol has ink.
  let ink: Rect

  /// White is ink, black is none: where a layer has black, all layers are drawn as a mask, so that a cut
  /// reaches through all that lies below it.
  init(layers: [SymbolLayer]) {
    let box = SymbolLayer.ink(of: layers)
    let frame = Frame(reach: min(300, max(-box.x, -box.y, box.maxX, box.maxY) + 4).rounded(.up))
    let drawn = frame.document(layers.filter { !$0.isCut }.map(\.markup).joined())
    let hasGaps = layers.contains { $0.markup.contains(SymbolLayer.cutColor) }
    markup = hasGaps ? frame.document(frame.mask(layers.map(\.markup).joined())) : drawn
    reach = frame.reach
    ink = layers.contains(where: \.isTilted) ? frame.probe(drawn) ?? box : box
  }
}

/// The view box of a document: a square around the origin.
private struct Frame {
  var reach: Double

  func document(_ content: String) -> String {
    let corner = (-reach).svg
    let side = (2 * reach).svg
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(side)\" height=\"\(side)\""
      + " viewBox=\"\(corner) \(corner) \(side) \(side)\">\(content)</svg>"
  }

  /// A black square seen through `content`.
  func mask(_ content: String) -> String {
    let corner = (-reach).svg
    let side = (2 * reach).svg
    let area = "x=\"\(corner)\" y=\"\(corner)\" width=\"\(side)\" height=\"\(side)\""
    return "<mask id=\"m\" maskUnits=\"userSpaceOnUse\" \(area)>\(content)</mask>"
      + "<rect \(area) mask=\"url(#m)\"/>"
  }

  /// Where a document has ink, to about a quarter of a unit.
  func probe(_ markup: String) -> Rect? {
    guard let probe = InkProbe(side: 512), let handle = SVGHandle(markup: markup) else { return nil }
    return probe.ink(of: handle, square: Rect(x: -reach, y: -reach, width: 2 * reach, height: 2 * reach))
  }
}
