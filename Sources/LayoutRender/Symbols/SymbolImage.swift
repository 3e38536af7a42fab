internal import CCairo
internal import LayoutModel

/// A symbol at one weight, ready to be drawn at any size; not to be used from two threads at a time.
final class SymbolImage {
  private let handle: SVGHandle
  /// Half the side of the document's view box, in parts of the point size.
  private let documentReach: Double
  /// Where the ink lies, in parts of the point size.
  let ink: Rect
  /// The empty room left and right of the ink together, in parts of the point size.
  let bearing: Double

  init?(document: SymbolDocument, bearing: Double) {
    let ink = document.ink
    guard ink.width > 0, ink.height > 0, let handle = SVGHandle(markup: document.markup) else { return nil }
    self.handle = handle
    documentReach = document.reach / 100
    self.bearing = bearing
    self.ink = Rect(x: ink.x / 100, y: ink.y / 100, width: ink.width / 100, height: ink.height / 100)
  }

  /// Draws in a colour with the middle of the ink at `middle`, one em being `size` points.
  func paint(_ color: RGBA, middle: Point, size: Double, canvas: BorrowedContext) {
    let context = unsafe canvas.context
    let reach = documentReach * size
    unsafe cairo_save(context)
    let corner = Point(x: middle.x - ink.midX * size - reach, y: middle.y - ink.midY * size - reach)
    unsafe cairo_rectangle(context, corner.x, corner.y, 2 * reach, 2 * reach)
    unsafe cairo_clip(context)
    unsafe cairo_push_group(context)
    unsafe handle.render(
      into: context,
      viewport: Rect(origin: corner, size: Size(width: 2 * reach, height: 2 * reach)))
    let mask = unsafe cairo_pop_group(context)
    unsafe cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    unsafe cairo_mask(context, mask)
    unsafe cairo_pattern_destroy(mask)
    unsafe cairo_restore(context)
  }
}

/// A caller's Cairo context inside a lock: drawn on by the calling thread alone, and never kept.
@safe struct BorrowedContext: @unchecked Sendable {
  let context: OpaquePointer

  init(_ context: OpaquePointer) {
    unsafe self.context = context
  }
}
