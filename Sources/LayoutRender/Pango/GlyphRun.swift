internal import CPango

/// Glyphs of one font in one style, in their place on a line.
///
/// The font lives as long as the text that the run was shaped from.
@safe struct GlyphRun {
  /// HarfBuzz's font.
  let font: OpaquePointer
  /// The index of the styled run that the glyphs belong to.
  let run: Int
  /// By how much the glyphs are drawn wider and higher than the font has them.
  let stretch: Stretch
  /// From left to right.
  let glyphs: [Glyph]
  /// Points from the start of the line.
  var x = 0.0

  struct Stretch: Hashable {
    var horizontal: Double
    var vertical: Double

    static let none = Stretch(horizontal: 1, vertical: 1)
  }

  /// A glyph; all lengths in points, stretched.
  struct Glyph: Hashable {
    let id: UInt32
    /// From the start of the glyph's room; `y` grows downwards.
    let offsetX: Double
    let offsetY: Double
    /// With the tracking after it.
    var advance: Double
    /// The byte of the text that its cluster starts with.
    let cluster: Int

    /// Whether no font has the character: glyph 0 stands for that in every font.
    var isMissing: Bool { id == 0 }
  }

  init(font: OpaquePointer, run: Int, stretch: Stretch, glyphs: [Glyph]) {
    unsafe self.font = unsafe font
    self.run = run
    self.stretch = stretch
    self.glyphs = glyphs
  }

  var width: Double { glyphs.reduce(0) { $0 + $1.advance } }
}
