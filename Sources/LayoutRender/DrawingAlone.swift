package import LayoutEngine

extension Renderer {
  /// Draws `list` as `png` does and drops the pixels, so that a benchmark can tell drawing from writing.
  package func draw(_ list: DisplayList, scale: Double, displayScale: Double = 3) throws(RenderFailure) {
    _ = try surface(list, scale: scale, displayScale: displayScale)
  }
}
