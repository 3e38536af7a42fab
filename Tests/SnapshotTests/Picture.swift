import CCairo

/// Pixels as `0xAARRGGBB`, premultiplied, row by row.
struct Picture: Equatable {
  let width: Int
  let height: Int
  var pixels: [UInt32]

  init(width: Int, height: Int, pixels: [UInt32]) {
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// Reads a PNG file.
  init(png bytes: [UInt8]) throws(PictureFailure) {
    let surface = unsafe PNGSource(bytes).surface()
    defer { unsafe cairo_surface_destroy(surface) }
    guard unsafe cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { throw .unreadable }
    self = try unsafe Picture(argb: surface)
  }

  /// The pixels of an image surface, whatever its format, by way of one with alpha.
  private init(argb surface: OpaquePointer?) throws(PictureFailure) {
    let width = unsafe Int(cairo_image_surface_get_width(surface))
    let height = unsafe Int(cairo_image_surface_get_height(surface))
    let copy = unsafe cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    defer { unsafe cairo_surface_destroy(copy) }
    let context = unsafe cairo_create(copy)
    unsafe cairo_set_source_surface(context, surface, 0, 0)
    unsafe cairo_paint(context)
    unsafe cairo_destroy(context)
    unsafe cairo_surface_flush(copy)
    guard let data = unsafe cairo_image_surface_get_data(copy) else { throw .unreadable }
    let stride = unsafe Int(cairo_image_surface_get_stride(copy))
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for y in 0..<height {
      let row = unsafe UnsafeRawBufferPointer(start: data + y * stride, count: width * 4)
      unsafe pixels += row.assumingMemoryBound(to: UInt32.self)
    }
    self.init(width: width, height: height, pixels: pixels)
  }

  /// The picture as a PNG file.
  var png: [UInt8] {
    var pixels = pixels
    return unsafe pixels.withUnsafeMutableBytes { buffer in
      let surface = unsafe cairo_image_surface_create_for_data(
        buffer.baseAddress?.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(width),
        Int32(height), Int32(width * 4))
      defer { unsafe cairo_surface_destroy(surface) }
      let sink = PNGSink()
      unsafe cairo_surface_write_to_png_stream(
        surface,
        { context, bytes, count in
          guard let context = unsafe context, let bytes = unsafe bytes else {
            return CAIRO_STATUS_WRITE_ERROR
          }
          unsafe Unmanaged<PNGSink>.fromOpaque(context).takeUnretainedValue().bytes +=
            unsafe UnsafeBufferPointer(start: bytes, count: Int(count))
          return CAIRO_STATUS_SUCCESS
        }, Unmanaged.passUnretained(sink).toOpaque())
      return sink.bytes
    }
  }
}

/// Why a picture can't be compared.
enum PictureFailure: Error {
  case unreadable
}

private final class PNGSink {
  var bytes: [UInt8] = []
}

/// The bytes of a file, handed to Cairo piece by piece.
private final class PNGSource {
  private let bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  func surface() -> OpaquePointer? {
    unsafe cairo_image_surface_create_from_png_stream(
      { context, target, count in
        guard let context = unsafe context, let target = unsafe target else { return CAIRO_STATUS_READ_ERROR }
        let source = unsafe Unmanaged<PNGSource>.fromOpaque(context).takeUnretainedValue()
        return unsafe source.read(into: UnsafeMutableBufferPointer(start: target, count: Int(count)))
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  private func read(into target: UnsafeMutableBufferPointer<UInt8>) -> cairo_status_t {
    guard place + target.count <= bytes.count else { return CAIRO_STATUS_READ_ERROR }
    for index in target.indices { unsafe target[index] = bytes[place + index] }
    place += target.count
    return CAIRO_STATUS_SUCCESS
  }
}
