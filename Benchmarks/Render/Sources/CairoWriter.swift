internal import CCairo

/// Cairo's own way to write a picture as PNG, as the yardstick.
@safe struct CairoWriter: ~Copyable {
  private let surface: OpaquePointer

  /// The pixels of a PNG file.
  init(_ png: [UInt8]) throws {
    var rest = png[...]
    let surface = unsafe withUnsafeMutablePointer(to: &rest) { rest in
      unsafe cairo_image_surface_create_from_png_stream(
        { closure, target, count in
          guard let target = unsafe target,
            let rest = unsafe closure?.assumingMemoryBound(to: ArraySlice<UInt8>.self),
            unsafe rest.pointee.count >= Int(count)
          else { return CAIRO_STATUS_READ_ERROR }
          for index in 0..<Int(count) { unsafe target[index] = rest.pointee.removeFirst() }
          return CAIRO_STATUS_SUCCESS
        }, rest)
    }
    guard let surface = unsafe surface, unsafe cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      throw Unreadable()
    }
    unsafe self.surface = unsafe surface
  }

  deinit {
    unsafe cairo_surface_destroy(surface)
  }

  /// Writes the file and drops it.
  func write() {
    unsafe cairo_surface_write_to_png_stream(surface, { _, _, _ in CAIRO_STATUS_SUCCESS }, nil)
  }

  private struct Unreadable: Error {}
}
