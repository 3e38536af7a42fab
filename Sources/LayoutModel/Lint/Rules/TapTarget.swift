extension Rule {
  static let tapTarget = Rule(
    .tapTarget, .warning, "a tap opens an https page or the widget itself",
    why: "The app opens https URLs and plush://widget/<id>; a tap on anything else only opens the app.",
    flagged: Example(#"{"widget": {"id": "a", "title": "A", "open_url": "http://example.com"}}"#),
    accepted: Example(#"{"widget": {"id": "a", "title": "A", "open_url": "https://example.com"}}"#))
}

extension Diagnostic {
  static func tapTarget(_ subject: String, value: JSONValue, at pointer: String) -> Diagnostic {
    Diagnostic(
      .tapTarget,
      "\(subject) must be an https URL or plush://widget/<id>: a tap on another one opens only the app",
      at: pointer, value.span)
  }
}
