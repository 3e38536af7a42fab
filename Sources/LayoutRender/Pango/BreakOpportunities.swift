internal import CPango

/// Where lines may end, by Unicode's rules and those of the text's scripts.
struct BreakOpportunities {
  /// For each byte what is known of the scalar that starts there.
  private var marks: [Mark]

  private struct Mark: OptionSet {
    let rawValue: UInt8

    static let breakBefore = Mark(rawValue: 1 << 0)
    static let space = Mark(rawValue: 1 << 1)
    static let separator = Mark(rawValue: 1 << 2)
  }

  init(_ text: ComposedText) {
    marks = Array(repeating: [], count: text.bytes.count)
    for separator in text.separators { marks[separator].insert(.separator) }
    let starts = text.bytes.indices.filter { text.bytes[$0] & 0xC0 != 0x80 }
    for (start, attribute) in zip(starts, Self.attributes(of: text.bytes, scalars: starts.count)) {
      if attribute.is_line_break != 0 { marks[start].insert(.breakBefore) }
      if attribute.is_white != 0 { marks[start].insert(.space) }
    }
  }

  /// `byte` must be one of the text's.
  func allowsBreak(before byte: Int) -> Bool {
    marks[byte].contains(.breakBefore)
  }

  /// `byte` must be one of the text's.
  func kind(of byte: Int) -> TextCluster.Kind {
    if marks[byte].contains(.separator) { return .separator }
    return marks[byte].contains(.space) ? .space : .visible
  }

  private static func attributes(of bytes: [UInt8], scalars: Int) -> [PangoLogAttr] {
    var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: scalars + 1)
    unsafe bytes.withUnsafeBufferPointer { buffer in
      unsafe buffer.withMemoryRebound(to: CChar.self) { text in
        unsafe pango_get_log_attrs(
          text.baseAddress, Int32(clamping: text.count), -1, pango_language_from_string("en"), &attributes,
          Int32(clamping: attributes.count))
      }
    }
    return attributes
  }
}
