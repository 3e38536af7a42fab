internal import LayoutEngine
internal import LayoutModel

/// Short spellings of the boxes that layout tests are made of.
enum Boxes {
  static func row(
    gap: Double = 0, align: CrossAlignment = .start, distribute: Distribution = .start,
    style: BoxStyle = BoxStyle(), _ children: [LayoutNode]
  ) -> LayoutNode {
    let container = FlexContainer(axis: .horizontal, gap: gap, alignItems: align, distribution: distribute)
    return LayoutNode(.flex(container, children), box: style)
  }

  static func stack(
    gap: Double = 0, align: CrossAlignment = .stretch, distribute: Distribution = .start,
    style: BoxStyle = BoxStyle(), _ children: [LayoutNode]
  ) -> LayoutNode {
    let container = FlexContainer(axis: .vertical, gap: gap, alignItems: align, distribution: distribute)
    return LayoutNode(.flex(container, children), box: style)
  }

  static func grid(
    _ columns: [GridTrack], columnGap: Double = 0, rowGap: Double = 0, justify: CrossAlignment = .stretch,
    align: CrossAlignment = .stretch, style: BoxStyle = BoxStyle(), _ children: [LayoutNode]
  ) -> LayoutNode {
    let container = GridContainer(
      columns: columns, columnGap: columnGap, rowGap: rowGap, justifyItems: justify, alignItems: align)
    return LayoutNode(.grid(container, children), box: style)
  }

  /// A text of `count` squares without a space, so that it may break anywhere.
  static func text(_ count: Int, side: Double = 10, _ style: BoxStyle = BoxStyle()) -> LayoutNode {
    let font = FontSpec(size: side)
    let run = TextRun(text: String(repeating: "x", count: count), font: font, color: .black)
    return LayoutNode(.leaf(.text(StyledText(runs: [run], baseFont: font))), box: style)
  }

  static func empty(_ style: BoxStyle = BoxStyle()) -> LayoutNode {
    LayoutNode(.leaf(.empty), box: style)
  }

  static func image(ratio: Double? = nil, _ style: BoxStyle = BoxStyle()) -> LayoutNode {
    let image = StyledImage(
      source: .asset("picture"), contentMode: .fit, aspectRatio: ratio)
    return LayoutNode(.leaf(.image(image)), box: style)
  }

  static func rule(along axis: Axis) -> LayoutNode {
    LayoutNode(.leaf(.rule(StyledRule(axis: axis, thickness: nil, color: .black))))
  }

  static func bar(thickness: Double = 4, _ style: BoxStyle = BoxStyle()) -> LayoutNode {
    let bar = StyledBar(fraction: 0.5, fill: .black, track: .white, thickness: thickness)
    return LayoutNode(.leaf(.bar(bar)), box: style)
  }
}

extension BoxStyle {
  /// A style with some fields set.
  static func with(_ change: (inout BoxStyle) -> Void) -> BoxStyle {
    var style = BoxStyle()
    change(&style)
    return style
  }

  static func grow(_ factor: Double) -> BoxStyle { with { $0.grow = factor } }
  static func size(_ width: Double, _ height: Double) -> BoxStyle {
    with {
      $0.width = width
      $0.height = height
    }
  }
}

extension PlacedBox {
  /// This box and all in it, parents first.
  var all: [PlacedBox] { [self] + children.flatMap(\.all) }
}

extension Rect {
  /// Whether all edges are finite and no side is negative.
  var isSound: Bool {
    x.isFinite && y.isFinite && maxX.isFinite && maxY.isFinite && width >= 0 && height >= 0
  }
}
