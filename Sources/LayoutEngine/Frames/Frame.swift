public import LayoutModel

/// A placed block: absolute points, `y` growing downwards.
public struct Frame: Hashable, Sendable {
  /// RFC 6901, from the root of the payload.
  public var pointer: String
  /// The block's type, or the field that a part of the header shows.
  public var type: String
  public var span: SourceSpan
  public var rect: Rect
  /// Absolute `y` of the first baseline; `nil` where there is no text.
  public var baseline: Double?
  /// Whether a text of the block itself was cut.
  public var isTruncated: Bool
  /// The blocks inside.
  public var children: [Frame]
}

extension Frame {
  /// The frames of all outermost boxes in `box` that stand for something of this role.
  static func frames(in box: PlacedBox, role: BlockOrigin.Role) -> [Frame] {
    guard let origin = box.origin, origin.role == role else {
      return box.children.flatMap { frames(in: $0, role: role) }
    }
    return [
      Frame(
        pointer: origin.pointer, type: origin.type, span: origin.span, rect: box.rect,
        baseline: box.firstBaseline, isTruncated: box.hasTruncatedText,
        children: box.children.flatMap { frames(in: $0, role: role) })
    ]
  }

  /// The frame with all edges moved to whole pixels.
  func rounded(to grid: PixelGrid) -> Frame {
    var frame = self
    frame.rect = grid.align(rect)
    frame.baseline = baseline.map(grid.align)
    frame.children = children.map { $0.rounded(to: grid) }
    return frame
  }

  /// The frame and all frames inside, outermost first.
  var flattened: [Frame] {
    [self] + children.flatMap(\.flattened)
  }
}

extension PlacedBox {
  /// Whether a text was cut in this box or in inner ones that belong to the same block.
  fileprivate var hasTruncatedText: Bool {
    isTruncated || children.contains { $0.origin == nil && $0.hasTruncatedText }
  }
}
