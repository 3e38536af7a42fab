package import LayoutModel

/// A box with its place: absolute points, not yet rounded to pixels.
package struct PlacedBox: Sendable {
  /// The border box.
  package var rect: Rect
  /// The box without its padding.
  package var contentRect: Rect
  /// Absolute `y` of the first baseline, by CSS's rules for the box; `nil` where it has no text.
  package var firstBaseline: Double?
  /// Whether this leaf's text was cut.
  package var isTruncated: Bool
  package var decoration: Decoration
  /// `nil` for containers.
  package var leaf: Leaf?
  package var origin: BlockOrigin?
  package var children: [PlacedBox]

  package init(
    rect: Rect, contentRect: Rect, firstBaseline: Double?, isTruncated: Bool, decoration: Decoration,
    leaf: Leaf?, origin: BlockOrigin?, children: [PlacedBox]
  ) {
    self.rect = rect
    self.contentRect = contentRect
    self.firstBaseline = firstBaseline
    self.isTruncated = isTruncated
    self.decoration = decoration
    self.leaf = leaf
    self.origin = origin
    self.children = children
  }
}
