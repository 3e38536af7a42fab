internal import CCairo
internal import LayoutModel

/// A symbol at one weight, ready to be drawn at any size; not to be used from two threads at a time.
final class SymbolImage {
  private let passes: [Pass]
  /// Half the side of the documents' view box, in parts of the point size.
  private let reach: Double
  /// Where the ink lies, in parts of the point size.
  let ink: Rect
  /// The empty room left and right of the ink together, in parts of the point size.
  let bearing: Double

  /// `nil` where the symbol has no ink.
  init?(document: SymbolDocument, bearing: Double) {
    guard document.ink.width > 0, document.ink.height > 0 else { return nil }
    passes = document.passes.compactMap { Pass($0) }
    reach = document.reach / 100
    ink = Rect(
      x: document.ink.x / 100, y: document.ink.y / 100, width: document.ink.width / 100,
      height: document.ink.height / 100)
    self.bearing = bearing
  }

  /// Draws in a colour with the middle of the ink at `middle`, one em being `size` points.
  func paint(_ color: RGBA, middle: Point, size: Double, canvas: BorrowedContext) {
    let context = unsafe canvas.context
    let square = Rect(
      x: middle.x - (ink.midX + reach) * size, y: middle.y - (ink.midY + reach) * size,
      width: 2 * reach * size, height: 2 * reach * size)
    unsafe cairo_save(context)
    unsafe cairo_rectangle(context, square.x, square.y, square.width, square.height)
    unsafe cairo_clip(context)
    unsafe cairo_push_group(context)
    for pass in passes { unsafe pass.paint(in: square, context: context) }
    let mask = unsafe cairo_pop_group(context)
    unsafe cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    unsafe cairo_mask(context, mask)
    unsafe cairo_pattern_destroy(mask)
    unsafe cairo_restore(context)
  }
}

/// A document whose opacity is drawn, or taken away.
private final class Pass {
  private let handle: SVGHandle
  private let isCut: Bool

  init?(_ pass: SymbolDocument.Pass) {
    guard let handle = SVGHandle(markup: pass.markup) else { return nil }
    self.handle = handle
    isCut = pass.isCut
  }

  func paint(in square: Rect, context: OpaquePointer) {
    if !isCut {
      unsafe handle.render(into: context, viewport: square)
      return
    }
    unsafe cairo_push_group(context)
    unsafe handle.render(into: context, viewport: square)
    unsafe cairo_pop_group_to_source(context)
    unsafe cairo_set_operator(context, CAIRO_OPERATOR_DEST_OUT)
    unsafe cairo_paint(context)
    unsafe cairo_set_operator(context, CAIRO_OPERATOR_OVER)
  }
}

/// A caller's Cairo context inside a lock: drawn on by the calling thread alone, and never kept.
@safe struct BorrowedContext: @unchecked Sendable {
  let context: OpaquePointer

  init(_ context: OpaquePointer) {
    unsafe self.context = context
  }
}
