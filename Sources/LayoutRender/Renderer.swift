public import LayoutEngine

/// Draws display lists; made once, used from any number of threads.
public final class Renderer: Sendable {
  private let texts: TextContextPool
  private let symbols: SymbolLibrary

  /// Loads the fonts, and fails where one that pictures need is not installed.
  public init(images: any ImageResolver = NoImages()) throws(FontFailure) {
    texts = TextContextPool(fonts: try FontEnvironment())
    do {
      symbols = try SymbolLibrary()
    } catch {
      switch error {
      case .iconsMissing(let folder): throw .symbolsMissing(folder: folder)
      }
    }
  }

  /// A measurer for one pass of layout on a display of `displayScale` pixels a point.
  public func measurer(displayScale: Double = 3) -> TextMeasurer {
    TextMeasurer(lease: texts.lease(), displayScale: displayScale, symbols: symbols)
  }

  /// Draws `list` on a transparent surface of `scale` pixels a point and writes it as a PNG file.
  ///
  /// `displayScale` is that of the display that the list was laid out for.
  public func png(
    _ list: DisplayList, scale: Double, displayScale: Double = 3
  ) throws(RenderFailure) -> [UInt8] {
    try PNGEncoder.encode(surface(list, scale: scale, displayScale: displayScale), scale: scale)
  }

  func surface(
    _ list: DisplayList, scale: Double, displayScale: Double
  ) throws(RenderFailure) -> CairoSurface {
    let pixels = try PixelSize(list.size, scale: scale)
    let surface = try CairoSurface(width: pixels.width, height: pixels.height)
    let context = try CairoContext(on: surface)
    context.scale(by: scale)
    let lease = texts.lease()
    var painter = Painter(
      typesetter: Typesetter(context: lease.context, displayScale: displayScale), symbols: symbols)
    painter.paint(list, on: context)
    try context.check()
    return surface
  }
}
