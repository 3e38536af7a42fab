import LayoutModel

extension DisplayCommand {
  /// The command moved by `offset` points; whole pixels, or edges leave the pixel grid.
  func translated(by offset: Point) -> DisplayCommand {
    switch self {
    case .fill(let shape, let color): .fill(shape.translated(by: offset), color)
    case .gradient(let shape, let gradient):
      .gradient(shape.translated(by: offset), gradient.translated(by: offset))
    case .blur(let shape, let radius): .blur(shape.translated(by: offset), radius: radius)
    case .border(let shape, let width, let color): .border(shape.translated(by: offset), width: width, color)
    case .arc(let arc): .arc(arc.translated(by: offset))
    case .text(let text): .text(text.translated(by: offset))
    case .symbol(let symbol, let rect): .symbol(symbol, in: rect.translated(by: offset))
    case .image(let source, let mode, let rect): .image(source, mode: mode, in: rect.translated(by: offset))
    case .pushClip(let shape): .pushClip(shape.translated(by: offset))
    case .popClip, .pushOpacity, .popOpacity, .pushRendering, .popRendering: self
    }
  }
}

extension Shape {
  fileprivate func translated(by offset: Point) -> Shape {
    switch self {
    case .rectangle(let rect): .rectangle(rect.translated(by: offset))
    case .continuous(let rect, let radius): .continuous(rect.translated(by: offset), radius: radius)
    case .capsule(let rect): .capsule(rect.translated(by: offset))
    case .ellipse(let rect): .ellipse(rect.translated(by: offset))
    }
  }
}

extension LinearGradient {
  fileprivate func translated(by offset: Point) -> LinearGradient {
    var gradient = self
    gradient.start = Point(x: start.x + offset.x, y: start.y + offset.y)
    gradient.end = Point(x: end.x + offset.x, y: end.y + offset.y)
    return gradient
  }
}

extension ArcStroke {
  fileprivate func translated(by offset: Point) -> ArcStroke {
    var arc = self
    arc.center = Point(x: center.x + offset.x, y: center.y + offset.y)
    return arc
  }
}

extension PlacedText {
  fileprivate func translated(by offset: Point) -> PlacedText {
    var text = self
    text.rect = rect.translated(by: offset)
    text.baseline += offset.y
    return text
  }
}

extension Rect {
  fileprivate func translated(by offset: Point) -> Rect {
    Rect(x: x + offset.x, y: y + offset.y, width: width, height: height)
  }
}
