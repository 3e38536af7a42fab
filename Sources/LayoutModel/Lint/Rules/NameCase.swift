extension Rule {
  static let nameCase = Rule(
    .nameCase, .warning, "a name is written in its own case",
    why: "Names are matched exactly on the phone; the preview reads another case as what it was meant for.",
    flagged: Example(#"[{"type": "badge", "text": "live", "tone": "Success"}]"#),
    accepted: Example(#"[{"type": "badge", "text": "live", "tone": "success"}]"#))
}

extension Diagnostic {
  static func nameCase(_ text: String, name: String, value: JSONValue, at pointer: String) -> Diagnostic {
    Diagnostic(
      .nameCase, "'\(text)' is written '\(name)': names are matched exactly", at: pointer, value.span,
      fix: Fix(isSafe: true, edits: [SourceEdit(span: insideQuotes(value.span), replacement: name)]))
  }
}
