package import LayoutModel

/// The grid of device pixels; absolute edges are rounded to it, last of all.
package struct PixelGrid: Hashable, Sendable {
  /// Device pixels per point.
  package let scale: Double

  /// A scale that is no positive number counts as 1.
  package init(scale: Double) {
    self.scale = scale > 0 && scale.isFinite ? scale : 1
  }

  /// The coordinate of the nearest line of the grid.
  package func align(_ coordinate: Double) -> Double {
    (coordinate * scale).rounded() / scale
  }

  /// The rectangle with each edge on the grid by itself, so that neighbours that touch still do.
  package func align(_ rect: Rect) -> Rect {
    let (left, top) = (align(rect.x), align(rect.y))
    return Rect(x: left, y: top, width: align(rect.maxX) - left, height: align(rect.maxY) - top)
  }

  /// The rectangle with its origin on the grid and its size kept: a text that fits before still fits.
  package func alignText(_ rect: Rect) -> Rect {
    Rect(x: align(rect.x), y: align(rect.y), width: rect.width, height: rect.height)
  }
}
