internal import CCairo

/// A picture in memory with alpha, premultiplied, four bytes a pixel.
@safe struct CairoSurface: ~Copyable {
  let pointer: OpaquePointer
  /// Pixels.
  let width: Int
  let height: Int

  /// A transparent surface; the caller has checked the size.
  init(width: Int, height: Int) throws(RenderFailure) {
    let pointer = unsafe cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, Int32(clamping: width), Int32(clamping: height))
    guard let pointer = unsafe pointer else { throw .drawing("no memory for a surface") }
    try unsafe self.init(adopting: pointer)
  }

  /// Takes over an image surface with alpha.
  init(adopting pointer: OpaquePointer) throws(RenderFailure) {
    let status = unsafe cairo_surface_status(pointer)
    guard status == CAIRO_STATUS_SUCCESS else {
      unsafe cairo_surface_destroy(pointer)
      throw .drawing(CairoStatus.words(status))
    }
    unsafe self.pointer = unsafe pointer
    width = unsafe Int(cairo_image_surface_get_width(pointer))
    height = unsafe Int(cairo_image_surface_get_height(pointer))
  }

  deinit {
    unsafe cairo_surface_destroy(pointer)
  }

  /// Lends the pixels row by row as `0xAARRGGBB`, premultiplied; a row holds `width` of them.
  func withPixels<Result>(_ body: (PixelRows) -> Result) -> Result? {
    unsafe cairo_surface_flush(pointer)
    guard let bytes = unsafe cairo_image_surface_get_data(pointer), width > 0, height > 0 else { return nil }
    let stride = unsafe Int(cairo_image_surface_get_stride(pointer))
    let buffer = unsafe UnsafeRawBufferPointer(start: bytes, count: stride * height)
    return unsafe body(PixelRows(bytes: buffer, stride: stride, width: width, height: height))
  }
}

/// The pixels of a surface while it lends them.
@safe struct PixelRows {
  private let bytes: UnsafeRawBufferPointer
  private let stride: Int
  let width: Int
  let height: Int

  init(bytes: UnsafeRawBufferPointer, stride: Int, width: Int, height: Int) {
    unsafe self.bytes = unsafe bytes
    self.stride = stride
    self.width = width
    self.height = height
  }

  /// The pixels of row `y`, which must be below `height`.
  func row(_ y: Int) -> UnsafeBufferPointer<UInt32> {
    let slice = unsafe UnsafeRawBufferPointer(rebasing: bytes[y * stride..<y * stride + width * 4])
    return unsafe slice.assumingMemoryBound(to: UInt32.self)
  }
}

/// Cairo's verdicts.
enum CairoStatus {
  static func words(_ status: cairo_status_t) -> String {
    guard let words = unsafe cairo_status_to_string(status) else { return "unknown status" }
    return unsafe String(cString: words)
  }
}
