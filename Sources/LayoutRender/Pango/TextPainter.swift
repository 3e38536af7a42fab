internal import CCairo
internal import CPango
internal import LayoutEngine
internal import LayoutModel

/// Draws a laid out text glyph by glyph, so that no rule of Pango's about lines has a say.
struct TextPainter: ~Copyable {
  private let typesetter: Typesetter

  init(typesetter: Typesetter) {
    self.typesetter = typesetter
  }

  func paint(_ placed: PlacedText, on context: borrowing CairoContext) {
    let text = typesetter.typeset(placed.text, in: placed.rect.width)
    for line in text.lines {
      let x = placed.rect.x + text.indent(of: line, in: placed.rect.width)
      let origin = Point(x: x, y: placed.baseline + line.offset)
      // A borrowed context can't be captured, its pointer can: it outlives this call.
      let pen = unsafe Pen(pointer: context.pointer)
      line.source.walk(line: line.index) { run in
        let style = text.text.runs[run.span.run]
        pen.draw(run, style: style, at: Point(x: origin.x + run.x, y: origin.y))
      }
    }
  }
}

extension TypesetText {
  /// Points from the left edge of a box to the start of a line in it.
  fileprivate func indent(of line: Line, in width: Double) -> Double {
    let room = width - line.width
    return switch (text.alignment, text.direction) {
    case (.center, _): room / 2
    case (.leading, .leftToRight), (.trailing, .rightToLeft): 0
    case (.leading, .rightToLeft), (.trailing, .leftToRight): room
    }
  }
}

/// Draws runs of glyphs on a context that someone else owns.
@safe private struct Pen {
  let pointer: OpaquePointer

  func draw(_ run: GlyphRun, style: TextRun, at origin: Point) {
    unsafe cairo_set_source_rgba(
      pointer, style.color.red, style.color.green, style.color.blue, style.color.alpha)
    if run.span.isStretched {
      stretched(run, at: origin)
    } else {
      unsafe cairo_move_to(pointer, origin.x, origin.y)
      unsafe pango_cairo_show_glyph_string(pointer, run.font, run.glyphs)
    }
    if style.isUnderlined { rule(run, at: origin, size: style.font.size, height: Rule.underline) }
    if style.isStrikethrough { rule(run, at: origin, size: style.font.size, height: Rule.strikethrough) }
  }

  /// Draws a run wider than its font has it, about its middle.
  private func stretched(_ run: GlyphRun, at origin: Point) {
    let middle = run.width / 2
    unsafe cairo_save(pointer)
    unsafe cairo_translate(pointer, origin.x + middle, origin.y)
    unsafe cairo_scale(pointer, PercentSign.stretch, 1)
    unsafe cairo_move_to(pointer, -middle, 0)
    unsafe pango_cairo_show_glyph_string(pointer, run.font, run.glyphs)
    unsafe cairo_restore(pointer)
  }

  private func rule(_ run: GlyphRun, at origin: Point, size: Double, height: Double) {
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
