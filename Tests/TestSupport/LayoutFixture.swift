internal import Foundation
package import LayoutEngine
package import LayoutModel

/// A tree and the places that Chromium gave its boxes; `Fixtures/README.md` describes the files.
package struct LayoutFixture: Decodable, Sendable {
  package let name: String
  package let width: Double
  package let height: Double?
  private let rtl: Bool?
  package let tree: FixtureNode
  /// x, y, width and height of each box in reading order, in points from the root's corner.
  package let frames: [Double]

  package var direction: LayoutDirection { rtl == true ? .rightToLeft : .leftToRight }

  /// Reads a file that holds one fixture a line.
  package static func read(path: String) throws -> [LayoutFixture] {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let decoder = JSONDecoder()
    return try text.split(separator: "\n").map { try decoder.decode(LayoutFixture.self, from: Data($0.utf8)) }
  }
}

/// A box as the fixtures write it.
package struct FixtureNode: Decodable, Sendable {
  let kind: Kind
  let children: [FixtureNode]?
  let w, h, minW, maxW, minH, maxH, basis, grow, shrink: Double?
  /// Top, leading, bottom, trailing.
  let pad: [Double]?
  let `self`: CrossAlignment?
  let align: CrossAlignment?
  let justify: CrossAlignment?
  let distribute: Distribution?
  let gap, rowGap, columnGap: Double?
  let columns: [Column]?
  let count: Int?
  let side, size, ratio: Double?
  let natural: [Double]?

  enum Kind: String, Decodable, Sendable {
    case row, stack, grid, text, ring, empty, picture
  }

  /// Points, `auto`, `2fr`, or `m2fr` for `minmax(0, 2fr)`.
  struct Column: Decodable, Sendable {
    let track: GridTrack

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if let points = try? value.decode(Double.self) {
        track = .points(points)
        return
      }
      let text = try value.decode(String.self)
      let digits = text.drop { $0 == "m" }.dropLast(2)
      let minimum: GridTrack.FractionMinimum = text.hasPrefix("m") ? .zero : .auto
      track = text == "auto" ? .auto : .fraction(Double(digits) ?? 0, minimum: minimum)
    }
  }
}

extension CrossAlignment: Decodable {}
extension Distribution: Decodable {}

extension FixtureNode {
  package var node: LayoutNode {
    LayoutNode(content, box: style)
  }

  private var content: LayoutNode.Content {
    let nodes = (children ?? []).map(\.node)
    switch kind {
    case .row: return .flex(flexContainer(.horizontal, default: .center), nodes)
    case .stack: return .flex(flexContainer(.vertical, default: .stretch), nodes)
    case .grid:
      let container = GridContainer(
        columns: (columns ?? []).map(\.track), columnGap: columnGap ?? 0, rowGap: rowGap ?? 0,
        justifyItems: justify ?? .stretch, alignItems: align ?? .stretch)
      return .grid(container, nodes)
    case .text, .ring, .empty, .picture: return .leaf(leaf)
    }
  }

  private func flexContainer(_ axis: Axis, default alignment: CrossAlignment) -> FlexContainer {
    FlexContainer(
      axis: axis, gap: gap ?? 0, alignItems: align ?? alignment, distribution: distribute ?? .start)
  }

  private var leaf: Leaf {
    switch kind {
    case .text:
      let font = FontSpec(size: side ?? 0)
      let run = TextRun(text: String(repeating: "x", count: count ?? 0), font: font, color: .black)
      return .text(StyledText(runs: [run], baseFont: font))
    case .ring:
      return .symbol(StyledSymbol(name: "circle", font: FontSpec(size: size ?? 0), color: .black))
    case .picture:
      let name = (natural ?? []).map { "\($0)" }.joined(separator: "x")
      return .image(
        StyledImage(source: .asset(name), contentMode: .fit, aspectRatio: ratio))
    case .row, .stack, .grid, .empty: return .empty
    }
  }

  private var style: BoxStyle {
    var style = BoxStyle()
    (style.width, style.height) = (w, h)
    (style.minWidth, style.maxWidth) = (minW, maxW)
    (style.minHeight, style.maxHeight) = (minH, maxH)
    (style.grow, style.shrink, style.basis) = (grow ?? 0, shrink ?? 1, basis)
    style.alignSelf = self.`self`
    if let pad {
      style.padding = EdgeInsets(top: pad[0], leading: pad[1], bottom: pad[2], trailing: pad[3])
    }
    return style
  }
}

/// Squares for characters, symbols without a baseline, and pictures whose names are their sizes.
package struct FixtureMeasurer: ContentMeasurer, Sendable {
  package init() {}

  package func measure(_ text: StyledText, in width: WidthProposal) -> LayoutEngine.Measurement {
    SquareMeasurer().measure(text, in: width)
  }

  package func measure(_ symbol: StyledSymbol) -> LayoutEngine.Measurement {
    Measurement(size: SquareMeasurer().measure(symbol).size)
  }

  package func naturalSize(of image: ImageSource) -> Size? {
    guard case .asset(let name) = image else { return nil }
    let sides = name.split(separator: "x").compactMap { Double($0) }
    return sides.count == 2 ? Size(width: sides[0], height: sides[1]) : nil
  }
}
