internal import LayoutModel

/// The least and the greatest size of a border box along one axis; the least wins.
struct SizeBounds: Hashable {
  var minimum: Double
  /// Infinite where there is no bound.
  var maximum: Double

  func clamp(_ size: Double) -> Double {
    max(minimum, min(size, maximum))
  }
}

extension BoxStyle {
  /// The bounds on the width where an automatic minimum is none; never below the padding.
  var widthBounds: SizeBounds {
    SizeBounds(minimum: max(minWidth ?? 0, padding.horizontal), maximum: maxWidth ?? .infinity)
  }

  /// The bounds on the height where an automatic minimum is none; never below the padding.
  var heightBounds: SizeBounds {
    SizeBounds(minimum: max(minHeight ?? 0, padding.vertical), maximum: maxHeight ?? .infinity)
  }
}
