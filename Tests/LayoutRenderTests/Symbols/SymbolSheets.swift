internal import CCairo
internal import LayoutEngine
internal import LayoutModel

@testable internal import LayoutRender

/// A page of symbols, drawn to look at.
struct SymbolSheet {
  var names: [String]
  var columns = 12
  var cell = Size(width: 66, height: 50)
  var font = FontSpec(size: 24)
  var scale = 2.0

  /// Writes the sheet as a PNG and answers whether that went well.
  func write(to path: String, library: SymbolLibrary) -> Bool {
    let rows = (names.count + columns - 1) / columns
    let surface = unsafe cairo_image_surface_create(
      CAIRO_FORMAT_RGB24, Int32(Double(columns) * cell.width * scale),
      Int32(Double(rows) * cell.height * scale))
    let context = unsafe cairo_create(surface)
    defer {
      unsafe cairo_destroy(context)
      unsafe cairo_surface_destroy(surface)
    }
    guard let context = unsafe context else { return false }
    unsafe cairo_set_source_rgb(context, 1, 1, 1)
    unsafe cairo_paint(context)
    unsafe cairo_scale(context, scale, scale)
    for (number, name) in names.enumerated() {
      let corner = Point(
        x: Double(number % columns) * cell.width, y: Double(number / columns) * cell.height)
      let symbol = StyledSymbol(name: name, font: font, color: .black)
      unsafe library.paint(
        symbol,
        in: Rect(
          x: corner.x, y: corner.y, width: cell.width, height: cell.height - 12), context: context)
      unsafe cairo_set_source_rgb(context, 0.4, 0.4, 0.4)
      unsafe cairo_set_font_size(context, 5.5)
      unsafe cairo_move_to(context, corner.x + 2, corner.y + cell.height - 4)
      unsafe cairo_show_text(context, name)
    }
    return unsafe cairo_surface_write_to_png(surface, path) == CAIRO_STATUS_SUCCESS
  }
}
