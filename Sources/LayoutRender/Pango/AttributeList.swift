internal import CPango
internal import LayoutEngine

/// What Pango is told about the stretches of a text.
@safe struct AttributeList: ~Copyable {
  let pointer: OpaquePointer?

  init(_ text: ComposedText, recipes: [FontRecipe], language: String) {
    unsafe pointer = unsafe pango_attr_list_new()
    for (index, span) in text.spans.enumerated() where recipes.indices.contains(span.run) {
      add(span, index: index, recipe: recipes[span.run], text: text)
    }
    if !language.isEmpty {
      let tag = unsafe pango_language_from_string(language)
      unsafe insert(pango_attr_language_new(tag), over: 0..<text.bytes.count)
    }
  }

  deinit {
    unsafe pango_attr_list_unref(pointer)
  }

  private func add(_ span: ComposedText.Span, index: Int, recipe: FontRecipe, text: ComposedText) {
    add(recipe, over: span.range)
    let stretch = span.isStretched ? recipe.percentStretch : 0
    addTracking(PangoUnits.from(points: recipe.tracking + stretch), over: span.range, of: text)
    for stretch in FeatureStretch.all(in: text.bytes, range: span.range) {
      let features = stretch.features(hasMonospacedDigits: recipe.hasMonospacedDigits)
      guard !features.isEmpty else { continue }
      unsafe insert(pango_attr_font_features_new(features), over: stretch.range)
    }
    // Pango parts runs where a colour changes: the span's number as a colour keeps spans apart.
    unsafe insert(pango_attr_foreground_new(UInt16(truncatingIfNeeded: index), 0, 0), over: span.range)
  }

  private func add(_ recipe: FontRecipe, over range: Range<Int>) {
    let description = unsafe pango_font_description_new()
    unsafe pango_font_description_set_family(description, recipe.family)
    unsafe pango_font_description_set_weight(description, PangoWeight(UInt32(recipe.weight)))
    unsafe pango_font_description_set_style(
      description, recipe.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    unsafe pango_font_description_set_absolute_size(description, recipe.size * Double(PANGO_SCALE))
    unsafe insert(pango_attr_font_desc_new(description), over: range)
    unsafe pango_font_description_free(description)
  }

  /// Adds the tracking in short stretches that differ by a 1,024th of a point: Pango breaks each on its own, so
  /// that a word without end takes time by its length and not by its square.
  private func addTracking(_ tracking: Int32, over range: Range<Int>, of text: ComposedText) {
    var start = range.lowerBound
    var excess: Int32 = 0
    while start < range.upperBound {
      let end = text.boundary(near: start + TextLimit.stretch, in: range)
      unsafe insert(pango_attr_letter_spacing_new(tracking + excess), over: start..<end)
      excess = 1 - excess
      start = end
    }
  }

  private func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?, over range: Range<Int>) {
    guard let attribute = unsafe attribute else { return }
    unsafe attribute.pointee.start_index = UInt32(clamping: range.lowerBound)
    unsafe attribute.pointee.end_index = UInt32(clamping: range.upperBound)
    unsafe pango_attr_list_insert(pointer, attribute)
  }
}

/// Pango's lengths: 1,024 to a point.
enum PangoUnits {
  static func from(points: Double) -> Int32 {
    let units = (points * Double(PANGO_SCALE)).rounded()
    return units.isFinite ? Int32(min(max(units, -Self.limit), Self.limit)) : 0
  }

  static func points(_ units: Int32) -> Double {
    Double(units) / Double(PANGO_SCALE)
  }

  /// Far beyond any surface and far from overflow.
  private static let limit = Double(1 << 29)
}

extension ComposedText {
  /// Where a stretch of text is best cut near `target`: after a space if one is close, never inside a cluster.
  fileprivate func boundary(near target: Int, in range: Range<Int>) -> Int {
    // A short rest stays whole: most texts are never cut.
    guard target + TextLimit.stretch < range.upperBound else { return range.upperBound }
    for index in target..<target + TextLimit.stretch / 2 where bytes[index] == UInt8(ascii: " ") {
      return min(clusterBoundary(from: index + 1), range.upperBound)
    }
    return min(clusterBoundary(from: target), range.upperBound)
  }
}
