extension Rule {
  static let repeatedWidget = Rule(
    .repeatedWidget, .warning, "two files of one run don't update the same widget",
    why: "The later one replaces the earlier one: most often a copied file kept the id of the first.",
    flagged: Example(
      #"{"widget": {"id": "deploy", "title": "Two"}}"#,
      besides: #"{"widget": {"id": "deploy", "title": "One"}}"#),
    accepted: Example(
      #"{"widget": {"id": "backup", "title": "Two"}}"#,
      besides: #"{"widget": {"id": "deploy", "title": "One"}}"#))
}

extension Diagnostic {
  static func repeatedWidget(
    _ id: String, _ pointer: String, _ span: SourceSpan, in path: String
  ) -> Diagnostic {
    Diagnostic(
      .repeatedWidget,
      "the widget '\(id)' is also updated by \(path): the later payload replaces the earlier, give it an id of its own",
      at: pointer, span)
  }
}
