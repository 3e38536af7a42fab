/// A small label above a strong value.
public struct MetricBlock: Hashable, Sendable {
  public var label: String?
  public var value: String
  public var unit: String?
  /// SF Symbol name.
  public var icon: String?
  public var trend: Trend?

  /// Which way the value moves.
  public enum Trend: String, Hashable, Sendable, CaseIterable {
    case up, down, flat
  }

  static let shape = ObjectShape.block("a metric block", [.label, .metricValue, .unit, .icon, .trend])

  init(_ block: ObjectReader) {
    label = block.string(.label)
    value = block.display(.metricValue) ?? ""
    unit = block.string(.unit)
    icon = block.string(.icon)
    trend = block.name(.trend, as: Trend.self)
  }
}

extension Field {
  static let metricValue = Field(
    "value", .either([.string(StringShape()), .number(.any)]), "the value as it is shown", isRequired: true)
  static let unit = Field("unit", .string(StringShape()), "unit after the value")
  static let trend = Field(
    "trend", .name(NameSet(MetricBlock.Trend.allCases.map { $0.rawValue })), "which way the value moves")
}
