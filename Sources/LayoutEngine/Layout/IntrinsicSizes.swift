internal import LayoutModel

/// The least and the greatest width that a content asks for, padding included.
struct IntrinsicWidths: Hashable {
  /// CSS `min-content`.
  var minimum: Double
  /// CSS `max-content`, never below the minimum.
  var maximum: Double

  static let zero = IntrinsicWidths(minimum: 0, maximum: 0)

  init(minimum: Double, maximum: Double) {
    self.minimum = minimum
    self.maximum = max(minimum, maximum)
  }

  func padded(by padding: Double) -> IntrinsicWidths {
    IntrinsicWidths(minimum: minimum + padding, maximum: maximum + padding)
  }

  /// CSS `fit-content`: as wide as it likes, but no wider than `available` unless its minimum is.
  func fitting(_ available: Double) -> Double {
    min(maximum, max(minimum, available))
  }
}

extension BoxSizing {
  /// What a box adds to the intrinsic widths of its container: its own width, or its content's, in its bounds.
  mutating func widthContribution(of id: BoxID) -> IntrinsicWidths {
    let style = tree.styles[id]
    let bounds = style.widthBounds
    if let width = style.width {
      return IntrinsicWidths(minimum: bounds.clamp(width), maximum: bounds.clamp(width))
    }
    let content = intrinsicWidths(of: id)
    return IntrinsicWidths(minimum: bounds.clamp(content.minimum), maximum: bounds.clamp(content.maximum))
  }

  /// The widths of a row: the sum of its children's contributions and the gaps.
  mutating func rowIntrinsicWidths(of id: BoxID, _ container: FlexContainer) -> IntrinsicWidths {
    let (style, children) = (tree.styles[id], tree.boxes[id].children)
    var sum = IntrinsicWidths.zero
    for child in children {
      let item = rowItem(child)
      let contribution = widthContribution(of: child)
      let isDefinite = tree.styles[child].basis != nil || tree.styles[child].width != nil
      sum.minimum += isDefinite ? item.reachable(contribution.minimum) : contribution.minimum
      sum.maximum += isDefinite ? item.reachable(contribution.maximum) : contribution.maximum
    }
    let gaps = container.gaps(between: children.count)
    return IntrinsicWidths(minimum: sum.minimum, maximum: sum.maximum)
      .padded(by: gaps + style.padding.horizontal)
  }

  /// The widths of a stack: those of its widest children.
  mutating func columnIntrinsicWidths(of id: BoxID) -> IntrinsicWidths {
    var widest = IntrinsicWidths.zero
    for child in tree.boxes[id].children {
      let contribution = widthContribution(of: child)
      widest.minimum = max(widest.minimum, contribution.minimum)
      widest.maximum = max(widest.maximum, contribution.maximum)
    }
    return widest.padded(by: tree.styles[id].padding.horizontal)
  }
}

extension FlexItem {
  /// A contribution that the item, from a definite base, has no factor to reach is replaced by its hypothetical
  /// size; so does Chromium.
  fileprivate func reachable(_ contribution: Double) -> Double {
    let isStuck = (contribution > base && grow == 0) || (contribution < base && shrink == 0)
    return isStuck ? hypothetical : contribution
  }
}

extension FlexContainer {
  /// The room that the gaps between `count` children take.
  func gaps(between count: Int) -> Double {
    gap * Double(max(0, count - 1))
  }
}
