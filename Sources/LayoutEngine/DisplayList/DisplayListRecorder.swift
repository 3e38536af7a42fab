import LayoutModel

extension SurfaceLayout {
  /// The painting of the surface, all edges on the pixel grid of `scale` device pixels a point.
  public func displayList(scale: Double) -> DisplayList {
    var recorder = DisplayListRecorder(
      grid: PixelGrid(scale: scale), direction: environment.direction,
      wallpaper: surface.wallpaper.map {
        PlacedWallpaper(wallpaper: $0, bounds: surface.outline.bounds, appearance: environment.appearance)
      })
    recorder.record(surface, content: root)
    return DisplayList(size: surface.size, commands: recorder.commands)
  }
}

/// Turns placed boxes into painting commands: backgrounds first, then contents, then the boxes inside.
struct DisplayListRecorder {
  let grid: PixelGrid
  let direction: LayoutDirection
  /// What materials let through; `nil` on a surface without a wallpaper.
  let wallpaper: PlacedWallpaper?
  private(set) var commands: [DisplayCommand] = []

  init(grid: PixelGrid, direction: LayoutDirection, wallpaper: PlacedWallpaper? = nil) {
    self.grid = grid
    self.direction = direction
    self.wallpaper = wallpaper
  }

  mutating func record(_ surface: Surface, content root: PlacedBox) {
    if let backdrop = surface.backdrop {
      commands.append(.fill(.rectangle(Rect(origin: Point(x: 0, y: 0), size: surface.size)), backdrop))
    }
    commands.append(.pushClip(surface.outline))
    if let wallpaper {
      // What is dimmed lies behind a long-pressed notification, where iOS blurs it too.
      commands +=
        surface.background.alpha > 0
        ? wallpaper.blurredCommands(in: surface.outline) : wallpaper.commands(in: surface.outline)
    }
    if surface.background.alpha > 0 { commands.append(.fill(surface.outline, surface.background)) }
    let start = commands.count
    record(root)
    if surface.rendering != .fullColor {
      let rendered = commands[start...].flatMap { $0.rendered(in: surface.rendering) }
      commands.replaceSubrange(start..., with: rendered)
    }
    commands.append(.popClip)
  }

  private mutating func record(_ box: PlacedBox) {
    let decoration = box.decoration
    let outline = outline(of: box)
    guard decoration.opacity > 0 else { return }
    if decoration.opacity < 1 { commands.append(.pushOpacity(decoration.opacity)) }
    record(backgrounds: decoration, outline)
    if decoration.clipsContent { commands.append(.pushClip(outline)) }
    if let ring = decoration.ring { record(ring, in: grid.align(box.rect)) }
    if let leaf = box.leaf { record(leaf, of: box) }
    for child in box.children { record(child) }
    if decoration.clipsContent { commands.append(.popClip) }
    if let border = decoration.border {
      commands.append(.border(outline, width: border.width, border.color))
    }
    if decoration.opacity < 1 { commands.append(.popOpacity) }
  }

  /// A material is the wallpaper once more, over whatever was painted there, under its tint.
  private mutating func record(backgrounds decoration: Decoration, _ outline: Shape) {
    if let tint = decoration.material {
      if let wallpaper { commands += wallpaper.blurredCommands(in: outline) }
      commands.append(.fill(outline, tint))
    }
    if let gradient = decoration.gradient {
      commands.append(.gradient(outline, gradient.linear(in: outline.bounds)))
    }
    if let background = decoration.background, background.alpha > 0 {
      commands.append(.fill(outline, background))
    }
  }

  private func outline(of box: PlacedBox) -> Shape {
    let rect = grid.align(box.rect)
    if box.decoration.isCapsule { return .capsule(rect) }
    let radius = box.decoration.cornerRadius
    return radius > 0 ? .continuous(rect, radius: radius) : .rectangle(rect)
  }

  private mutating func record(_ leaf: Leaf, of box: PlacedBox) {
    switch leaf {
    case .text(let text): record(text, of: box)
    case .symbol(let symbol): commands.append(.symbol(symbol, in: grid.alignText(box.contentRect)))
    case .image(let image):
      commands.append(.image(image.source, mode: image.contentMode, in: grid.align(box.contentRect)))
    case .bar(let bar): record(bar, in: box.contentRect)
    case .rule(let rule): record(rule, in: box.contentRect)
    case .empty: break
    }
  }

  private mutating func record(_ text: StyledText, of box: PlacedBox) {
    let rect = grid.alignText(box.contentRect)
    let baseline = grid.align(box.firstBaseline ?? box.contentRect.maxY)
    commands.append(.text(PlacedText(text: text, rect: rect, baseline: baseline)))
  }

  /// A capsule track and on it a capsule of the done share, which starts at the leading end.
  private mutating func record(_ bar: StyledBar, in rect: Rect) {
    let thickness = grid.alignLength(min(bar.thickness, rect.height))
    let track = grid.align(
      Rect(x: rect.x, y: rect.midY - thickness / 2, width: rect.width, height: thickness))
    guard track.width > 0, track.height > 0 else { return }
    commands.append(.fill(.capsule(track), bar.track))
    guard bar.fraction > 0 else { return }
    let width = grid.alignLength(min(max(track.width * bar.fraction, track.height), track.width))
    let x = direction == .leftToRight ? track.x : track.maxX - width
    commands.append(
      .fill(.capsule(Rect(x: x, y: track.y, width: width, height: track.height)), bar.fill))
  }

  private mutating func record(_ ring: StyledRing, in rect: Rect) {
    let radius = (min(rect.width, rect.height) - ring.thickness) / 2
    guard radius > 0 else { return }
    let center = Point(x: rect.midX, y: rect.midY)
    var arc = ArcStroke(
      center: center, radius: radius, width: ring.thickness, start: 0, end: 1, color: ring.track)
    commands.append(.arc(arc))
    guard ring.fraction > 0 else { return }
    arc.end = min(ring.fraction, 1)
    arc.color = ring.fill
    commands.append(.arc(arc))
  }

  /// A line of whole device pixels, at least one.
  private mutating func record(_ rule: StyledRule, in rect: Rect) {
    let thickness = grid.alignLength(rule.thickness ?? 0)
    let line: Rect =
      switch rule.axis {
      case .horizontal:
        Rect(x: rect.x, y: grid.align(rect.midY - thickness / 2), width: rect.width, height: thickness)
      case .vertical:
        Rect(x: grid.align(rect.midX - thickness / 2), y: rect.y, width: thickness, height: rect.height)
      }
    let snapped = grid.align(line)
    if snapped.width > 0, snapped.height > 0 { commands.append(.fill(.rectangle(snapped), rule.color)) }
  }
}

extension PixelGrid {
  /// A length of whole pixels, at least one.
  fileprivate func alignLength(_ length: Double) -> Double {
    max(align(length), 1 / scale)
  }
}

/// The wallpaper of a surface, of which materials paint their part again.
struct PlacedWallpaper {
  let wallpaper: Wallpaper
  let bounds: Rect
  let appearance: Appearance

  func commands(in shape: Shape) -> [DisplayCommand] {
    wallpaper.commands(in: shape, of: bounds, appearance: appearance)
  }

  func blurredCommands(in shape: Shape) -> [DisplayCommand] {
    wallpaper.blurredCommands(in: shape, of: bounds, appearance: appearance)
  }
}

extension VerticalGradient {
  fileprivate func linear(in rect: Rect) -> LinearGradient {
    LinearGradient(
      start: Point(x: rect.x, y: rect.y), end: Point(x: rect.x, y: rect.maxY),
      stops: [
        LinearGradient.Stop(offset: 0, color: top), LinearGradient.Stop(offset: 1, color: bottom),
      ])
  }
}
