internal import CCairo

extension CairoContext {
  /// What becomes of a pixel of a group: a gray with an opacity, or `nil` for the pixel as it is; components
  /// are multiplied by the opacity.
  typealias PixelChange = (_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8) -> (
    gray: UInt8, alpha: UInt8
  )?

  /// Closes a group and paints it with every pixel changed.
  func popGroup(changing change: PixelChange) {
    guard let pattern = unsafe cairo_pop_group(pointer) else { return }
    defer { unsafe cairo_pattern_destroy(pattern) }
    var group: OpaquePointer?
    if unsafe cairo_pattern_get_surface(pattern, &group) == CAIRO_STATUS_SUCCESS, let group = unsafe group {
      unsafe Self.changePixels(of: group, change)
    }
    unsafe cairo_set_source(pointer, pattern)
    unsafe cairo_paint(pointer)
  }

  /// Goes over the pixels of a surface with four bytes each, blue first; leaves others alone.
  private static func changePixels(of surface: OpaquePointer, _ change: PixelChange) {
    unsafe cairo_surface_flush(surface)
    guard unsafe cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE,
      unsafe cairo_image_surface_get_format(surface) == CAIRO_FORMAT_ARGB32,
      let bytes = unsafe cairo_image_surface_get_data(surface)
    else { return }
    let width = unsafe Int(cairo_image_surface_get_width(surface))
    let height = unsafe Int(cairo_image_surface_get_height(surface))
    let stride = unsafe Int(cairo_image_surface_get_stride(surface))
    for y in 0..<height {
      for place in Swift.stride(from: y * stride, to: y * stride + width * 4, by: 4) {
        let changed = unsafe change(bytes[place + 2], bytes[place + 1], bytes[place], bytes[place + 3])
        guard let changed else { continue }
        for channel in place..<place + 3 { unsafe bytes[channel] = changed.gray }
        unsafe bytes[place + 3] = changed.alpha
      }
    }
    unsafe cairo_surface_mark_dirty(surface)
  }
}
