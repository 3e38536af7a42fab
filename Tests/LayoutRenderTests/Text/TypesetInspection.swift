import CPango

@testable import LayoutRender

/// Views of a laid out text that only tests need.
extension TypesetText {
  /// The numbers of all glyphs in the order that they are drawn.
  var glyphs: [UInt32] {
    lines.flatMap { line in line.shaped.runs.flatMap { $0.glyphs.map(\.id) } }
  }

  /// Whether each run's font draws pictures, in the order that they are drawn.
  var pictureRuns: [Bool] {
    lines.flatMap { line in
      line.shaped.runs.map { unsafe hb_ot_color_has_png(hb_font_get_face($0.font)) != 0 }
    }
  }
}
