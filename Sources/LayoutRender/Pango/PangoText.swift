internal import CPango
internal import LayoutEngine

/// A composed text broken into lines by Pango.
@safe final class PangoText {
  let composed: ComposedText
  private let recipes: [FontRecipe]
  private let pointer: OpaquePointer?

  /// How far lines may go.
  struct Breaking {
    /// Points; `nil` breaks only at the author's line breaks.
    var width: Double?
    /// Whether the whole is one line whose end is cut to fit.
    var isEllipsized = false
  }

  init(
    _ composed: ComposedText, recipes: [FontRecipe], language: String, breaking: Breaking,
    in context: OpaquePointer?
  ) {
    self.composed = composed
    self.recipes = recipes
    unsafe pointer = unsafe pango_layout_new(context)
    unsafe pango_layout_set_auto_dir(pointer, 0)
    unsafe composed.bytes.withUnsafeBufferPointer { bytes in
      unsafe bytes.withMemoryRebound(to: CChar.self) { text in
        unsafe pango_layout_set_text(pointer, text.baseAddress, Int32(clamping: text.count))
      }
    }
    let attributes = AttributeList(composed, recipes: recipes, language: language)
    unsafe pango_layout_set_attributes(pointer, attributes.pointer)
    if let width = breaking.width {
      unsafe pango_layout_set_width(pointer, PangoUnits.from(points: max(0, width)) + slack)
      unsafe pango_layout_set_wrap(pointer, PANGO_WRAP_WORD_CHAR)
      if breaking.isEllipsized { unsafe pango_layout_set_ellipsize(pointer, PANGO_ELLIPSIZE_END) }
    }
  }

  deinit {
    unsafe g_object_unref(UnsafeMutableRawPointer(pointer))
  }

  var lineCount: Int {
    unsafe Int(pango_layout_get_line_count(pointer))
  }

  /// The byte that line `index` starts with.
  func start(ofLine index: Int) -> Int {
    guard let line = unsafe pango_layout_get_line_readonly(pointer, Int32(clamping: index)) else { return 0 }
    return unsafe Int(line.pointee.start_index)
  }

  /// Hands out the runs of a line from left to right and returns the line's width in points.
  @discardableResult
  func walk(line index: Int, _ visit: (GlyphRun) -> Void = { _ in }) -> Double {
    guard let line = unsafe pango_layout_get_line_readonly(pointer, Int32(clamping: index)) else { return 0 }
    var x = 0.0
    var node = unsafe line.pointee.runs
    var isFirst = true
    while let current = unsafe node {
      unsafe node = unsafe current.pointee.next
      guard let data = unsafe current.pointee.data else { continue }
      let item = unsafe data.assumingMemoryBound(to: PangoGlyphItem.self)
      guard let run = unsafe glyphRun(item, x: x) else { continue }
      let trimmed = unsafe trimmed(run, isFirst: isFirst, isLast: node == nil)
      visit(run.moved(by: trimmed.left))
      x += trimmed.left + run.width + trimmed.right
      isFirst = false
    }
    return x
  }

  private func glyphRun(_ item: UnsafeMutablePointer<PangoGlyphItem>, x: Double) -> GlyphRun? {
    guard let glyphs = unsafe item.pointee.glyphs, let source = unsafe item.pointee.item,
      let font = unsafe source.pointee.analysis.font,
      let span = unsafe composed.span(at: Int(source.pointee.offset)), recipes.indices.contains(span.run)
    else { return nil }
    let width = unsafe PangoUnits.points(pango_glyph_string_get_width(glyphs))
    return unsafe GlyphRun(font: font, glyphs: glyphs, x: x, width: width, span: span)
  }

  /// The room at the ends of a line that Pango takes away and SF keeps.
  ///
  /// Pango puts half of the tracking on either side of a glyph and none at a line's ends. SF puts all of it
  /// after each glyph, the last one too; and a stretched glyph needs what it grows by on both its sides.
  private func trimmed(_ run: GlyphRun, isFirst: Bool, isLast: Bool) -> (left: Double, right: Double) {
    let recipe = recipes[run.span.run]
    let growth = run.span.isStretched ? recipe.percentStretch / 2 : 0
    return (isFirst ? growth : 0, isLast ? growth + recipe.tracking : 0)
  }

  /// Pango units added to the width that lines are broken at: what a text was measured with must hold it again,
  /// though its width is without the tracking at the line's end where Pango's sum is with it.
  private var slack: Int32 {
    let most = recipes.map { abs($0.tracking) + $0.percentStretch / 2 }.max() ?? 0
    return PangoUnits.from(points: most + 1.0 / 64)
  }
}

/// Glyphs of one font in one style, in their place on a line; lent for as long as the text lives.
@safe struct GlyphRun {
  let font: UnsafeMutablePointer<PangoFont>
  let glyphs: UnsafeMutablePointer<PangoGlyphString>
  /// Points from the start of the line.
  let x: Double
  /// Points.
  let width: Double
  let span: ComposedText.Span

  fileprivate func moved(by distance: Double) -> GlyphRun {
    unsafe GlyphRun(font: font, glyphs: glyphs, x: x + distance, width: width, span: span)
  }
}
