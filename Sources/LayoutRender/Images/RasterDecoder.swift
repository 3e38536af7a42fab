internal import CRsvg
internal import CWebP

/// Makes surfaces of raster files whose headers have been checked.
enum RasterDecoder {
  static func decode(_ bytes: [UInt8], as header: ImageHeader) throws(ImageProblem) -> CairoSurface {
    switch header.format {
    case .png: try PNGDecoder.decode(bytes)
    case .jpeg: try PixbufDecoder.decode(bytes, type: "jpeg")
    case .gif: try PixbufDecoder.decode(bytes, type: "gif")
    case .webp: try webp(bytes, header)
    }
  }

  private static func webp(_ bytes: [UInt8], _ header: ImageHeader) throws(ImageProblem) -> CairoSurface {
    let surface: CairoSurface
    do { surface = try CairoSurface(width: header.width, height: header.height) } catch { throw .damaged }
    let isDecoded = unsafe surface.fill { target, stride in
      unsafe bytes.withUnsafeBytes { source in
        unsafe WebPDecodeBGRAInto(
          source.assumingMemoryBound(to: UInt8.self).baseAddress, source.count,
          target.assumingMemoryBound(to: UInt8.self).baseAddress, target.count, Int32(clamping: stride))
          != nil
      }
    }
    guard isDecoded == true else { throw .damaged }
    surface.premultiply()
    return surface
  }
}

/// JPEG and GIF by gdk-pixbuf, which librsvg brings along.
private enum PixbufDecoder {
  /// Decodes a file of one format, its first frame, the way up that it was taken.
  static func decode(_ bytes: [UInt8], type: String) throws(ImageProblem) -> CairoSurface {
    guard let loader = unsafe gdk_pixbuf_loader_new_with_type(type, nil) else {
      throw .unsupportedFormat(type)
    }
    defer { unsafe g_object_unref(UnsafeMutableRawPointer(loader)) }
    let isRead = unsafe bytes.withUnsafeBufferPointer { buffer in
      unsafe gdk_pixbuf_loader_write(loader, buffer.baseAddress, gsize(buffer.count), nil)
    }
    // It must be closed in any case, or it complains.
    let isComplete = unsafe gdk_pixbuf_loader_close(loader, nil)
    guard isRead != 0, isComplete != 0, let pixbuf = unsafe gdk_pixbuf_loader_get_pixbuf(loader),
      let upright = unsafe gdk_pixbuf_apply_embedded_orientation(pixbuf)
    else { throw .damaged }
    defer { unsafe g_object_unref(UnsafeMutableRawPointer(upright)) }
    return try unsafe surface(of: upright)
  }

  private static func surface(of pixbuf: OpaquePointer) throws(ImageProblem) -> CairoSurface {
    let (width, height) = unsafe (Int(gdk_pixbuf_get_width(pixbuf)), Int(gdk_pixbuf_get_height(pixbuf)))
    let channels = unsafe Int(gdk_pixbuf_get_n_channels(pixbuf))
    let sourceStride = unsafe Int(gdk_pixbuf_get_rowstride(pixbuf))
    guard let pixels = unsafe gdk_pixbuf_read_pixels(pixbuf), channels == 3 || channels == 4 else {
      throw .damaged
    }
    let surface: CairoSurface
    do { surface = try CairoSurface(width: width, height: height) } catch { throw .damaged }
    unsafe surface.fill { target, stride in
      for y in 0..<height {
        for x in 0..<width {
          let source = y * sourceStride + x * channels
          let place = y * stride + x * 4
          unsafe target[place] = unsafe pixels[source + 2]
          unsafe target[place + 1] = unsafe pixels[source + 1]
          unsafe target[place + 2] = unsafe pixels[source]
          unsafe target[place + 3] = unsafe channels == 4 ? pixels[source + 3] : 255
        }
      }
    }
    surface.premultiply()
    return surface
  }
}
