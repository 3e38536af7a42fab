extension GoldenFile {
  /// Why the test fails, or `nil` where the golden holds exactly `actual`.
  package func failure(of actual: String, mode: GoldenMode = .current) throws -> String? {
    try failure(of: Array(actual.utf8), mode: mode) { expected in
      guard expected != Array(actual.utf8) else { return nil }
      let lines = TextDifference.lines(from: String(decoding: expected, as: UTF8.self), to: actual)
      return Mismatch(
        summary: "\n" + lines.prefix(12).joined(separator: "\n") + (lines.count > 12 ? "\n…" : ""),
        difference: Array((lines.joined(separator: "\n") + "\n").utf8))
    }
  }
}

/// How two texts differ.
package enum TextDifference {
  /// The lines that left, each after `-`, and those that came, each after `+`, in order.
  package static func lines(from old: String, to new: String) -> [String] {
    let old = old.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let new = new.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let changes = new.difference(from: old).map { change in
      switch change {
      case .remove(let offset, let line, _): (offset: offset, text: "- " + line)
      case .insert(let offset, let line, _): (offset: offset, text: "+ " + line)
      }
    }
    return changes.sorted { $0.offset != $1.offset ? $0.offset < $1.offset : $0.text > $1.text }.map(\.text)
  }
}
