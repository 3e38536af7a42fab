internal import LayoutModel

/// The colours of a terminal, or none.
struct Palette: Sendable {
  let isColored: Bool

  /// `auto` follows the terminal and `NO_COLOR`.
  static func isColored(_ choice: String?, isTerminal: Bool) -> Bool {
    switch choice {
    case "always": true
    case "never": false
    default: isTerminal && Environment.value("NO_COLOR").isEmpty && Environment.value("TERM") != "dumb"
    }
  }

  func strong(_ text: String) -> String { styled(text, "1") }
  func quiet(_ text: String) -> String { styled(text, "2") }
  func caret(_ text: String) -> String { styled(text, "32;1") }

  func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: styled("error:", "31;1")
    case .warning: styled("warning:", "35;1")
    case .note: styled("note:", "36;1")
    }
  }

  private func styled(_ text: String, _ code: String) -> String {
    isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
