import LayoutModel

extension Composer {
  func progress(_ progress: ProgressBlock, _ style: InheritedStyle) -> LayoutNode {
    bar(
      progress.progress, label: progress.label, value: progress.value, thickness: Theme.barThickness, style)
  }

  func gauge(_ gauge: GaugeBlock, _ style: InheritedStyle) -> LayoutNode {
    switch gauge.style {
    case .circular: ring(gauge, style)
    case .linear:
      bar(gauge.progress, label: gauge.label, value: gauge.value, thickness: Theme.gaugeBarThickness, style)
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
  private func ring(_ gauge: GaugeBlock, _ style: InheritedStyle) -> LayoutNode {
    let dial = dial(gauge, style)
    guard let label = gauge.label else { return dial }
    return LayoutNode(
      .flex(
        FlexContainer(axis: .horizontal, gap: style.spacing ?? Theme.ringLabelGap, alignItems: .center),
        [dial, line(label, .footnote, color: style.secondary)]))
  }

  private func dial(_ gauge: GaugeBlock, _ style: InheritedStyle) -> LayoutNode {
    let diameter = environment.scaled(Theme.ringDiameter)
    let thickness = (diameter * Theme.ringStroke / environment.pixel).rounded() * environment.pixel
    var dial = LayoutNode(
      .flex(
        FlexContainer(axis: .horizontal, gap: 0, alignItems: .center, distribution: .center),
        gauge.value.map { [dialValue($0, room: diameter - 2 * thickness - 4)] } ?? []))
    dial.box.width = diameter
    dial.box.height = diameter
    dial.box.shrink = 0
    dial.decoration.ring = StyledRing(
      fraction: gauge.progress, fill: style.own ?? style.accent, track: environment.colors.color(.systemFill),
      thickness: thickness)
    return dial
  }

  private func dialValue(_ value: String, room: Double) -> LayoutNode {
    var node = line(
      value, .caption, weight: .semibold, color: environment.colors.color(.primary as SystemColor))
    if case .leaf(.text(var text)) = node.content {
      text.minimumScaleFactor = 0.5
      text.alignment = .center
      node.content = .leaf(.text(text))
    }
    node.box.maxWidth = room
    return node
  }
}
