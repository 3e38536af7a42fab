import LayoutModel

extension Composer {
  /// A bar that stands alone is as thick as the block is high, where the author says how high.
  func progress(_ progress: ProgressBlock, height: Double? = nil, _ style: InheritedStyle) -> LayoutNode {
    let isAlone = progress.label == nil && progress.value == nil
    return bar(
      progress.progress, label: progress.label, value: progress.value,
      thickness: isAlone ? height ?? Theme.barThickness : Theme.barThickness, style)
  }

  func gauge(_ gauge: GaugeBlock, _ layout: BlockLayout, _ style: InheritedStyle) -> LayoutNode {
    switch gauge.style {
    case .circular: return ring(gauge, layout, style)
    case .linear:
      let isAlone = gauge.label == nil && gauge.value == nil
      return bar(
        gauge.progress, label: gauge.label, value: gauge.value,
        thickness: isAlone ? layout.height ?? Theme.gaugeBarThickness : Theme.gaugeBarThickness, style)
    }
  }

  /// The label leading and the value trailing, the bar under them.
  private func bar(
    _ fraction: Double, label: String?, value: String?, thickness: Double, _ style: InheritedStyle
  ) -> LayoutNode {
    let bar = LayoutNode(
      .leaf(
        .bar(
          StyledBar(
            fraction: fraction, fill: style.own ?? style.accent, track: environment.colors.color(.systemFill),
            thickness: thickness))))
    guard label != nil || value != nil else { return bar }
    return LayoutNode(
      .flex(
        FlexContainer(axis: .vertical, gap: style.spacing ?? Theme.barGap, alignItems: .stretch),
        [labelLine(label ?? "", value, style), bar]))
  }

  private func labelLine(_ label: String, _ value: String?, _ style: InheritedStyle) -> LayoutNode {
    let palette = environment.colors
    var title = line(label, .footnote, color: palette.color(.primary as SystemColor))
    title.box.grow = 1
    var children = [title]
    if let value {
      var trailing = line(value, .footnote, color: style.secondary)
      trailing.box.shrink = 0
      children.append(trailing)
    }
    return LayoutNode(
      .flex(FlexContainer(axis: .horizontal, gap: Theme.rowGap, alignItems: .baseline), children))
  }

  /// The ring with the value inside, the label beside it.
  private func ring(_ gauge: GaugeBlock, _ layout: BlockLayout, _ style: InheritedStyle) -> LayoutNode {
    let side = [layout.width, layout.height].compactMap { $0 }.min()
    let standard = environment.scaled(Theme.ringDiameter)
    let dial = dial(gauge, diameter: gauge.label == nil ? side ?? standard : standard, style)
    guard let label = gauge.label else { return dial }
    return LayoutNode(
      .flex(
        FlexContainer(axis: .horizontal, gap: style.spacing ?? Theme.ringLabelGap, alignItems: .center),
        [dial, line(label, .footnote, color: style.secondary)]))
  }

  /// The ring alone; the value grows with a ring that the author made larger.
  private func dial(_ gauge: GaugeBlock, diameter: Double, _ style: InheritedStyle) -> LayoutNode {
    let thickness = (diameter * Theme.ringStroke / environment.pixel).rounded() * environment.pixel
    var dial = LayoutNode(
      .flex(
        FlexContainer(axis: .horizontal, gap: 0, alignItems: .center, distribution: .center),
        gauge.value.map { [dialValue($0, diameter: diameter, room: diameter - 2 * thickness - 4)] } ?? []))
    dial.box.width = diameter
    dial.box.height = diameter
    dial.box.shrink = 0
    dial.decoration.ring = StyledRing(
      fraction: gauge.progress, fill: style.own ?? style.accent, track: environment.colors.color(.systemFill),
      thickness: thickness)
    return dial
  }

  private func dialValue(_ value: String, diameter: Double, room: Double) -> LayoutNode {
    let growth = 1 + (diameter / environment.scaled(Theme.ringDiameter) - 1) * Theme.ringValueGrowth
    var type = TypeSetting(style: .caption)
    type.size = max(font(.caption).size * growth, 1)
    type.weight = .semibold
    type.lineLimit = 1
    type.minimumScaleFactor = 0.5
    type.alignment = .center
    var node = line(value, type, color: environment.colors.color(.primary as SystemColor))
    node.box.maxWidth = max(room, 0)
    return node
  }
}
