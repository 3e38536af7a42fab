import LayoutModel

extension Composer {
  /// A small label above a strong value with its unit and trend.
  func metric(_ metric: MetricBlock, _ style: InheritedStyle) -> LayoutNode {
    var lines: [LayoutNode] = []
    if metric.label != nil || metric.icon != nil { lines.append(metricLabel(metric, style)) }
    lines.append(metricValue(metric, style))
    return LayoutNode(
      .flex(FlexContainer(axis: .vertical, gap: style.spacing ?? 0, alignItems: .start), lines))
  }

  private func metricLabel(_ metric: MetricBlock, _ style: InheritedStyle) -> LayoutNode {
    let label = metric.label.map { line($0, .caption2, color: style.secondary) }
    guard let icon = metric.icon else { return label ?? LayoutNode(.leaf(.empty)) }
    let mark = self.icon(icon, font(.caption2), color: style.own ?? style.secondary)
    return LayoutNode(
      .flex(
        FlexContainer(axis: .horizontal, gap: Theme.metricIconGap, alignItems: .center),
        [mark] + (label.map { [$0] } ?? [])))
  }

  private func metricValue(_ metric: MetricBlock, _ style: InheritedStyle) -> LayoutNode {
    var parts = [
      line(metric.value, .subheadline, weight: .semibold, color: style.foreground)
    ]
    if let unit = metric.unit {
      parts.append(line(unit, .caption2, weight: .medium, color: style.secondary))
    }
    if let trend = metric.trend {
      parts.append(
        symbol(trend.symbolName, font(.caption2, weight: .semibold), color: style.own ?? style.secondary))
    }
    return LayoutNode(
      .flex(FlexContainer(axis: .horizontal, gap: Theme.metricUnitGap, alignItems: .baseline), parts))
  }
}

extension MetricBlock.Trend {
  fileprivate var symbolName: String {
    switch self {
    case .up: "arrow.up.right"
    case .down: "arrow.down.right"
    case .flat: "arrow.right"
    }
  }
}
