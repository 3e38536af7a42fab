internal import PlushFonts

/// The private configuration of fontconfig: the only fonts that are ever used, in the order of falling back.
enum FontConfiguration {
  /// XML in UTF-8.
  static let xml = PlushFonts.configuration
}
