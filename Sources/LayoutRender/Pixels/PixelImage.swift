internal import CCairo

/// Pixels in memory, to be compared.
package struct PixelImage: Hashable, Sendable {
  /// Pixels.
  package let width: Int
  /// Pixels.
  package let height: Int
  /// `0xAARRGGBB`, premultiplied, row by row.
  package var pixels: [UInt32]

  /// Reads a PNG file.
  package init(png bytes: [UInt8]) throws(ImageProblem) {
    let surface = try PNGDecoder.decode(bytes)
    let isOpaque = unsafe cairo_image_surface_get_format(surface.pointer) == CAIRO_FORMAT_RGB24
    let pixels = surface.withPixels { rows in
      (0..<rows.height).flatMap { y in
        unsafe rows.row(y).map { isOpaque ? $0 | 0xFF00_0000 : $0 }
      }
    }
    guard let pixels else { throw .damaged }
    width = surface.width
    height = surface.height
    self.pixels = pixels
  }

  /// The image as a PNG file of one pixel a point.
  package func png() throws(RenderFailure) -> [UInt8] {
    let surface = try CairoSurface(width: width, height: height)
    if let data = unsafe cairo_image_surface_get_data(surface.pointer) {
      let stride = unsafe Int(cairo_image_surface_get_stride(surface.pointer))
      for y in 0..<height {
        unsafe pixels[y * width..<(y + 1) * width].withUnsafeBytes {
          unsafe UnsafeMutableRawPointer(data + y * stride).copyMemory(
            from: $0.baseAddress ?? UnsafeRawPointer(data), byteCount: width * 4)
        }
      }
      unsafe cairo_surface_mark_dirty(surface.pointer)
    }
    return try PNGEncoder.encode(surface, scale: 1)
  }

  /// Width and height that a PNG file says it has, in pixels; `nil` where it is no PNG file.
  package static func size(ofPNG bytes: [UInt8]) -> (width: Int, height: Int)? {
    guard let header = ImageHeader(bytes), header.format == .png else { return nil }
    return (header.width, header.height)
  }
}
