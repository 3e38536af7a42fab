extension Rule {
  static let widgetCount = Rule(
    .widgetCount, .warning, "one run updates at most 100 widgets",
    why: "The service keeps 100 active widgets an account and refuses further ones.",
    flagged: Example(#"{"widget": {"id": "one-too-many", "title": "101"}}"#, besides: hundredWidgets),
    accepted: Example(#"{"widget": {"id": "deploy", "title": "1"}}"#))

  /// A placeholder for a hundred other files: the example counts them, it need not show them.
  private static let hundredWidgets = "100 other widgets"
}

extension Diagnostic {
  static func widgetCount(_ pointer: String, _ span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .widgetCount,
      "this is one widget more than the \(Limits.activeWidgets) that an account may have active: delete one that is no longer needed",
      at: pointer, span)
  }
}
