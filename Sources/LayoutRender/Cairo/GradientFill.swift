internal import CCairo
internal import LayoutEngine
internal import LayoutModel

extension CairoContext {
  /// Fills `shape` with colours that pass into each other.
  func fill(_ shape: Shape, _ gradient: LinearGradient) {
    guard
      let pattern = unsafe cairo_pattern_create_linear(
        gradient.start.x, gradient.start.y, gradient.end.x, gradient.end.y)
    else { return }
    defer { unsafe cairo_pattern_destroy(pattern) }
    for stop in gradient.stops {
      let color = stop.color
      unsafe cairo_pattern_add_color_stop_rgba(
        pattern, stop.offset, color.red, color.green, color.blue, color.alpha)
    }
    unsafe cairo_set_source(pointer, pattern)
    path(of: shape)
    unsafe cairo_fill(pointer)
  }
}
