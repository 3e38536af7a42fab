internal import CCairo
package import LayoutEngine
package import LayoutModel

/// Stands in for the symbols until they are drawn: a rounded square.
package final class SymbolLibrary: Sendable {
  package init() {}

  package func measure(_ symbol: StyledSymbol) -> Measurement {
    let side = symbol.font.size * symbol.scale
    return Measurement(size: Size(width: side, height: side * 1.157), firstBaseline: side * 0.93)
  }

  package func paint(_ symbol: StyledSymbol, in rect: Rect, context: OpaquePointer) {
    let side = min(rect.width, rect.height) * 0.8
    unsafe cairo_set_source_rgba(
      context, symbol.color.red, symbol.color.green, symbol.color.blue, symbol.color.alpha)
    unsafe cairo_rectangle(context, rect.midX - side / 2, rect.midY - side / 2, side, side)
    unsafe cairo_fill(context)
  }
}
