internal import LayoutEngine
internal import LayoutModel

/// Draws a display list on a context whose unit is the point.
struct Painter: ~Copyable {
  private let text: TextPainter
  private let symbols: SymbolLibrary
  private let images: ImagePainter
  /// What is open, innermost last: a list that closes what it did not open must not upset Cairo.
  private var open: [Level] = []

  private enum Level: Equatable {
    case clip
    case group(opacity: Double)
    case rendering(RenderingMode)
  }

  init(typesetter: Typesetter, symbols: SymbolLibrary, images: ImageStore) {
    text = TextPainter(typesetter: typesetter)
    self.images = ImagePainter(images: images)
    self.symbols = symbols
  }

  mutating func paint(_ list: DisplayList, on context: borrowing CairoContext) {
    for command in list.commands { paint(command, on: context) }
    while let level = open.popLast() { close(level, on: context) }
  }

  private mutating func paint(_ command: DisplayCommand, on context: borrowing CairoContext) {
    guard command.isDrawable else { return }
    switch command {
    case .fill(let shape, let color): context.fill(shape, color)
    case .gradient(let shape, let gradient): context.fill(shape, gradient)
    case .blur(let shape, let radius): try? context.blur(shape, radius: radius)
    case .border(let shape, let width, let color): context.border(shape, width: width, color)
    case .arc(let arc): context.stroke(arc)
    case .text(let placed): text.paint(placed, on: context)
    case .symbol(let symbol, let rect): unsafe symbols.paint(symbol, in: rect, context: context.pointer)
    case .image(let source, let mode, let rect): images.paint(source, mode: mode, in: rect, on: context)
    case .pushClip(let shape): pushClip(shape, on: context)
    case .popClip: pop(on: context) { $0 == .clip }
    case .pushOpacity(let opacity): pushOpacity(opacity, on: context)
    case .popOpacity: pop(on: context) { if case .group = $0 { true } else { false } }
    case .pushRendering(let mode): pushRendering(mode, on: context)
    case .popRendering: pop(on: context) { if case .rendering = $0 { true } else { false } }
    }
  }

  // MARK: Levels

  private mutating func pushClip(_ shape: Shape, on context: borrowing CairoContext) {
    context.save()
    if shape.bounds.isDrawable { context.clip(to: shape) }
    open.append(.clip)
  }

  private mutating func pushOpacity(_ opacity: Double, on context: borrowing CairoContext) {
    context.pushGroup()
    open.append(.group(opacity: opacity.isNaN ? 1 : min(max(opacity, 0), 1)))
  }

  private mutating func pushRendering(_ mode: RenderingMode, on context: borrowing CairoContext) {
    context.pushGroup()
    open.append(.rendering(mode))
  }

  private mutating func pop(on context: borrowing CairoContext, where matches: (Level) -> Bool) {
    guard let level = open.last, matches(level) else { return }
    open.removeLast()
    close(level, on: context)
  }

  private func close(_ level: Level, on context: borrowing CairoContext) {
    switch level {
    case .clip: context.restore()
    case .group(let opacity): context.popGroup(opacity: opacity)
    case .rendering(let mode):
      context.popGroup { red, green, blue, alpha in
        mode.renderPicture(red: red, green: green, blue: blue, alpha: alpha)
      }
    }
  }
}
