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

  /// Where the document has ink, its view box being `square`.
  func ink(in square: Rect) -> Rect? {
    var viewport = RsvgRectangle(x: square.x, y: square.y, width: square.width, height: square.height)
    var ink = RsvgRectangle()
    guard unsafe rsvg_handle_get_geometry_for_layer(handle, nil, &viewport, &ink, nil, nil) != 0,
      ink.width > 0, ink.height > 0
    else { return nil }
    return Rect(x: ink.x, y: ink.y, width: ink.width, height: ink.height)
  }

  /// Draws the document so that its view box covers `viewport`.
  func render(into context: OpaquePointer, viewport: Rect) {
    var viewport = RsvgRectangle(
      x: viewport.x, y: viewport.y, width: viewport.width, height: viewport.height)
    _ = unsafe rsvg_handle_render_document(handle, context, &viewport, nil)
  }
}
