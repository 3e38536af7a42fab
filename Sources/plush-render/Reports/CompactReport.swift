internal import LayoutModel

/// One line a finding: what editors and `grep` read.
enum CompactReport {
  static func text(_ files: [CheckedFile]) -> String {
    files.flatMap { file in file.diagnostics.map { line($0, file) + "\n" } }.joined()
  }

  private static func line(_ diagnostic: Diagnostic, _ file: CheckedFile) -> String {
    let place = file.lines.position(of: diagnostic.span.offset)
    let message = PlainText.oneLine(diagnostic.message)
    return
      "\(PlainText.oneLine(file.path)):\(place.line):\(place.column): \(diagnostic.severity.rawValue): \(message) [\(diagnostic.rule.rawValue)]"
  }
}

/// Texts of a payload in a report.
enum PlainText {
  /// The text with a space for each control character, so that it stays on its line and sends nothing to a terminal.
  static func oneLine(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      let isControl = scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
      result.unicodeScalars.append(isControl ? " " : scalar)
    }
    return result
  }
}
