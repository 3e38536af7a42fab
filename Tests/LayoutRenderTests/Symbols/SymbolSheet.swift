internal import CCairo
internal import LayoutEngine
internal import LayoutModel

@testable internal import LayoutRender

/// A page of symbols with their names, drawn to look at.
struct SymbolSheet {
  var names: [String]
  var font = FontSpec(size: 24)
  var columns = 10
  /// Points.
  var cell = Size(width: 92, height: 52)
  /// Pixels per point.
  var scale = 1.5

  private var pixelWidth: Int32 { Int32(Double(columns) * cell.width * scale) }
  private var pixelHeight: Int32 {
    Int32(Double((names.count + columns - 1) / columns) * cell.height * scale)
  }

  /// Writes the sheet as a grey PNG and answers whether that went well.
  func write(to path: String, library: SymbolLibrary) -> Bool {
    let surface = unsafe cairo_image_surface_create(CAIRO_FORMAT_A8, pixelWidth, pixelHeight)
    let context = unsafe cairo_create(surface)
    defer {
      unsafe cairo_destroy(context)
      unsafe cairo_surface_destroy(surface)
    }
    guard let context = unsafe context else { return false }
    unsafe cairo_scale(context, scale, scale)
    for (number, name) in names.enumerated() {
      unsafe draw(name, number: number, context: context, library: library)
    }
    unsafe invert(surface)
    return unsafe cairo_surface_write_to_png(surface, path) == CAIRO_STATUS_SUCCESS
  }

  private func draw(_ name: String, number: Int, context: OpaquePointer, library: SymbolLibrary) {
    let corner = Point(x: Double(number % columns) * cell.width, y: Double(number / columns) * cell.height)
    let symbol = StyledSymbol(name: name, font: font, color: .black)
    let rect = Rect(x: corner.x, y: corner.y, width: cell.width, height: cell.height - 12)
    unsafe library.paint(symbol, in: rect, context: context)
    unsafe cairo_set_source_rgba(context, 0, 0, 0, 0.7)
    unsafe cairo_set_font_size(context, 6)
    var extents = cairo_text_extents_t()
    unsafe cairo_text_extents(context, name, &extents)
    let squeeze = min(1, (cell.width - 4) / max(1, extents.width))
    unsafe cairo_save(context)
    unsafe cairo_translate(context, rect.midX - extents.width * squeeze / 2, rect.maxY + 7)
    unsafe cairo_scale(context, squeeze, squeeze)
    unsafe cairo_move_to(context, 0, 0)
    unsafe cairo_show_text(context, name)
    unsafe cairo_restore(context)
  }

  /// Ink to black in sixteen greys, which keeps the file small.
  private func invert(_ surface: OpaquePointer?) {
    unsafe cairo_surface_flush(surface)
    guard let bytes = unsafe cairo_image_surface_get_data(surface) else { return }
    let count = unsafe Int(cairo_image_surface_get_stride(surface)) * Int(pixelHeight)
    for index in 0..<count {
      let level = unsafe (Int(bytes[index]) * 15 + 127) / 255
      unsafe bytes[index] = UInt8(255 - level * 17)
    }
    unsafe cairo_surface_mark_dirty(surface)
  }
}
