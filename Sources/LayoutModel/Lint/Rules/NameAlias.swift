extension Rule {
  static let nameAlias = Rule(
    .nameAlias, .note, "a name is written as the format lists it, not by another name of it",
    why: "Other names are read too, but people who search a project for a tone find only one of the two.",
    flagged: Example(#"[{"type": "badge", "text": "down", "tone": "error"}]"#),
    accepted: Example(#"[{"type": "badge", "text": "down", "tone": "danger"}]"#))
}

extension Diagnostic {
  static func nameAlias(_ text: String, name: String, value: JSONValue, at pointer: String) -> Diagnostic {
    Diagnostic(
      .nameAlias, "'\(text)' is another name of '\(name)': write '\(name)'", at: pointer, value.span,
      fix: Fix(isSafe: true, edits: [SourceEdit(span: insideQuotes(value.span), replacement: name)]))
  }
}
