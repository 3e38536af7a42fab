internal import CPango

/// Turns characters into glyphs by HarfBuzz, with nothing rounded.
enum Shaper {
  /// What is shaped in one go: one font, one script, one direction.
  @safe struct Stretch {
    var range: Range<Int>
    /// HarfBuzz's font, whose unit is a 1,024th of a point.
    var font: OpaquePointer
    var isRightToLeft: Bool
    /// BCP 47.
    var language: String
    var features: [FeatureStretch]
    var hasMonospacedDigits: Bool
  }

  /// A glyph as the font has it; lengths in points, `y` growing downwards.
  struct Glyph {
    var id: UInt32
    var cluster: Int
    var advance: Double
    var offsetX: Double
    var offsetY: Double
  }

  /// The glyphs from left to right; letters join over the stretch's ends.
  static func glyphs(of stretch: Stretch, in text: [UInt8]) -> [Glyph] {
    let buffer = unsafe hb_buffer_create()
    defer { unsafe hb_buffer_destroy(buffer) }
    unsafe text.withUnsafeBufferPointer { bytes in
      unsafe bytes.withMemoryRebound(to: CChar.self) { characters in
        unsafe hb_buffer_add_utf8(
          buffer, characters.baseAddress, Int32(clamping: characters.count),
          UInt32(clamping: stretch.range.lowerBound), Int32(clamping: stretch.range.count))
      }
    }
    unsafe hb_buffer_set_direction(buffer, stretch.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    unsafe hb_buffer_set_language(buffer, hb_language_from_string(stretch.language, -1))
    unsafe hb_buffer_guess_segment_properties(buffer)
    let features = stretch.features.flatMap {
      switches(of: $0, hasMonospacedDigits: stretch.hasMonospacedDigits)
    }
    unsafe hb_shape(stretch.font, buffer, features, UInt32(clamping: features.count))
    return unsafe glyphs(in: buffer)
  }

  private static func glyphs(in buffer: OpaquePointer?) -> [Glyph] {
    var count: UInt32 = 0
    guard let infos = unsafe hb_buffer_get_glyph_infos(buffer, &count),
      let positions = unsafe hb_buffer_get_glyph_positions(buffer, &count)
    else { return [] }
    return (0..<Int(count)).map { index in
      let (info, position) = unsafe (infos[index], positions[index])
      return Glyph(
        id: info.codepoint, cluster: Int(info.cluster), advance: PangoUnits.points(position.x_advance),
        offsetX: PangoUnits.points(position.x_offset), offsetY: -PangoUnits.points(position.y_offset))
    }
  }

  private static func switches(of stretch: FeatureStretch, hasMonospacedDigits: Bool) -> [hb_feature_t] {
    stretch.features(hasMonospacedDigits: hasMonospacedDigits).map { tag, value in
      hb_feature_t(
        tag: unsafe hb_tag_from_string(tag, -1), value: value,
        start: UInt32(clamping: stretch.range.lowerBound), end: UInt32(clamping: stretch.range.upperBound))
    }
  }
}
