internal import CCairo
internal import LayoutEngine
internal import LayoutModel

/// Draws a laid out text run by run, so that no rule of Pango's about lines has a say.
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
      let pen = unsafe GlyphPen(pointer: context.pointer, emoji: typesetter.context.emoji)
      for run in line.shaped.runs {
        pen.draw(run, style: text.text.style(ofRun: run.run), at: Point(x: origin.x + run.x, y: origin.y))
      }
    }
  }
}

extension StyledText {
  /// The look of a run; an ellipsis without a run has that of an ordinary text.
  fileprivate func style(ofRun index: Int) -> TextRun {
    runs.indices.contains(index) ? runs[index] : TextRun(text: "", font: baseFont, color: .black)
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
