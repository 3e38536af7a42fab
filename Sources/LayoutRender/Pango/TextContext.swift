internal import CCairo
internal import CPango
internal import Synchronization

/// A font map of its own and Pango's context made from it.
///
/// Pango's objects belong to one thread at a time. A context is lent to one user at a time under the pool's lock,
/// so what the last user did has happened before the next one starts; nothing of it is shared in between.
@safe final class TextContext: @unchecked Sendable {
  private let map: UnsafeMutablePointer<PangoFontMap>?
  let pointer: OpaquePointer?
  let emoji = EmojiCache()

  init(fonts: FontEnvironment) {
    let map = unsafe pango_cairo_font_map_new()
    unsafe self.map = unsafe map
    unsafe fonts.supply(map)
    let context = unsafe pango_font_map_create_context(map)
    unsafe pango_context_set_language(context, pango_language_from_string("en"))
    unsafe pango_context_set_round_glyph_positions(context, 0)
    unsafe Self.turnHintingOff(in: context)
    unsafe pointer = unsafe context
  }

  deinit {
    unsafe g_object_unref(UnsafeMutableRawPointer(pointer))
    unsafe g_object_unref(UnsafeMutableRawPointer(map))
  }

  private static func turnHintingOff(in context: OpaquePointer?) {
    let options = unsafe cairo_font_options_create()
    unsafe cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    unsafe cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    unsafe cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    unsafe pango_cairo_context_set_font_options(context, options)
    unsafe cairo_font_options_destroy(options)
  }
}

/// Contexts at rest, each ready for the next user.
final class TextContextPool: Sendable {
  private let fonts: FontEnvironment
  private let resting = Mutex<[TextContext]>([])
  /// More than this at rest are freed: a font map holds a few megabytes.
  private static let limit = 16

  init(fonts: FontEnvironment) {
    self.fonts = fonts
  }

  /// A context for one user; it returns to the pool when the lease ends.
  func lease() -> TextContextLease {
    let context = resting.withLock { $0.popLast() }
    return TextContextLease(context: context ?? TextContext(fonts: fonts), pool: self)
  }

  fileprivate func giveBack(_ context: TextContext) {
    resting.withLock { contexts in
      if contexts.count < Self.limit { contexts.append(context) }
    }
  }
}

/// The sole use of a context for as long as it lives.
struct TextContextLease: ~Copyable {
  let context: TextContext
  private let pool: TextContextPool

  fileprivate init(context: TextContext, pool: TextContextPool) {
    self.context = context
    self.pool = pool
  }

  deinit {
    pool.giveBack(context)
  }
}
