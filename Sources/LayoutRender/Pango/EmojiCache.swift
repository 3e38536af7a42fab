internal import CCairo
internal import CPango
internal import LayoutModel

/// The pictures of the emoji that were drawn last, decoded.
final class EmojiCache {
  private var pictures: [UInt32: EmojiPicture] = [:]

  /// Pictures kept, of about 70 KB each.
  private static let limit = 64

  /// The picture of a glyph; all fonts with pictures are one here, since only one is installed.
  func picture(of glyph: UInt32, font: OpaquePointer) -> EmojiPicture? {
    if let known = pictures[glyph] { return known }
    guard let made = unsafe EmojiPicture(glyph: glyph, font: font) else { return nil }
    if pictures.count >= Self.limit { pictures.removeAll(keepingCapacity: true) }
    pictures[glyph] = made
    return made
  }
}

/// The picture of an emoji.
final class EmojiPicture {
  private let surface: CairoSurface

  /// `nil` where the font has no picture of the glyph.
  fileprivate init?(glyph: UInt32, font: OpaquePointer) {
    guard let blob = unsafe hb_ot_color_glyph_reference_png(font, glyph) else { return nil }
    defer { unsafe hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let data = unsafe hb_blob_get_data(blob, &length), length > 0 else { return nil }
    let bytes = unsafe Array(UnsafeRawBufferPointer(start: data, count: Int(length)))
    guard let surface = try? PNGDecoder.decode(bytes) else { return nil }
    self.surface = surface
  }

  func draw(in box: Rect, alpha: Double, on context: OpaquePointer) {
    guard box.width > 0, box.height > 0 else { return }
    unsafe cairo_save(context)
    unsafe cairo_translate(context, box.x, box.y)
    unsafe cairo_scale(context, box.width / Double(surface.width), box.height / Double(surface.height))
    unsafe cairo_set_source_surface(context, surface.pointer, 0, 0)
    unsafe cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_GOOD)
    unsafe cairo_paint_with_alpha(context, alpha)
    unsafe cairo_restore(context)
  }
}
