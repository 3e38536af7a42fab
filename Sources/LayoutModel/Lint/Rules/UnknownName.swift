extension Rule {
  static let unknownName = Rule(
    .unknownName, .error, "a field with fixed names has one of them",
    why: "The phone falls back to the default in silence.",
    flagged: Example(#"[{"type": "text", "text": "Hi", "style": "heading"}]"#),
    accepted: Example(#"[{"type": "text", "text": "Hi", "style": "headline"}]"#))
}

extension Diagnostic {
  static func unknownName(
    _ subject: String, _ text: String, names: NameSet, value: JSONValue, at pointer: String
  )
    -> Diagnostic
  {
    let suggestion = nearestName(to: text, among: names.accepted)
    let hint =
      suggestion.map { "did you mean '\($0)'?" } ?? "it is one of " + names.names.joined(separator: ", ")
    let fix = suggestion.map { name in
      Fix(isSafe: false, edits: [SourceEdit(span: insideQuotes(value.span), replacement: name)])
    }
    return Diagnostic(
      .unknownName, "\(subject) has no value '\(text)': \(hint)", at: pointer, value.span, fix: fix)
  }

  /// The span of a string without its quotes.
  static func insideQuotes(_ span: SourceSpan) -> SourceSpan {
    SourceSpan(offset: span.offset + 1, length: max(0, span.length - 2))
  }
}
