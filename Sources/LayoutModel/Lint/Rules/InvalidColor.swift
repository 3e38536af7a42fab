extension Rule {
  static let invalidColor = Rule(
    .invalidColor, .error, "a colour is a name, a hex colour, or one of each for light and dark",
    why:
      "A colour that can't be read is left out, and the text may stand on a background it was not meant for.",
    flagged: Example(##"[{"type": "stack", "background": "rgba(8,15,30,50%)", "children": []}]"##),
    accepted: Example(##"[{"type": "stack", "background": "#080F1E80", "children": []}]"##))
}

extension Diagnostic {
  static func invalidColor(
    _ subject: String, _ text: String, value: JSONValue, at pointer: String
  ) -> Diagnostic {
    let known = ColorValue.names
    let hint: String
    if text.hasPrefix("#") {
      hint = "a hex colour has 3, 4, 6 or 8 digits after '#'"
    } else if let suggestion = nearestName(to: text, among: known) {
      hint = "did you mean '\(suggestion)'?"
    } else {
      hint = "write a tone, a system colour, or a hex colour such as '#34C759'"
    }
    return Diagnostic(.invalidColor, "\(subject) has no colour '\(text)': \(hint)", at: pointer, value.span)
  }
}
