internal import LayoutModel

/// Findings for people: the place, the words, the source line with a caret, and the fix.
struct TextReport: Sendable {
  let console: Console
  private let palette: Palette
  private let stream: Stream

  enum Stream: Sendable {
    case output, error
  }

  init(console: Console, color: String?, stream: Stream) {
    self.console = console
    self.stream = stream
    let isTerminal = stream == .output ? console.isOutputTerminal : console.isErrorTerminal
    palette = Palette(isColored: Palette.isColored(color, isTerminal: isTerminal))
  }

  func print(_ file: CheckedFile) {
    for diagnostic in file.diagnostics {
      let text = Self.text(diagnostic, file, palette)
      switch stream {
      case .output: console.print(text)
      case .error: console.note(text)
      }
    }
  }

  static func plainText(_ files: [CheckedFile]) -> String {
    files.flatMap { file in
      file.diagnostics.map { text($0, file, Palette(isColored: false)) + "\n" }
    }.joined()
  }

  /// "2 errors, 1 warning in 3 files", on standard error, where there is a finding.
  static func printSummary(_ files: [CheckedFile], _ console: Console) {
    let counts = Severity.allCases.reversed().map { severity in
      (severity, files.map { $0.count(severity) }.reduce(0, +))
    }.filter { $0.1 > 0 }
    guard !counts.isEmpty else { return }
    let words = counts.map { "\($1) \($0.rawValue)\($1 == 1 ? "" : "s")" }.joined(separator: ", ")
    console.note("\(words) in \(files.count) file\(files.count == 1 ? "" : "s")")
  }

  private static func text(_ diagnostic: Diagnostic, _ file: CheckedFile, _ palette: Palette) -> String {
    let start = file.lines.position(of: diagnostic.span.offset)
    var lines = [
      palette.strong("\(file.path):\(start.line):\(start.column):") + " "
        + palette.severity(diagnostic.severity) + " " + PlainText.oneLine(diagnostic.message) + " "
        + palette.quiet("[\(diagnostic.rule.rawValue)]")
    ]
    lines += excerpt(diagnostic, file, start, palette)
    for note in diagnostic.notes { lines.append("  " + self.note(note, file, palette)) }
    return lines.joined(separator: "\n")
  }

  private static func note(_ note: Diagnostic.Note, _ file: CheckedFile, _ palette: Palette) -> String {
    let place = note.span.map { file.lines.position(of: $0.offset) }.map {
      "\(file.path):\($0.line):\($0.column): "
    }
    return (place ?? "") + palette.quiet("note:") + " " + PlainText.oneLine(note.message)
  }

  // MARK: The source line

  /// Characters of the source that are shown at each side of a place at most.
  private static let context = 60

  private static func excerpt(
    _ diagnostic: Diagnostic, _ file: CheckedFile, _ start: SourcePosition, _ palette: Palette
  ) -> [String] {
    let bytes = file.bytes
    let lineSpan = file.lines.span(ofLine: start.line)
    let isBlank = bytes[lineSpan.offset..<lineSpan.end].allSatisfy { $0 <= UInt8(ascii: " ") }
    guard !isBlank, diagnostic.span.offset <= lineSpan.end else { return [] }
    let before = printable(
      bytes[lineSpan.offset..<max(lineSpan.offset, min(diagnostic.span.offset, lineSpan.end))])
    let markedEnd = min(max(diagnostic.span.end, diagnostic.span.offset + 1), lineSpan.end)
    let markedStart = min(diagnostic.span.offset, lineSpan.end)
    let marked = printable(bytes[markedStart..<max(markedStart, markedEnd)])
    let after = printable(bytes[max(markedStart, markedEnd)..<lineSpan.end])
    let shownBefore = (before.count > context ? "…" : "") + before.suffix(context)
    let shownMarked = marked.prefix(context) + (marked.count > context ? "…" : "")
    let shownAfter = marked.count > context ? "" : after.prefix(context) + (after.count > context ? "…" : "")
    let gutter = String(start.line)
    let blank = String(repeating: " ", count: gutter.count)
    let caret = "^" + String(repeating: "~", count: max(0, width(of: shownMarked) - 1))
    return [
      " \(palette.quiet(gutter + " |")) \(shownBefore)\(shownMarked)\(shownAfter)",
      " \(blank) \(palette.quiet("|")) " + String(repeating: " ", count: width(of: shownBefore))
        + palette.caret(caret)
        + fixWords(diagnostic.fix),
    ]
  }

  private static func fixWords(_ fix: Fix?) -> String {
    guard let fix, fix.edits.count == 1, let edit = fix.edits.first, edit.replacement.count <= 40 else {
      return ""
    }
    return edit.replacement.isEmpty ? " remove" : " write \(edit.replacement)"
  }

  /// Control characters as spaces, so that no payload writes to the terminal.
  private static func printable(_ bytes: ArraySlice<UInt8>) -> String {
    var text = ""
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      let isControl = scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
      text.unicodeScalars.append(isControl ? " " : scalar)
    }
    return text
  }

  /// Columns on a terminal: two for wide East Asian characters and emoji.
  private static func width(of text: some StringProtocol) -> Int {
    text.reduce(0) { sum, character in
      let value = character.unicodeScalars.first?.value ?? 0
      let isWide =
        (0x1100...0x115F).contains(value) || (0x2E80...0xA4CF).contains(value)
        || (0xAC00...0xD7A3).contains(value)
        || (0xF900...0xFAFF).contains(value) || (0xFE30...0xFE6F).contains(value)
        || (0xFF00...0xFF60).contains(value)
        || (0x1F300...0x1FAFF).contains(value)
      return sum + (isWide ? 2 : 1)
    }
  }
}
