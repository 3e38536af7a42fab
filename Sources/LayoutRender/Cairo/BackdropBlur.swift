internal import CCairo
internal import LayoutEngine
internal import LayoutModel

extension CairoContext {
  /// Blurs what has been painted inside `shape`; `radius` is the distance in points over which an edge fades.
  ///
  /// The picture is halved until a pixel is as wide as the radius and then doubled again: much cheaper than a
  /// Gauss filter of that radius, and hardly to be told from it.
  func blur(_ shape: Shape, radius: Double) throws(RenderFailure) {
    let scale = deviceScale
    guard radius > 0, scale > 0, let pixels = try? PixelSize(shape.bounds.size, scale: scale) else { return }
    let patch = try CairoSurface(width: pixels.width, height: pixels.height)
    try copyTarget(at: shape.bounds, scale: scale, to: patch)
    let soft = try Self.softened(patch, steps: Self.steps(radius: radius * scale))
    save()
    clip(to: shape)
    draw(soft, in: shape.bounds)
    restore()
  }

  /// Device pixels of a point.
  private var deviceScale: Double {
    var (x, y) = (1.0, 0.0)
    unsafe cairo_user_to_device_distance(pointer, &x, &y)
    return abs(x)
  }

  private func copyTarget(
    at bounds: Rect, scale: Double, to patch: borrowing CairoSurface
  ) throws(RenderFailure) {
    let copy = try CairoContext(on: patch)
    unsafe cairo_set_source_surface(
      copy.pointer, cairo_get_group_target(pointer), -(bounds.x * scale).rounded(),
      -(bounds.y * scale).rounded())
    unsafe cairo_paint(copy.pointer)
  }

  /// Halvings until a pixel is as wide as the radius.
  private static func steps(radius: Double) -> Int {
    var (width, steps) = (1.0, 0)
    while width * 2 <= radius, steps < 12 {
      width *= 2
      steps += 1
    }
    return steps
  }

  private static func softened(
    _ surface: borrowing CairoSurface, steps: Int
  ) throws(RenderFailure) -> CairoSurface {
    let half = try stretched(surface, width: (surface.width + 1) / 2, height: (surface.height + 1) / 2)
    guard steps > 1 else { return try stretched(half, width: surface.width, height: surface.height) }
    let soft = try softened(half, steps: steps - 1)
    return try stretched(soft, width: surface.width, height: surface.height)
  }

  private static func stretched(
    _ surface: borrowing CairoSurface, width: Int, height: Int
  ) throws(RenderFailure) -> CairoSurface {
    let result = try CairoSurface(width: width, height: height)
    let context = try CairoContext(on: result)
    context.draw(surface, in: Rect(x: 0, y: 0, width: Double(width), height: Double(height)))
    return result
  }
}
