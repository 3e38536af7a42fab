import LayoutModel

extension Composer {
  /// What a widget says in lines of text, in the order of its blocks; bars are lines of their own.
  func accessoryLines(of widget: Widget, width: Double, _ style: InheritedStyle) -> [LayoutNode] {
    if let layout = widget.layout { return layout.flatMap { accessoryLines(of: $0, width: width, style) } }
    var lines: [LayoutNode] = []
    if let subtitle = widget.subtitle { lines.append(plain(subtitle, style.secondary)) }
    if let progress = widget.progress { lines.append(bar(progress, style)) }
    return lines + widget.items.map { item($0, style) }
  }

  private func accessoryLines(
    of block: Block, width: Double, _ style: InheritedStyle
  ) -> [LayoutNode] {
    let own = style.applying(block.appearance, colors: environment.colors)
    switch block.content {
    case .text(let text): return [marked(plain(text.text, own.foreground), block)]
    case .markdown(let markdown):
      let words = content.read(markdown: markdown.source).spans.map(\.text).joined()
      return [marked(plain(words, own.foreground), block)]
    case .badge(let badge):
      return [marked(joined([sign(badge.icon, own), plain(badge.text, own.foreground)]), block)]
    case .metric(let metric): return [marked(line(of: metric, own), block)]
    case .progress(let progress):
      return labelled(progress.label, progress.value, block, own) + [bar(progress.progress, own)]
    case .gauge(let gauge):
      return labelled(gauge.label, gauge.value, block, own) + [bar(gauge.progress, own)]
    case .list(let list): return list.items.map { marked(item($0, own), block) }
    case .stack(let stack): return stack.children.flatMap { accessoryLines(of: $0, width: width, own) }
    case .row(let row): return sideBySide(row.children, width: width, own)
    case .grid(let grid):
      let count = max(grid.columns.count, 1)
      return stride(from: 0, to: grid.children.count, by: count).flatMap { start in
        sideBySide(
          Array(grid.children[start..<min(start + count, grid.children.count)]), width: width, own)
      }
    case .image, .divider, .spacer, .unknown: return []
    }
  }

  /// The first line of each block, as many beside each other as fit.
  private func sideBySide(_ blocks: [Block], width: Double, _ style: InheritedStyle) -> [LayoutNode] {
    var lines: [[LayoutNode]] = []
    var taken = width
    for part in blocks.compactMap({ accessoryLines(of: $0, width: width, style).first }) {
      let wanted = content.naturalWidth(of: part)
      taken += Theme.rowGap + wanted
      if taken <= width {
        lines[lines.count - 1].append(part)
      } else {
        lines.append([part])
        taken = wanted
      }
    }
    return lines.map { parts in
      parts.count == 1
        ? parts[0]
        : LayoutNode(.flex(FlexContainer(axis: .horizontal, gap: Theme.rowGap, alignItems: .center), parts))
    }
  }

  // MARK: Lines

  private func plain(_ text: String, _ color: RGBA, weight: FontWeight = .regular) -> LayoutNode {
    line(text, .subheadline, weight: weight, color: color)
  }

  private func line(of metric: MetricBlock, _ style: InheritedStyle) -> LayoutNode {
    let value = [metric.value, metric.unit].compactMap { $0 }.joined(separator: " ")
    return joined([
      sign(metric.icon, style), metric.label.map { plain($0, style.secondary) },
      unshrinkable(plain(value, style.foreground, weight: .semibold)),
    ])
  }

  private func item(_ item: ListItem, _ style: InheritedStyle) -> LayoutNode {
    var text = plain(item.text, style.foreground)
    text.box.grow = 1
    return joined([
      sign(item.icon, style), text, item.value.map { unshrinkable(plain($0, style.secondary)) },
    ])
  }

  /// The label and trailing it the value; the value alone, or nothing, where there is no label.
  private func labelled(
    _ label: String?, _ value: String?, _ block: Block, _ style: InheritedStyle
  ) -> [LayoutNode] {
    guard let label else { return value.map { [marked(plain($0, style.foreground), block)] } ?? [] }
    var text = plain(label, style.foreground)
    text.box.grow = 1
    return [marked(joined([text, value.map { unshrinkable(plain($0, style.secondary)) }]), block)]
  }

  private func bar(_ fraction: Double, _ style: InheritedStyle) -> LayoutNode {
    var bar = LayoutNode(
      .leaf(
        .bar(
          StyledBar(
            fraction: fraction, fill: style.own ?? style.accent, track: environment.colors.color(.systemFill),
            thickness: AccessoryTheme.barThickness))))
    bar.box.padding = EdgeInsets(horizontal: 0, vertical: AccessoryTheme.lineGap)
    return LayoutNode(.flex(FlexContainer(axis: .vertical, gap: 0, alignItems: .stretch), [bar]))
  }

  // MARK: Parts

  private func sign(_ icon: String?, _ style: InheritedStyle) -> LayoutNode? {
    icon.map { symbol($0, font(.footnote, weight: .medium), color: style.foreground) }
  }

  private func joined(_ parts: [LayoutNode?]) -> LayoutNode {
    LayoutNode(
      .flex(
        FlexContainer(axis: .horizontal, gap: AccessoryTheme.partGap, alignItems: .center),
        parts.compactMap { $0 }))
  }

  private func unshrinkable(_ line: LayoutNode) -> LayoutNode {
    var line = line
    line.box.shrink = 0
    return line
  }

  private func marked(_ line: LayoutNode, _ block: Block) -> LayoutNode {
    var line = line
    line.origin = block.chrome
    return line
  }
}
