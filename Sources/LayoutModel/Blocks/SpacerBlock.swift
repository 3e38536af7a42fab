/// Room along the container's main axis.
public struct SpacerBlock: Hashable, Sendable {
  /// Points; `nil` takes what is left.
  public var size: Double?
  /// Points.
  public var minimumLength: Double

  static let shape = ObjectShape.block("a spacer block", [.spacerSize, .minimumLength])

  init(_ block: ObjectReader) {
    size = block.number(.spacerSize)
    minimumLength = block.number(.minimumLength) ?? 0
  }
}

extension Field {
  static let spacerSize = Field("size", .number(.length), "fixed length in points")
  static let minimumLength = Field("minLength", .number(.length), "least length in points")
}
