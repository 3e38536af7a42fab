internal import CCairo
internal import LayoutEngine
internal import LayoutModel

extension CairoContext {
  /// Makes the outline of `shape` the current path.
  func path(of shape: Shape) {
    unsafe cairo_new_path(pointer)
    switch shape {
    case .rectangle(let rect): unsafe cairo_rectangle(pointer, rect.x, rect.y, rect.width, rect.height)
    case .continuous(let rect, let radius): rounded(rect, radius: radius)
    case .capsule(let rect): rounded(rect, radius: min(rect.width, rect.height) / 2)
    case .ellipse(let rect): ellipse(in: rect)
    }
  }

  private func ellipse(in rect: Rect) {
    guard rect.width > 0, rect.height > 0 else { return }
    save()
    translate(x: rect.midX, y: rect.midY)
    scale(x: rect.width / 2, y: rect.height / 2)
    unsafe cairo_arc(pointer, 0, 0, 1, 0, 2 * .pi)
    unsafe cairo_close_path(pointer)
    restore()
  }

  private func rounded(_ rect: Rect, radius: Double) {
    guard rect.width > 0, rect.height > 0 else { return }
    let curve = CornerCurve(radius: radius, in: rect.size)
    guard curve.radius > 0 else {
      unsafe cairo_rectangle(pointer, rect.x, rect.y, rect.width, rect.height)
      return
    }
    let quarters = [
      Quarter(corner: Point(x: rect.maxX, y: rect.y), along: Point(x: -1, y: 0), across: Point(x: 0, y: 1)),
      Quarter(
        corner: Point(x: rect.maxX, y: rect.maxY), along: Point(x: 0, y: -1), across: Point(x: -1, y: 0)),
      Quarter(corner: Point(x: rect.x, y: rect.maxY), along: Point(x: 1, y: 0), across: Point(x: 0, y: -1)),
      Quarter(corner: Point(x: rect.x, y: rect.y), along: Point(x: 0, y: 1), across: Point(x: 1, y: 0)),
    ]
    for quarter in quarters { add(quarter, curve: curve) }
    unsafe cairo_close_path(pointer)
  }

  private func add(_ quarter: Quarter, curve: CornerCurve) {
    let points = curve.points.map { quarter.place($0) }
    unsafe cairo_line_to(pointer, points[0].x, points[0].y)
    for first in stride(from: 1, to: points.count, by: 3) {
      unsafe cairo_curve_to(
        pointer, points[first].x, points[first].y, points[first + 1].x, points[first + 1].y,
        points[first + 2].x, points[first + 2].y)
    }
  }
}

/// One corner of a rectangle, seen from the edge that the pen comes along.
private struct Quarter {
  var corner: Point
  /// The direction from the corner back along the edge that the pen came from.
  var along: Point
  /// The direction from the corner along the edge that the pen goes on to.
  var across: Point

  func place(_ offset: Point) -> Point {
    Point(
      x: corner.x + along.x * offset.x + across.x * offset.y,
      y: corner.y + along.y * offset.x + across.y * offset.y)
  }
}

extension Shape {
  /// The shape with its edge moved inwards by `distance`, and its corners with it.
  func inset(by distance: Double) -> Shape {
    switch self {
    case .rectangle(let rect): .rectangle(rect.inset(by: distance))
    case .continuous(let rect, let radius):
      .continuous(rect.inset(by: distance), radius: max(0, radius - distance))
    case .capsule(let rect): .capsule(rect.inset(by: distance))
    case .ellipse(let rect): .ellipse(rect.inset(by: distance))
    }
  }
}
