internal import CCairo
internal import CPango
internal import LayoutEngine
internal import LayoutModel

/// Draws runs of glyphs as outlines, on a context that someone else owns.
///
/// Cairo 1.16 could draw glyphs too, but it puts each on a whole pixel, and its cache of them, which all threads
/// share, drops a page while another thread draws from it. So the outlines come from HarfBuzz.
@safe struct GlyphPen {
  private let pointer: OpaquePointer
  private let emoji: EmojiCache

  init(pointer: OpaquePointer, emoji: EmojiCache) {
    unsafe self.pointer = unsafe pointer
    self.emoji = emoji
  }

  func draw(_ run: GlyphRun, style: TextRun, at origin: Point) {
    unsafe cairo_set_source_rgba(
      pointer, style.color.red, style.color.green, style.color.blue, style.color.alpha)
    if unsafe hb_ot_color_has_png(hb_font_get_face(run.font)) != 0 {
      drawPictures(run, at: origin, alpha: style.color.alpha)
    } else {
      drawOutlines(run, at: origin)
    }
    if style.isUnderlined { drawRule(run, at: origin, size: style.font.size, height: Rule.underline) }
    if style.isStrikethrough { drawRule(run, at: origin, size: style.font.size, height: Rule.strikethrough) }
  }

  // MARK: Outlines

  private func drawOutlines(_ run: GlyphRun, at origin: Point) {
    unsafe cairo_new_path(pointer)
    var x = origin.x
    for glyph in run.glyphs {
      add(glyph, of: run, at: Point(x: x + glyph.offsetX, y: origin.y + glyph.offsetY))
      x += glyph.advance
    }
    unsafe cairo_set_fill_rule(pointer, CAIRO_FILL_RULE_WINDING)
    unsafe cairo_set_antialias(pointer, CAIRO_ANTIALIAS_GOOD)
    unsafe cairo_fill(pointer)
  }

  private func add(_ glyph: GlyphRun.Glyph, of run: GlyphRun, at origin: Point) {
    if glyph.isMissing { return addBox(for: glyph, at: origin) }
    unsafe cairo_save(pointer)
    unsafe cairo_translate(pointer, origin.x, origin.y)
    // HarfBuzz counts in Pango's units and upwards.
    unsafe cairo_scale(
      pointer, run.stretch.horizontal / Double(PANGO_SCALE), -run.stretch.vertical / Double(PANGO_SCALE))
    unsafe hb_font_get_glyph_shape(run.font, glyph.id, Outline.functions, UnsafeMutableRawPointer(pointer))
    unsafe cairo_restore(pointer)
  }

  /// An empty box stands for a character that no font has.
  private func addBox(for glyph: GlyphRun.Glyph, at origin: Point) {
    let (width, height, line) = (glyph.advance * 0.8, glyph.advance * 1.1, glyph.advance * 0.08)
    let x = origin.x + (glyph.advance - width) / 2
    unsafe cairo_rectangle(pointer, x, origin.y - height, width, height)
    // The other way round, so that it is a hole.
    unsafe cairo_rectangle(
      pointer, x + width - line, origin.y + line - height, 2 * line - width, height - 2 * line)
  }

  // MARK: Pictures

  /// Draws glyphs that are pictures: they keep their colours and take the text's alpha only.
  private func drawPictures(_ run: GlyphRun, at origin: Point, alpha: Double) {
    var x = origin.x
    for glyph in run.glyphs {
      var extents = hb_glyph_extents_t()
      if unsafe hb_font_get_glyph_extents(run.font, glyph.id, &extents) != 0,
        let picture = unsafe emoji.picture(of: glyph.id, font: run.font)
      {
        let box = Rect(
          x: x + glyph.offsetX + PangoUnits.points(extents.x_bearing) * run.stretch.horizontal,
          y: origin.y + glyph.offsetY - PangoUnits.points(extents.y_bearing) * run.stretch.vertical,
          width: PangoUnits.points(extents.width) * run.stretch.horizontal,
          height: -PangoUnits.points(extents.height) * run.stretch.vertical)
        unsafe picture.draw(in: box, alpha: alpha, on: pointer)
      }
      x += glyph.advance
    }
  }

  // MARK: Rules

  private func drawRule(_ run: GlyphRun, at origin: Point, size: Double, height: Double) {
    let thickness = size * Rule.thickness
    unsafe cairo_rectangle(
      pointer, origin.x, origin.y - height * size - thickness / 2, run.width, thickness)
    unsafe cairo_fill(pointer)
  }

  /// Lines under and through text, in ems; heights are those of their middles above the baseline.
  private enum Rule {
    static let thickness = 0.07
    static let underline = -0.14
    static let strikethrough = 0.26
  }
}

/// HarfBuzz's way of telling outlines, with Cairo's path at the other end.
@safe private enum Outline {
  /// Made once and never changed.
  nonisolated(unsafe) static let functions: OpaquePointer? = {
    let functions = unsafe hb_draw_funcs_create()
    unsafe hb_draw_funcs_set_move_to_func(
      functions,
      { _, path, _, x, y, _ in unsafe cairo_move_to(path.map { OpaquePointer($0) }, Double(x), Double(y)) },
      nil, nil)
    unsafe hb_draw_funcs_set_line_to_func(
      functions,
      { _, path, _, x, y, _ in unsafe cairo_line_to(path.map { OpaquePointer($0) }, Double(x), Double(y)) },
      nil, nil)
    unsafe hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, path, _, x1, y1, x2, y2, x3, y3, _ in
        unsafe cairo_curve_to(
          path.map { OpaquePointer($0) }, Double(x1), Double(y1), Double(x2), Double(y2), Double(x3),
          Double(y3))
      }, nil, nil)
    unsafe hb_draw_funcs_set_close_path_func(
      functions, { _, path, _, _ in unsafe cairo_close_path(path.map { OpaquePointer($0) }) }, nil, nil)
    unsafe hb_draw_funcs_make_immutable(functions)
    return unsafe functions
  }()
}
