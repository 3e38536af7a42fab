internal import CCairo
internal import LayoutEngine
internal import LayoutModel

/// The pen on a surface.
@safe struct CairoContext: ~Copyable {
  let pointer: OpaquePointer

  init(on surface: borrowing CairoSurface) throws(RenderFailure) {
    guard let pointer = unsafe cairo_create(surface.pointer) else {
      throw .drawing("no memory for a drawing context")
    }
    try unsafe self.init(adopting: pointer)
  }

  /// Takes over a context.
  init(adopting pointer: OpaquePointer) throws(RenderFailure) {
    let status = unsafe cairo_status(pointer)
    guard status == CAIRO_STATUS_SUCCESS else {
      unsafe cairo_destroy(pointer)
      throw .drawing(CairoStatus.words(status))
    }
    unsafe self.pointer = unsafe pointer
    unsafe cairo_set_tolerance(pointer, Self.tolerance)
  }

  /// Pixels that a curve may be off by: Cairo's own tenth shows on small circles.
  private static let tolerance = 0.02

  deinit {
    unsafe cairo_destroy(pointer)
  }

  /// Fails if any step so far went wrong: Cairo keeps silent otherwise.
  func check() throws(RenderFailure) {
    let status = unsafe cairo_status(pointer)
    guard status == CAIRO_STATUS_SUCCESS else { throw .drawing(CairoStatus.words(status)) }
  }

  // MARK: State

  func save() {
    unsafe cairo_save(pointer)
  }

  func restore() {
    unsafe cairo_restore(pointer)
  }

  func scale(by factor: Double) {
    unsafe cairo_scale(pointer, factor, factor)
  }

  func scale(x: Double, y: Double) {
    unsafe cairo_scale(pointer, x, y)
  }

  func translate(x: Double, y: Double) {
    unsafe cairo_translate(pointer, x, y)
  }

  func move(to point: Point) {
    unsafe cairo_move_to(pointer, point.x, point.y)
  }

  func set(_ color: RGBA) {
    unsafe cairo_set_source_rgba(pointer, color.red, color.green, color.blue, color.alpha)
  }

  // MARK: Figures

  func fill(_ shape: Shape, _ color: RGBA) {
    set(color)
    path(of: shape)
    unsafe cairo_fill(pointer)
  }

  /// Strokes a line of `width` points inside the shape's edge.
  func border(_ shape: Shape, width: Double, _ color: RGBA) {
    let bounds = shape.bounds
    guard width > 0 else { return }
    guard width * 2 < min(bounds.width, bounds.height) else { return fill(shape, color) }
    set(color)
    path(of: shape.inset(by: width / 2))
    unsafe cairo_set_line_width(pointer, width)
    unsafe cairo_stroke(pointer)
  }

  func stroke(_ arc: ArcStroke) {
    let turns = arc.end - arc.start
    guard turns > 0, arc.width > 0, arc.radius > 0 else { return }
    set(arc.color)
    let noon = -Double.pi / 2
    unsafe cairo_new_path(pointer)
    unsafe cairo_arc(
      pointer, arc.center.x, arc.center.y, arc.radius,
      noon + 2 * .pi * arc.start, noon + 2 * .pi * min(arc.end, arc.start + 1))
    if turns >= 1 { unsafe cairo_close_path(pointer) }
    unsafe cairo_set_line_cap(pointer, CAIRO_LINE_CAP_ROUND)
    unsafe cairo_set_line_width(pointer, arc.width)
    unsafe cairo_stroke(pointer)
  }

  // MARK: Clips and groups

  func clip(to shape: Shape) {
    path(of: shape)
    unsafe cairo_clip(pointer)
  }

  func pushGroup() {
    unsafe cairo_push_group(pointer)
  }

  func popGroup(opacity: Double) {
    unsafe cairo_pop_group_to_source(pointer)
    unsafe cairo_paint_with_alpha(pointer, opacity)
  }

  /// Paints `surface` stretched over `rect`.
  func draw(_ surface: borrowing CairoSurface, in rect: Rect) {
    guard surface.width > 0, surface.height > 0, rect.width > 0, rect.height > 0 else { return }
    save()
    translate(x: rect.x, y: rect.y)
    scale(x: rect.width / Double(surface.width), y: rect.height / Double(surface.height))
    unsafe cairo_set_source_surface(pointer, surface.pointer, 0, 0)
    unsafe cairo_pattern_set_extend(cairo_get_source(pointer), CAIRO_EXTEND_PAD)
    unsafe cairo_pattern_set_filter(cairo_get_source(pointer), CAIRO_FILTER_GOOD)
    unsafe cairo_rectangle(pointer, 0, 0, Double(surface.width), Double(surface.height))
    unsafe cairo_fill(pointer)
    restore()
  }
}
