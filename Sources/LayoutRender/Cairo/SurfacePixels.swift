internal import CCairo

extension CairoSurface {
  /// Lends the pixels to be written, blue first, and the bytes from one row to the next.
  @discardableResult
  func fill<Result>(_ body: (UnsafeMutableRawBufferPointer, Int) -> Result) -> Result? {
    unsafe cairo_surface_flush(pointer)
    defer { unsafe cairo_surface_mark_dirty(pointer) }
    guard let bytes = unsafe cairo_image_surface_get_data(pointer) else { return nil }
    let stride = unsafe Int(cairo_image_surface_get_stride(pointer))
    return unsafe body(UnsafeMutableRawBufferPointer(start: bytes, count: stride * height), stride)
  }

  /// Multiplies the colours by their alpha, as Cairo wants them.
  func premultiply() {
    unsafe fill { bytes, stride in
      for y in 0..<height {
        for place in Swift.stride(from: y * stride, to: y * stride + width * 4, by: 4) {
          let alpha = unsafe UInt32(bytes[place + 3])
          guard alpha < 255 else { continue }
          for channel in place..<place + 3 {
            unsafe bytes[channel] = unsafe UInt8(
              truncatingIfNeeded: (UInt32(bytes[channel]) * alpha + 127) / 255)
          }
        }
      }
    }
  }
}
