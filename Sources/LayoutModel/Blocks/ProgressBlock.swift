/// A bar with a label and a value above it.
public struct ProgressBlock: Hashable, Sendable {
  public var label: String?
  /// The value as it is shown.
  public var value: String?
  /// 0 to 1.
  public var progress: Double

  static let shape = ObjectShape.block("a progress block", [.label, .progressValue, .progress])

  /// A bar alone.
  package init(progress: Double) {
    self.progress = progress
  }

  init(_ block: ObjectReader) {
    label = block.string(.label)
    value = block.string(.progressValue)
    progress = block.number(.progress) ?? block.number(.progressValue) ?? 0
  }
}

extension Field {
  static let label = Field("label", .string(StringShape()), "what is measured")
  static let progress = Field("progress", .number(.fraction), "share that is done, 0 to 1")
  static let progressValue = Field(
    "value", .either([.string(StringShape()), .number(.fraction)]),
    "the value as it is shown, or a number from 0 to 1 that stands for 'progress'")
}
