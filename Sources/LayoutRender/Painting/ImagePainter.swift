internal import LayoutEngine
internal import LayoutModel

/// Draws pictures into their boxes; the engine has put a placeholder where one can't be drawn.
struct ImagePainter: ~Copyable {
  private let images: ImageStore

  init(images: ImageStore) {
    self.images = images
  }

  func paint(_ source: ImageSource, mode: ImageContentMode, in rect: Rect, on context: borrowing CairoContext)
  {
    guard rect.width > 0, rect.height > 0 else { return }
    guard let picture = try? images.picture(source) else { return }
    draw(picture, mode: mode, in: rect, on: context)
  }

  private func draw(
    _ picture: borrowing Picture, mode: ImageContentMode, in rect: Rect, on context: borrowing CairoContext
  ) {
    let target = rect.holding(picture.size, mode: mode)
    context.save()
    context.clip(to: .rectangle(rect))
    switch picture {
    case .raster(let surface): context.draw(surface, in: target)
    case .vector(let drawing): drawing.draw(in: target, on: context)
    }
    context.restore()
  }
}

extension Rect {
  /// Where a picture of `size` lies: whole inside the rectangle, or over all of it; centred either way.
  fileprivate func holding(_ size: Size, mode: ImageContentMode) -> Rect {
    guard size.width > 0, size.height > 0 else { return self }
    let (horizontal, vertical) = (width / size.width, height / size.height)
    let factor =
      switch mode {
      case .fit: min(horizontal, vertical)
      case .fill: max(horizontal, vertical)
      }
    let (drawnWidth, drawnHeight) = (size.width * factor, size.height * factor)
    return Rect(
      x: midX - drawnWidth / 2, y: midY - drawnHeight / 2, width: drawnWidth, height: drawnHeight)
  }
}
