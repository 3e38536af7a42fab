/// A row or a stack of blocks.
public struct ContainerBlock: Sendable {
  public var children: [Block]
  /// `nil` takes the type's default: center in a row, stretch in a stack.
  public var alignment: ItemAlignment?
  public var distribution: ItemDistribution

  static let rowShape = ObjectShape.block("a row block", fields)
  static let stackShape = ObjectShape.block("a stack block", fields)

  private static let fields: [Field] = [.children, .itemAlignment, .distribution]

  init(_ block: ObjectReader, children: [Block]) {
    self.children = children
    alignment = block.name(.itemAlignment, as: ItemAlignment.self)
    distribution = block.name(.distribution, as: ItemDistribution.self) ?? .start
  }
}

extension Field {
  static let children = Field("children", .blocks, "the blocks inside", isRequired: true)
  static let itemAlignment = Field(
    "alignment", .name(ItemAlignment.names), "where the children stand on the cross axis")
  static let distribution = Field(
    "distribution", .name(NameSet(ItemDistribution.allCases.map { $0.rawValue })),
    "how room that is left on the main axis is shared")
}
