import LayoutModel

/// What a surface shows that has room for one sign and one figure only.
struct Highlight {
  /// The first symbol in the order of the source.
  var icon: Icon?
  /// The first gauge or progress, else the first metric.
  var figure: Figure?

  struct Icon {
    var name: String
    var color: ColorChoice
  }

  /// A value with what is known about it.
  struct Figure {
    var label: String?
    var value: String
    /// 0 to 1; `nil` for a metric.
    var fraction: Double?
    var color: ColorChoice
    /// The block that it was taken from; `nil` for a field of the document.
    var block: Block?
  }

  /// The colour that an author chose; both `nil` where none was.
  struct ColorChoice {
    var tone: Tone?
    var foreground: ColorValue?

    init(tone: Tone? = nil) {
      self.tone = tone
    }

    init(_ appearance: BlockAppearance) {
      tone = appearance.tone
      foreground = appearance.foreground
    }
  }

  /// A widget's own progress is for where no block shows a share of a whole.
  init(of widget: Widget) {
    let blocks = (widget.layout ?? []).flatMap(\.flattened)
    icon = blocks.lazy.compactMap(Self.icon).first
    figure =
      blocks.lazy.compactMap(Self.share).first ?? widget.progress.map(Self.figure)
      ?? blocks.lazy.compactMap(Self.metric).first
  }

  /// An activity's own progress comes first, in the words and the colour of the block that shows the same.
  init(of activity: LiveActivity) {
    let blocks = (activity.layout ?? []).flatMap(\.flattened)
    icon = blocks.lazy.compactMap(Self.icon).first
    let shares = blocks.lazy.compactMap(Self.share)
    figure =
      activity.progress.map { progress in
        shares.first { $0.fraction == progress } ?? Self.figure(of: progress)
      } ?? shares.first ?? blocks.lazy.compactMap(Self.metric).first
  }

  private static func icon(of block: Block) -> Icon? {
    switch block.content {
    case .badge(let badge): badge.icon.map { Icon(name: $0, color: ColorChoice(block.appearance)) }
    case .metric(let metric): metric.icon.map { Icon(name: $0, color: ColorChoice(block.appearance)) }
    case .image(let image):
      if case .symbol(let name) = image.source {
        Icon(name: name, color: ColorChoice(block.appearance))
      } else {
        nil
      }
    case .list(let list):
      list.items.lazy.compactMap { item in
        item.icon.map { Icon(name: $0, color: ColorChoice(tone: item.tone)) }
      }.first
    case .text, .markdown, .progress, .gauge, .row, .stack, .grid, .divider, .spacer, .unknown: nil
    }
  }

  /// The figure of a block that shows a share of a whole.
  private static func share(of block: Block) -> Figure? {
    switch block.content {
    case .gauge(let gauge): figure(gauge.label, gauge.value, gauge.progress, block)
    case .progress(let bar): figure(bar.label, bar.value, bar.progress, block)
    case .text, .markdown, .badge, .metric, .list, .image, .row, .stack, .grid, .divider, .spacer, .unknown:
      nil
    }
  }

  private static func metric(of block: Block) -> Figure? {
    guard case .metric(let metric) = block.content else { return nil }
    return Figure(
      label: metric.label, value: [metric.value, metric.unit].compactMap { $0 }.joined(separator: " "),
      color: ColorChoice(block.appearance), block: block)
  }

  private static func figure(_ label: String?, _ value: String?, _ share: Double, _ block: Block) -> Figure {
    Figure(
      label: label, value: value ?? percent(share), fraction: share, color: ColorChoice(block.appearance),
      block: block)
  }

  private static func figure(of progress: Double) -> Figure {
    Figure(value: percent(progress), fraction: progress, color: ColorChoice())
  }

  private static func percent(_ share: Double) -> String {
    "\(Int((min(max(share, 0), 1) * 100).rounded()))%"
  }
}

extension Composer {
  /// The colour of a part of a highlight, `fallback` where the author chose none.
  func color(_ choice: Highlight.ColorChoice, accent: RGBA, fallback: RGBA) -> RGBA {
    let colors = environment.colors
    return choice.foreground.map { colors.resolve($0, accent: accent) }
      ?? choice.tone.map { colors.color($0, accent: accent) } ?? fallback
  }

  /// A line of a highlight in a size that Dynamic Type leaves alone, shrunk where it has too little room.
  func figureLine(_ text: String, size: Double, leastScale: Double = 0.6, color: RGBA) -> LayoutNode {
    var type = TypeSetting(style: .subheadline)
    type.size = size
    type.weight = .semibold
    type.lineLimit = 1
    type.hasMonospacedDigits = true
    type.minimumScaleFactor = leastScale
    type.alignment = .center
    return line(text, type, color: color)
  }
}
