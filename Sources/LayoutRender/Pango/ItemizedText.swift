internal import CPango
// GLib's types belong to every C module that includes them; Swift asks for the last one.
internal import CRsvg
internal import LayoutEngine
internal import LayoutModel

/// A composed text parted into pieces of one font, one direction and one style.
///
/// Pango chooses the fonts and orders the directions. Its layouts are not used: they measure by Cairo's cache of
/// glyphs, which drops pages that other threads read, and take time by the square of a long word.
@safe final class ItemizedText {
  let composed: ComposedText
  let pieces: [Piece]
  private let recipes: [FontRecipe]
  private let items: [UnsafeMutablePointer<PangoItem>]

  /// In the order of the text.
  @safe struct Piece {
    var range: Range<Int>
    /// Odd for right to left.
    var level: Int
    var run: Int
    var isPercent: Bool
    /// Whether the font is the one that was asked for, and not one that stands in.
    var isOwnFont: Bool
    var font: OpaquePointer
    var language: String

    /// Points: pictures come in one size, which is seldom the one that was asked for.
    var fontSize: Double {
      var (x, y): (Int32, Int32) = (0, 0)
      unsafe hb_font_get_scale(font, &x, &y)
      return PangoUnits.points(max(x, y))
    }
  }

  init(
    _ composed: ComposedText, recipes: [FontRecipe], language: String, direction: LayoutDirection,
    in context: TextContext
  ) {
    self.composed = composed
    self.recipes = recipes
    let attributes = AttributeList(composed, recipes: recipes, language: language)
    let items = unsafe composed.paragraphs.flatMap { paragraph in
      unsafe Self.items(
        of: composed.bytes, paragraph, direction: direction, attributes: attributes.pointer,
        context: context.pointer)
    }
    unsafe self.items = unsafe items
    pieces = unsafe items.flatMap { unsafe Self.pieces(of: $0, in: composed, recipes: recipes) }
  }

  deinit {
    unsafe items.forEach { unsafe pango_item_free($0) }
  }

  // MARK: Pieces

  private static func items(
    of bytes: [UInt8], _ range: Range<Int>, direction: LayoutDirection, attributes: OpaquePointer?,
    context: OpaquePointer?
  ) -> [UnsafeMutablePointer<PangoItem>] {
    guard !range.isEmpty else { return unsafe [] }
    let list = unsafe bytes.withUnsafeBufferPointer { buffer in
      unsafe buffer.withMemoryRebound(to: CChar.self) { text in
        unsafe pango_itemize_with_base_dir(
          context, direction == .leftToRight ? PANGO_DIRECTION_LTR : PANGO_DIRECTION_RTL, text.baseAddress,
          Int32(clamping: range.lowerBound), Int32(clamping: range.count), attributes, nil)
      }
    }
    defer { unsafe g_list_free(list) }
    var items: [UnsafeMutablePointer<PangoItem>] = unsafe []
    var node = unsafe list
    while let current = unsafe node {
      if let data = unsafe current.pointee.data {
        unsafe items.append(data.assumingMemoryBound(to: PangoItem.self))
      }
      unsafe node = unsafe current.pointee.next
    }
    return unsafe items
  }

  /// The parts of an item in each of the text's styles.
  private static func pieces(
    of item: UnsafeMutablePointer<PangoItem>, in text: ComposedText, recipes: [FontRecipe]
  ) -> [Piece] {
    let start = unsafe Int(item.pointee.offset)
    let range = unsafe start..<start + Int(item.pointee.length)
    guard let chosen = unsafe item.pointee.analysis.font, let font = unsafe pango_font_get_hb_font(chosen),
      let language = unsafe pango_language_to_string(item.pointee.analysis.language)
    else { return [] }
    let family = unsafe FontName.family(of: chosen)
    let first = text.spans.firstIndex(sortedBy: { $0.range.upperBound > range.lowerBound })
    return text.spans[first...].prefix { $0.range.lowerBound < range.upperBound }.compactMap { span in
      let part = span.range.clamped(to: range)
      guard !part.isEmpty, recipes.indices.contains(span.run) else { return nil }
      return unsafe Piece(
        range: part, level: Int(item.pointee.analysis.level), run: span.run, isPercent: span.isPercent,
        isOwnFont: family == recipes[span.run].family, font: font, language: String(cString: language))
    }
  }

  // MARK: Lines

  /// The runs of a line from left to right, each in its place.
  func line(_ range: Range<Int>) -> ShapedLine {
    let first = pieces.firstIndex(sortedBy: { $0.range.upperBound > range.lowerBound })
    let overlapping = pieces[first...].prefix { $0.range.lowerBound < range.upperBound }
    let parts = overlapping.map { ($0.level, shaped($0, $0.range.clamped(to: range))) }
    return ShapedLine(runs: VisualOrder.sorted(parts), source: self)
  }

  /// A piece or a part of it as glyphs.
  private func shaped(_ piece: Piece, _ range: Range<Int>) -> GlyphRun {
    let recipe = recipes[piece.run]
    let stretch = recipe.stretch(of: piece)
    let features = piece.isOwnFont ? FeatureStretch.all(in: composed.bytes, range: range) : []
    let glyphs = unsafe Shaper.glyphs(
      of: Shaper.Stretch(
        range: range, font: piece.font, isRightToLeft: !piece.level.isMultiple(of: 2),
        language: piece.language,
        features: features, hasMonospacedDigits: recipe.hasMonospacedDigits), in: composed.bytes)
    let tracking = piece.isOwnFont ? recipe.tracking : 0
    return unsafe GlyphRun(
      font: piece.font, run: piece.run, stretch: stretch, glyphs: glyphs.tracked(tracking, stretch: stretch))
  }

  // MARK: Clusters

  /// The clusters of the text in the order that it was written in; `whole` is all of it as one line.
  func clusters(of whole: ShapedLine) -> [TextCluster] {
    var advances = [Double](repeating: 0, count: composed.bytes.count)
    for run in whole.runs {
      for glyph in run.glyphs where advances.indices.contains(glyph.cluster) {
        advances[glyph.cluster] += glyph.advance
      }
    }
    let breaks = BreakOpportunities(composed)
    let starts = composed.clusters
    return starts.enumerated().map { index, start in
      let end = index + 1 < starts.count ? starts[index + 1] : composed.bytes.count
      return TextCluster(
        start: start, advance: advances[start..<end].reduce(0, +), kind: breaks.kind(of: start),
        allowsBreakBefore: breaks.allowsBreak(before: start))
    }
  }
}

extension FontRecipe {
  /// Percent signs are widened, and faces that stand in are as large as what was asked for.
  fileprivate func stretch(of piece: ItemizedText.Piece) -> GlyphRun.Stretch {
    guard piece.isOwnFont else {
      let factor = nominalSize / max(piece.fontSize, 0.1)
      return GlyphRun.Stretch(horizontal: factor, vertical: factor)
    }
    return piece.isPercent ? GlyphRun.Stretch(horizontal: percentStretch, vertical: 1) : .none
  }
}

extension [Shaper.Glyph] {
  /// The glyphs stretched, and `tracking` points after the last one of each cluster.
  fileprivate func tracked(_ tracking: Double, stretch: GlyphRun.Stretch) -> [GlyphRun.Glyph] {
    indices.map { index in
      let glyph = self[index]
      let isLast = index + 1 == count || self[index + 1].cluster != glyph.cluster
      return GlyphRun.Glyph(
        id: glyph.id, offsetX: glyph.offsetX * stretch.horizontal, offsetY: glyph.offsetY * stretch.vertical,
        advance: glyph.advance * stretch.horizontal + (isLast ? tracking : 0), cluster: glyph.cluster)
    }
  }
}

/// What a face calls itself.
enum FontName {
  static func family(of font: UnsafeMutablePointer<PangoFont>) -> String {
    let description = unsafe pango_font_describe(font)
    defer { unsafe pango_font_description_free(description) }
    guard let name = unsafe pango_font_description_get_family(description) else { return "" }
    return unsafe String(cString: name)
  }
}
