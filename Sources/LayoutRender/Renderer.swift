public import LayoutEngine

/// Draws display lists; made once, used from any number of threads.
public final class Renderer: Sendable {
  let texts: TextContextPool
  private let symbols: SymbolLibrary
  private let images: ImageStore

  /// Loads the fonts and the symbols, and fails where some that pictures need are not installed; `images`
  /// supplies pictures that documents name.
  public init(images: any ImageResolver = NoImages()) throws(FontFailure) {
    texts = TextContextPool(fonts: try FontEnvironment())
    self.images = ImageStore(resolver: images)
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
    TextMeasurer(lease: texts.lease(), displayScale: displayScale, symbols: symbols, images: images)
  }

  /// Why a picture is drawn as a placeholder; `nil` where it is drawn itself.
  public func problem(with source: ImageSource) -> ImageProblem? {
    do {
      _ = try images.picture(source)
      return nil
    } catch {
      return error
    }
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
      typesetter: Typesetter(context: lease.context, displayScale: displayScale), symbols: symbols,
      images: images)
    painter.paint(list, on: context)
    try context.check()
    return surface
  }
}
