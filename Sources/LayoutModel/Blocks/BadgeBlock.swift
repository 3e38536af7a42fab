/// A word in a capsule.
public struct BadgeBlock: Hashable, Sendable {
  public var text: String
  /// SF Symbol name.
  public var icon: String?
  public var variant: Variant

  /// How the capsule is filled.
  public enum Variant: String, Hashable, Sendable, CaseIterable {
    case soft, solid, outline
  }

  static let shape = ObjectShape.block("a badge block", [.badgeText, .icon, .variant])

  init(_ block: ObjectReader) {
    text = block.string(.badgeText) ?? ""
    icon = block.string(.icon)
    variant = block.name(.variant, as: Variant.self) ?? .soft
  }
}

extension Field {
  static let badgeText = Field(
    "text", .string(StringShape()), "what the capsule says", aliases: ["label"], isRequired: true)
  static let icon = Field("icon", .string(StringShape(.symbol)), "SF Symbol name")
  static let variant = Field(
    "variant", .name(NameSet(BadgeBlock.Variant.allCases.map { $0.rawValue })), "how the capsule is filled")
}
