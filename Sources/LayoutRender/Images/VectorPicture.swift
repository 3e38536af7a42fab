internal import CCairo
internal import CRsvg
internal import LayoutModel

/// An SVG drawing that is safe to be drawn.
@safe struct VectorPicture: ~Copyable {
  private let handle: UnsafeMutablePointer<RsvgHandle>
  /// Points; the view box's where the drawing has no size.
  let size: Size

  /// Reads a drawing that needs nothing from outside: without a base address librsvg opens no file.
  init(_ bytes: [UInt8]) throws(ImageProblem) {
    try SVGSource(bytes).check()
    let handle = unsafe bytes.withUnsafeBufferPointer { buffer in
      unsafe rsvg_handle_new_from_data(buffer.baseAddress, gsize(buffer.count), nil)
    }
    guard let handle = unsafe handle else { throw .damaged }
    unsafe self.handle = unsafe handle
    size = unsafe Self.size(of: handle)
  }

  deinit {
    unsafe g_object_unref(UnsafeMutableRawPointer(handle))
  }

  func draw(in rect: Rect, on context: borrowing CairoContext) {
    var viewport = RsvgRectangle(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
    context.save()
    _ = unsafe rsvg_handle_render_document(handle, context.pointer, &viewport, nil)
    context.restore()
  }

  private static func size(of handle: UnsafeMutablePointer<RsvgHandle>) -> Size {
    var (width, height) = (0.0, 0.0)
    if unsafe rsvg_handle_get_intrinsic_size_in_pixels(handle, &width, &height) != 0, width > 0, height > 0 {
      return Size(width: min(width, limit), height: min(height, limit))
    }
    var (hasWidth, hasHeight, hasViewBox): (gboolean, gboolean, gboolean) = (0, 0, 0)
    var (declaredWidth, declaredHeight) = (RsvgLength(), RsvgLength())
    var viewBox = RsvgRectangle()
    unsafe rsvg_handle_get_intrinsic_dimensions(
      handle, &hasWidth, &declaredWidth, &hasHeight, &declaredHeight, &hasViewBox, &viewBox)
    guard hasViewBox != 0, viewBox.width > 0, viewBox.height > 0 else { return fallback }
    return Size(width: min(viewBox.width, limit), height: min(viewBox.height, limit))
  }

  private static let limit = Double(ImageLimit.side)
  /// What CSS gives a replaced element without any size.
  private static let fallback = Size(width: 300, height: 150)
}
