internal import CPango

/// Where lines may end, by Unicode's rules and those of the text's scripts.
struct BreakOpportunities {
  private var before: Set<Int> = []
  private var spaces: Set<Int> = []
  private let separators: Set<Int>

  init(_ text: ComposedText) {
    separators = Set(text.separators)
    let starts = text.bytes.indices.filter { text.bytes[$0] & 0xC0 != 0x80 }
    var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: starts.count + 1)
    unsafe text.bytes.withUnsafeBufferPointer { bytes in
      unsafe bytes.withMemoryRebound(to: CChar.self) { characters in
        unsafe pango_get_log_attrs(
          characters.baseAddress, Int32(clamping: characters.count), -1, pango_language_from_string("en"),
          &attributes, Int32(clamping: attributes.count))
      }
    }
    for (start, attribute) in zip(starts, attributes) {
      if attribute.is_line_break != 0 { before.insert(start) }
      if attribute.is_white != 0 { spaces.insert(start) }
    }
  }

  func allowsBreak(before byte: Int) -> Bool {
    before.contains(byte)
  }

  func kind(of byte: Int) -> TextCluster.Kind {
    if separators.contains(byte) { return .separator }
    return spaces.contains(byte) ? .space : .visible
  }
}
