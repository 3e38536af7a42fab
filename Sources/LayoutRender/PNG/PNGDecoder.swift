internal import CCairo

/// Reads PNG files with Cairo's reader.
enum PNGDecoder {
  static func decode(_ bytes: [UInt8]) throws(ImageProblem) -> CairoSurface {
    let surface = unsafe bytes.withUnsafeBytes { buffer in
      var source = unsafe ByteSource(rest: buffer)
      return unsafe withUnsafeMutablePointer(to: &source) { source in
        unsafe cairo_image_surface_create_from_png_stream(ByteSource.read, source)
      }
    }
    guard let surface = unsafe surface else { throw .damaged }
    do { return try unsafe CairoSurface(adopting: surface) } catch { throw .damaged }
  }
}

/// Bytes that Cairo reads bit by bit.
@unsafe private struct ByteSource {
  var rest: UnsafeRawBufferPointer

  static let read: cairo_read_func_t = { closure, target, length in
    guard let source = unsafe closure?.assumingMemoryBound(to: ByteSource.self), let target = unsafe target
    else {
      return CAIRO_STATUS_READ_ERROR
    }
    let count = Int(length)
    guard unsafe count <= source.pointee.rest.count else { return CAIRO_STATUS_READ_ERROR }
    guard count > 0, let start = unsafe source.pointee.rest.baseAddress else { return CAIRO_STATUS_SUCCESS }
    unsafe UnsafeMutableRawPointer(target).copyMemory(from: start, byteCount: count)
    unsafe source.pointee.rest = unsafe UnsafeRawBufferPointer(rebasing: source.pointee.rest[count...])
    return CAIRO_STATUS_SUCCESS
  }
}
