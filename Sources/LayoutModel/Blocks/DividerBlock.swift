/// A line across the container's cross axis.
public struct DividerBlock: Hashable, Sendable {
  /// Points; `nil` is one device pixel.
  public var thickness: Double?

  static let shape = ObjectShape.block("a divider block", [.thickness])

  init(_ block: ObjectReader) {
    thickness = block.number(.thickness)
  }
}

extension Field {
  static let thickness = Field(
    "thickness", .number(.length), "thickness in points; one device pixel by default")
}
