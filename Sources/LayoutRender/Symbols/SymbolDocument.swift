internal import LayoutModel

/// A symbol as SVG documents that are drawn, or cut out, one after the other; only their opacity counts.
///
/// Units are hundredths of the point size, the origin lies about the symbol's middle. The cuts are made
/// between documents and not by masks in one, since librsvg puts a mask on whole pixels and blurs it.
struct SymbolDocument {
  struct Pass {
    var markup: String
    var isCut: Bool
  }

  let passes: [Pass]
  /// Half the side of the view box: little more than the symbol needs.
  let reach: Double
  /// Where the symbol has ink.
  let ink: Rect

  init(layers: [SymbolLayer]) {
    let box = SymbolLayer.ink(of: layers)
    let frame = Frame(reach: min(300, max(-box.x, -box.y, box.maxX, box.maxY) + 4).rounded(.up))
    passes = Self.runs(of: layers).map { run in
      Pass(markup: frame.document(run.map(\.markup).joined()), isCut: run.first?.isCut ?? false)
    }
    reach = frame.reach
    let isTilted = layers.contains(where: \.isTilted)
    ink = isTilted ? frame.probe(layers.filter { !$0.isCut }.map(\.markup).joined()) ?? box : box
  }

  /// Neighbours that are all drawn, or all cut.
  private static func runs(of layers: [SymbolLayer]) -> [[SymbolLayer]] {
    var runs: [[SymbolLayer]] = []
    for layer in layers {
      if let last = runs.last?.last, last.isCut == layer.isCut {
        runs[runs.count - 1].append(layer)
      } else {
        runs.append([layer])
      }
    }
    return runs
  }
}

/// The view box of the documents: a square around the origin.
private struct Frame {
  var reach: Double

  func document(_ content: String) -> String {
    let corner = (-reach).svg
    let side = (2 * reach).svg
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"\(corner) \(corner) \(side) \(side)\">"
      + "\(content)</svg>"
  }

  /// Where elements have ink, to about a quarter of a unit.
  func probe(_ content: String) -> Rect? {
    guard let probe = InkProbe(side: 512), let handle = SVGHandle(markup: document(content)) else {
      return nil
    }
    return probe.ink(of: handle, square: Rect(x: -reach, y: -reach, width: 2 * reach, height: 2 * reach))
  }
}
