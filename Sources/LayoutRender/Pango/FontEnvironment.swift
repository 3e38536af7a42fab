internal import CPango

/// The fonts of a renderer: a configuration of fontconfig of its own, that no other font of the machine enters.
///
/// Fontconfig allows a configuration to be read from many threads once its fonts are built.
@safe final class FontEnvironment: @unchecked Sendable {
  private let configuration: OpaquePointer

  /// Reads the configuration, and fails where a family that pictures need is not installed.
  init(xml: [UInt8] = FontConfiguration.xml) throws(FontFailure) {
    guard let configuration = unsafe FcConfigCreate() else { throw .configuration }
    unsafe self.configuration = unsafe configuration
    let isRead = unsafe (xml + [0]).withUnsafeBufferPointer { bytes in
      unsafe FcConfigParseAndLoadFromMemory(configuration, bytes.baseAddress, FcTrue)
    }
    guard isRead == FcTrue, unsafe FcConfigBuildFonts(configuration) == FcTrue else { throw .configuration }
    let missing = Self.needed.filter { !has(family: $0.family) }
    guard missing.isEmpty else { throw .missing(missing) }
  }

  deinit {
    unsafe FcConfigDestroy(configuration)
  }

  /// Makes `map` use these fonts and no others.
  func supply(_ map: UnsafeMutablePointer<PangoFontMap>?) {
    let pointer = UnsafeMutableRawPointer(map)
    unsafe pango_fc_font_map_set_config(OpaquePointer(pointer), configuration)
  }

  /// The families without which pictures would silently differ, and Debian's packages of them.
  private static let needed = [
    FontFailure.MissingFont(family: "Inter", package: "fonts-inter"),
    FontFailure.MissingFont(family: "Inter Display", package: "fonts-inter"),
    FontFailure.MissingFont(family: "Noto Sans Mono", package: "fonts-noto-mono"),
    FontFailure.MissingFont(family: "Noto Serif", package: "fonts-noto-core"),
    FontFailure.MissingFont(family: "Noto Color Emoji", package: "fonts-noto-color-emoji"),
    FontFailure.MissingFont(family: "Noto Sans CJK JP", package: "fonts-noto-cjk"),
  ]

  private func has(family: String) -> Bool {
    guard let pattern = unsafe FcPatternCreate() else { return false }
    defer { unsafe FcPatternDestroy(pattern) }
    let isAdded = unsafe family.withCString { name in
      unsafe name.withMemoryRebound(to: FcChar8.self, capacity: family.utf8.count + 1) { bytes in
        unsafe FcPatternAddString(pattern, FC_FAMILY, bytes)
      }
    }
    guard isAdded == FcTrue, let list = unsafe FcFontList(configuration, pattern, nil) else { return false }
    defer { unsafe FcFontSetDestroy(list) }
    return unsafe list.pointee.nfont > 0
  }
}
