internal import LayoutModel

/// Sizes of contents that have none of their own.
enum LeafDefaults {
  /// Points; a bar takes what it gets and asks for this much.
  static let barWidth = 120.0
  /// Points; one device pixel at the finest scale that iOS has.
  static let hairline = 1.0 / 3.0
}

extension StyledRule {
  /// Points.
  var admittedThickness: Double { thickness.map(\.admitted) ?? LeafDefaults.hairline }
}

extension BoxSizing {
  /// The widths that a leaf asks for.
  mutating func leafWidths(of id: BoxID) -> IntrinsicWidths {
    let content: IntrinsicWidths
    switch tree.leaf(of: id) {
    case .text(let text):
      let widest = measure(text, of: id, in: .unlimited).size.width
      let narrowest = measure(text, of: id, in: .minimum).size.width
      content = IntrinsicWidths(minimum: min(narrowest, widest), maximum: widest)
    case .symbol(let symbol):
      let width = measure(symbol, of: id).size.width
      content = IntrinsicWidths(minimum: width, maximum: width)
    case .image(let image): content = pictureWidths(of: id, image)
    case .bar: content = IntrinsicWidths(minimum: 0, maximum: LeafDefaults.barWidth)
    case .rule(let rule):
      let width = rule.axis == .vertical ? rule.admittedThickness : 0
      content = IntrinsicWidths(minimum: width, maximum: width)
    case .empty: content = .zero
    }
    return content.padded(by: tree.styles[id].padding.horizontal)
  }

  /// The height that a leaf asks for at a width.
  mutating func leafHeight(of id: BoxID, width: Double) -> Double {
    let padding = tree.styles[id].padding
    let content: Double
    switch tree.leaf(of: id) {
    case .text, .symbol: content = measurement(of: id, width: width)?.size.height ?? 0
    case .image(let image):
      content = picture(of: id, image).height(forWidth: max(0, width - padding.horizontal))
    case .bar(let bar): content = bar.thickness.admitted
    case .rule(let rule): content = rule.axis == .horizontal ? rule.admittedThickness : 0
    case .empty: content = 0
    }
    return content + padding.vertical
  }

  /// What the measurer says about a leaf in a box of this width; `nil` for leaves it knows nothing about.
  ///
  /// A text that fits as it is isn't broken again at its own width: the two measurements may differ by a hair.
  mutating func measurement(of id: BoxID, width: Double) -> Measurement? {
    switch tree.leaf(of: id) {
    case .text(let text):
      let available = max(0, width - tree.styles[id].padding.horizontal)
      let unbroken = measure(text, of: id, in: .unlimited)
      let slack = 1e-6
      if unbroken.size.width <= available + slack { return unbroken }
      return measure(text, of: id, in: .points(available))
    case .symbol(let symbol): return measure(symbol, of: id)
    case .image, .bar, .rule, .empty: return nil
    }
  }
}
