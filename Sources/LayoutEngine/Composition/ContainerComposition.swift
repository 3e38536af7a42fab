import LayoutModel

extension Composer {
  func row(_ row: ContainerBlock, _ style: InheritedStyle) -> LayoutNode {
    LayoutNode(
      .flex(
        FlexContainer(
          axis: .horizontal, gap: style.spacing ?? Theme.rowGap,
          alignItems: row.alignment.map(CrossAlignment.init) ?? .center,
          distribution: Distribution(row.distribution)),
        nodes(for: row.children, in: style, parent: .row)))
  }

  func stack(_ stack: ContainerBlock, _ style: InheritedStyle) -> LayoutNode {
    LayoutNode(
      .flex(
        FlexContainer(
          axis: .vertical, gap: style.spacing ?? Theme.stackGap,
          alignItems: stack.alignment.map(CrossAlignment.init) ?? .stretch,
          distribution: Distribution(stack.distribution)),
        nodes(for: stack.children, in: style, parent: .stack)))
  }

  func grid(_ grid: GridBlock, _ style: InheritedStyle) -> LayoutNode {
    let cells = zip(grid.children, nodes(for: grid.children, in: style, parent: .grid)).map(cell)
    return LayoutNode(
      .grid(
        GridContainer(
          columns: grid.columns.map(GridTrack.init), columnGap: grid.columnSpacing ?? Theme.gridGap,
          rowGap: grid.rowSpacing ?? Theme.gridGap),
        cells))
  }

  /// Containers fill their row of the grid; everything else stands in its middle, as in SwiftUI's `Grid`.
  private func cell(_ block: Block, _ node: LayoutNode) -> LayoutNode {
    var node = node
    switch block.content {
    case .row, .stack, .grid: break
    case .badge:
      let hugging = FlexContainer(axis: .horizontal, gap: 0, alignItems: .center)
      node.box.alignSelf = nil
      node = LayoutNode(.flex(hugging, [node]))
      node.box.alignSelf = .center
    case .text, .markdown, .progress, .gauge, .list, .metric, .image, .divider, .spacer, .unknown:
      node.box.alignSelf = node.box.alignSelf ?? .center
    }
    return node
  }

  func divider(_ divider: DividerBlock, _ style: InheritedStyle) -> LayoutNode {
    let axis: Axis = style.parent == .row ? .vertical : .horizontal
    var node = LayoutNode(
      .leaf(
        .rule(
          StyledRule(
            axis: axis, thickness: divider.thickness ?? environment.pixel,
            color: style.own ?? environment.colors.color(.separator)))))
    node.box.alignSelf = .stretch
    node.box.shrink = 0
    return node
  }

  func spacer(_ spacer: SpacerBlock, _ style: InheritedStyle) -> LayoutNode {
    var node = LayoutNode(.leaf(.empty))
    if let size = spacer.size {
      node.box.basis = size
      node.box.shrink = 0
    } else {
      node.box.grow = 1
      node.box.basis = spacer.minimumLength
      node.box.shrink = spacer.minimumLength > 0 ? 0 : 1
    }
    if style.parent == .grid { node.box.height = spacer.size ?? spacer.minimumLength }
    return node
  }

  /// A labelled placeholder for a block of an unknown type.
  func unknown(_ name: String, _ style: InheritedStyle) -> LayoutNode {
    var node = LayoutNode(
      .flex(
        FlexContainer(axis: .horizontal, gap: 4, alignItems: .center),
        [line("unknown block “\(name)”", .caption2, color: style.secondary)]))
    node.box.padding = Theme.placeholderPadding
    node.decoration.cornerRadius = Theme.placeholderRadius
    node.decoration.border = Decoration.Border(
      color: environment.colors.color(.red as SystemColor).faded(to: 0.6), width: 1)
    return node
  }
}

extension Distribution {
  init(_ distribution: ItemDistribution) {
    self =
      switch distribution {
      case .start: .start
      case .center: .center
      case .end: .end
      case .spaceBetween: .spaceBetween
      case .spaceAround: .spaceAround
      case .spaceEvenly: .spaceEvenly
      }
  }
}

extension GridTrack {
  init(_ column: GridColumn) {
    self =
      switch column {
      case .equalShare: .fraction(1, minimum: .zero)
      case .points(let points): .points(points)
      case .auto: .auto
      case .share(let share): .fraction(share, minimum: .auto)
      }
  }
}
