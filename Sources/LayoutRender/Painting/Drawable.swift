internal import LayoutEngine
internal import LayoutModel

/// Whether a command can be drawn at all.
///
/// The engine's places are finite and near the surface. Cairo counts in 24 bits of a pixel and cuts a circle into
/// pieces by its radius: a place without bounds would take time without bounds.
extension DisplayCommand {
  var isDrawable: Bool {
    switch self {
    case .fill(let shape, _): shape.bounds.isDrawable
    case .gradient(let shape, let gradient):
      shape.bounds.isDrawable
        && [gradient.start.x, gradient.start.y, gradient.end.x, gradient.end.y].allSatisfy(\.isDrawable)
    case .blur(let shape, let radius): shape.bounds.isDrawable && radius.isDrawable
    case .border(let shape, let width, _): shape.bounds.isDrawable && width.isDrawable
    case .arc(let arc):
      [arc.center.x, arc.center.y, arc.radius, arc.width, arc.start, arc.end].allSatisfy(\.isDrawable)
    case .text(let placed): placed.rect.isDrawable && placed.baseline.isDrawable
    case .symbol(_, let rect), .image(_, _, let rect): rect.isDrawable
    // What is opened is closed again: neither may be left out alone.
    case .pushClip, .popClip, .pushOpacity, .popOpacity, .pushRendering, .popRendering: true
    }
  }
}

extension Rect {
  var isDrawable: Bool {
    [x, y, width, height].allSatisfy(\.isDrawable)
  }
}

extension Double {
  /// Points: far beyond any surface, far from Cairo's limit.
  fileprivate var isDrawable: Bool { abs(self) <= 100_000 }
}
