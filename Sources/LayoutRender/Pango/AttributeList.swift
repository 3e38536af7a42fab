internal import CPango
internal import LayoutEngine

/// The fonts and the language of a text, as Pango chooses faces by them.
@safe struct AttributeList: ~Copyable {
  let pointer: OpaquePointer?

  init(_ text: ComposedText, recipes: [FontRecipe], language: String) {
    unsafe pointer = unsafe pango_attr_list_new()
    for span in text.spans where recipes.indices.contains(span.run) {
      add(recipes[span.run], over: span.range)
    }
    if !language.isEmpty {
      let tag = unsafe pango_language_from_string(language)
      unsafe insert(pango_attr_language_new(tag), over: 0..<text.bytes.count)
    }
  }

  deinit {
    unsafe pango_attr_list_unref(pointer)
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

  private func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?, over range: Range<Int>) {
    guard let attribute = unsafe attribute else { return }
    unsafe attribute.pointee.start_index = UInt32(clamping: range.lowerBound)
    unsafe attribute.pointee.end_index = UInt32(clamping: range.upperBound)
    unsafe pango_attr_list_insert(pointer, attribute)
  }
}

/// Pango's lengths: 1,024 to a point.
enum PangoUnits {
  static func points(_ units: Int32) -> Double {
    Double(units) / Double(PANGO_SCALE)
  }
}
