extension Rule {
  static let urlWhiteSpace = Rule(
    .urlWhiteSpace, .error, "a URL holds no white space and no control character",
    why:
      "A space or a line break that came in by copying makes the URL invalid on the phone, and hides what scheme it has.",
    flagged: Example(#"{"widget": {"id": "a", "title": "A", "open_url": "https://example.com "}}"#),
    accepted: Example(#"{"widget": {"id": "a", "title": "A", "open_url": "https://example.com"}}"#))
}

extension Diagnostic {
  /// The fix is offered where the characters stand at the ends and unescaped, so that bytes can be cut.
  static func urlWhiteSpace(
    _ subject: String, _ text: String, value: JSONValue, at pointer: String
  ) -> Diagnostic {
    let (leading, trailing) = URLText.outerWhiteSpace(text)
    let isOuterOnly = URLText.withoutWhiteSpace(text).utf8.count == text.utf8.count - leading - trailing
    let isUnescaped = value.span.length == text.utf8.count + 2
    let message =
      isOuterOnly
      ? "\(subject) has white space at its \(leading > 0 ? "start" : "end"): remove it"
      : "\(subject) has white space or a control character inside: write a space as '%20'"
    let start = SourceSpan(offset: value.span.offset + 1, length: leading)
    let end = SourceSpan(offset: value.span.end - 1 - trailing, length: trailing)
    let edits = [start, end].filter { $0.length > 0 }.map { SourceEdit.removal(of: $0) }
    return Diagnostic(
      .urlWhiteSpace, message, at: pointer, value.span,
      fix: isOuterOnly && isUnescaped ? Fix(isSafe: true, edits: edits) : nil)
  }
}
