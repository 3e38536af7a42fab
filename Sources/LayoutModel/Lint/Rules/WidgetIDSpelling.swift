extension Rule {
  static let widgetIDSpelling = Rule(
    .widgetIDSpelling, .note, "a widget's id is spelt alike in all files",
    why:
      "Ids are compared letter by letter: another case or separator makes a second widget, and the first one goes stale.",
    flagged: Example(
      #"{"widget": {"id": "deploy_main", "title": "Two"}}"#,
      besides: #"{"widget": {"id": "deploy-main", "title": "One"}}"#),
    accepted: Example(
      #"{"widget": {"id": "deploy-docs", "title": "Two"}}"#,
      besides: #"{"widget": {"id": "deploy-main", "title": "One"}}"#))
}

extension Diagnostic {
  static func widgetIDSpelling(
    _ id: String, _ pointer: String, _ span: SourceSpan, other: String, in path: String
  ) -> Diagnostic {
    Diagnostic(
      .widgetIDSpelling,
      "'\(id)' and '\(other)' in \(path) are two widgets: spell the id alike if one is meant",
      at: pointer, span)
  }
}
