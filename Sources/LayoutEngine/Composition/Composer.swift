import LayoutModel

/// Turns blocks into boxes: every default filled in, every colour resolved.
struct Composer<Content: ContentMeasurer & MarkdownReader> {
  let environment: PreviewEnvironment
  let content: Content

  /// The box of a block; it draws in `style` what it sets no colour for itself.
  func node(for block: Block, in style: InheritedStyle) -> LayoutNode {
    var own = style.applying(block.appearance, colors: environment.colors)
    own.spacing = block.layout.spacing
    var node = ownNode(of: block, style: own)
    node.box = box(of: block, over: node.box, in: style.parent)
    node.decoration = decoration(of: block, over: node.decoration)
    node.origin = BlockOrigin(pointer: block.pointer, type: block.typeName, span: block.span)
    return node
  }

  /// The boxes of blocks that stand in a container of this kind.
  func nodes(for blocks: [Block], in style: InheritedStyle, parent: ParentKind) -> [LayoutNode] {
    let inner = style.inside(parent)
    return blocks.map { node(for: $0, in: inner) }
  }

  private func ownNode(of block: Block, style: InheritedStyle) -> LayoutNode {
    switch block.content {
    case .text(let text): self.text(text, style)
    case .markdown(let markdown): self.markdown(markdown, style)
    case .badge(let badge): self.badge(badge, tone: block.appearance.tone, style)
    case .progress(let progress): self.progress(progress, height: block.layout.height, style)
    case .gauge(let gauge): self.gauge(gauge, block.layout, style)
    case .row(let row): self.row(row, style)
    case .stack(let stack): self.stack(stack, style)
    case .grid(let grid): self.grid(grid, style)
    case .list(let list): self.list(list, style)
    case .metric(let metric): self.metric(metric, style)
    case .image(let image): self.image(image, block.layout, style)
    case .divider(let divider): self.divider(divider, style)
    case .spacer(let spacer): self.spacer(spacer, style)
    case .unknown(let name): self.unknown(name, style)
    }
  }

  /// The author's sizes over what the type itself sets.
  private func box(of block: Block, over own: BoxStyle, in parent: ParentKind) -> BoxStyle {
    let layout = block.layout
    var box = own
    box.width = layout.width ?? own.width
    box.height = layout.height ?? own.height
    box.minWidth = layout.minWidth ?? own.minWidth
    box.minHeight = layout.minHeight ?? own.minHeight
    box.maxWidth = layout.maxWidth ?? own.maxWidth
    box.maxHeight = layout.maxHeight ?? own.maxHeight
    if layout.padding != .zero { box.padding = layout.padding }
    box.grow = layout.grow ?? own.grow
    box.shrink = own.shrink == 0 ? 0 : layout.shrink
    box.basis = layout.basis ?? own.basis
    box.alignSelf = layout.alignSelf.map(CrossAlignment.init) ?? own.alignSelf
    if block.isText, layout.shrink == 1 { box.automaticMinimum = .fairShare }
    return box
  }

  private func decoration(of block: Block, over own: Decoration) -> Decoration {
    let appearance = block.appearance
    var decoration = own
    if let background = appearance.background {
      decoration.background = environment.colors.resolve(background).faded(
        to: environment.keepsColors ? 1 : ModeColors.blockBackground)
      decoration.isCapsule = own.isCapsule && appearance.cornerRadius == 0
    }
    if appearance.cornerRadius > 0 {
      decoration.cornerRadius = appearance.cornerRadius
      decoration.isCapsule = false
      decoration.clipsContent = true
    }
    decoration.opacity = appearance.opacity
    return decoration
  }
}

extension Block {
  /// Whether the block is a text alone, which SwiftUI's stacks cut last where it is short.
  fileprivate var isText: Bool {
    switch content {
    case .text, .markdown: true
    case .badge, .progress, .gauge, .row, .stack, .grid, .list, .metric, .image, .divider, .spacer, .unknown:
      false
    }
  }
}

/// What a block takes over from those around it.
struct InheritedStyle: Hashable, Sendable {
  /// Colour of text and symbols.
  var foreground: RGBA
  /// Colour of bars, rings and icons that name none.
  var accent: RGBA
  /// Colour of what stands back behind the foreground.
  var secondary: RGBA
  /// The colour that the block's own tone or foreground stands for, if it has one.
  var own: RGBA?
  /// Points between the parts of the block, where the author says so.
  var spacing: Double?
  var parent: ParentKind

  func inside(_ parent: ParentKind) -> InheritedStyle {
    var style = self
    style.parent = parent
    style.own = nil
    style.spacing = nil
    return style
  }

  func applying(_ appearance: BlockAppearance, colors: SystemPalette) -> InheritedStyle {
    var style = self
    let tone = appearance.tone.map { colors.color($0, accent: accent) }
    style.own = appearance.foreground.map { colors.resolve($0, accent: accent) } ?? tone
    if let own = style.own {
      style.foreground = own
    }
    return style
  }
}

/// The kind of container that a block stands in.
enum ParentKind: Hashable, Sendable {
  case row, stack, grid
}

extension CrossAlignment {
  init(_ alignment: ItemAlignment) {
    self =
      switch alignment {
      case .start: .start
      case .center: .center
      case .end: .end
      case .stretch: .stretch
      case .baseline: .baseline
      }
  }
}

extension SystemPalette {
  /// The colour that an author's value stands for in this palette.
  func resolve(_ value: ColorValue, accent: RGBA? = nil) -> RGBA {
    switch value {
    case .tone(let tone): color(tone, accent: accent ?? color(.blue as SystemColor))
    case .system(let name): color(name)
    case .rgba(let rgba): rgba
    case .adaptive(let light, let dark): resolve(appearance == .light ? light : dark, accent: accent)
    }
  }

  func color(_ tone: Tone, accent: RGBA) -> RGBA {
    switch tone {
    case .primary: color(.primary as SystemColor)
    case .secondary: color(.secondary as SystemColor)
    case .tertiary: color(.tertiary as SystemColor)
    case .accent: accent
    case .success: color(.green as SystemColor)
    case .warning: color(.orange as SystemColor)
    case .danger: color(.red as SystemColor)
    case .info: color(.cyan as SystemColor)
    }
  }
}
