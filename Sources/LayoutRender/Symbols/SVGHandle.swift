internal import CRsvg
internal import LayoutModel

/// An SVG document as librsvg holds it; not to be used from two threads at a time.
@safe struct SVGHandle: ~Copyable {
  private let handle: UnsafeMutablePointer<RsvgHandle>

  /// Reads `markup`, or answers `nil` where it is not SVG.
  init?(markup: String) {
    var text = markup
    let made = text.withUTF8 { bytes in
      unsafe rsvg_handle_new_from_data(bytes.baseAddress, gsize(bytes.count), nil)
    }
    guard let made = unsafe made else { return nil }
    unsafe handle = made
  }

  deinit {
    unsafe g_object_unref(handle)
  }

  /// Draws the document so that its view box covers `viewport`.
  func render(into context: OpaquePointer, viewport: Rect) {
    var viewport = RsvgRectangle(
      x: viewport.x, y: viewport.y, width: viewport.width, height: viewport.height)
    _ = unsafe rsvg_handle_render_document(handle, context, &viewport, nil)
  }
}
