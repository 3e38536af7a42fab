/// A ring or a bar with its value.
public struct GaugeBlock: Hashable, Sendable {
  public var label: String?
  /// The value as it is shown.
  public var value: String?
  /// 0 to 1.
  public var progress: Double
  public var style: Style

  /// The form of a gauge.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    case circular, linear
  }

  static let shape = ObjectShape.block(
    "a gauge block", [.label, .gaugeValue, .progress, .gaugeStyle, .gaugeMinimum, .gaugeMaximum],
    checks: [.gaugeBounds])

  init(_ block: ObjectReader) {
    label = block.string(.label)
    style = block.name(.gaugeStyle, as: Style.self) ?? .circular
    let minimum = block.number(.gaugeMinimum) ?? 0
    let maximum = block.number(.gaugeMaximum) ?? 1
    let number = block.number(.gaugeValue)
    progress = block.number(.progress) ?? number.map { Self.share(of: $0, from: minimum, to: maximum) } ?? 0
    let hasBounds = block.has(.gaugeMinimum) || block.has(.gaugeMaximum)
    value = block.string(.gaugeValue) ?? (hasBounds ? number.map(plain) : nil)
  }

  /// The share of the way from `minimum` to `maximum`, 0 where they leave no way.
  private static func share(of number: Double, from minimum: Double, to maximum: Double) -> Double {
    guard maximum > minimum else { return 0 }
    return min(max((number - minimum) / (maximum - minimum), 0), 1)
  }
}

extension Field {
  static let gaugeValue = Field(
    "value", .either([.string(StringShape()), .number(.any)]),
    "the value as it is shown, or a number between 'min' and 'max'")
  static let gaugeStyle = Field(
    "style", .name(NameSet(GaugeBlock.Style.allCases.map { $0.rawValue })), "the form of the gauge")
  static let gaugeMinimum = Field("min", .number(.any), "value of an empty gauge, default 0")
  static let gaugeMaximum = Field("max", .number(.any), "value of a full gauge, default 1")
}

extension ObjectCheck {
  /// The bounds leave a way between them, and a number lies within them.
  static let gaugeBounds = ObjectCheck { gauge, checker in
    let minimum = gauge.number(.gaugeMinimum) ?? 0
    let maximum = gauge.number(.gaugeMaximum) ?? 1
    guard minimum < maximum else {
      let place = gauge.member(.gaugeMaximum) ?? gauge.member(.gaugeMinimum)
      guard let place else { return }
      return checker.report(
        Diagnostic(
          .outOfRange,
          "a gauge's 'max' must be greater than its 'min', not \(plain(maximum)) after \(plain(minimum))",
          at: gauge.pointer(of: place), place.value.span))
    }
    guard let member = gauge.member(.gaugeValue), case .number(let number) = member.value.kind else { return }
    let range = NumberRange(minimum: minimum, maximum: maximum)
    if !range.contains(number) {
      checker.report(
        .outOfRange(
          "'\(member.key)'", range: range, isInteger: false, found: number, value: member.value,
          at: gauge.pointer(of: member)))
    }
  }
}
