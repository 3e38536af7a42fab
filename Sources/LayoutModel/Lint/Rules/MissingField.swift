extension Rule {
  static let missingField = Rule(
    .missingField, .error, "a required field is present",
    why: "The service refuses the payload, or the phone has nothing to draw.",
    flagged: Example(#"[{"type": "text"}]"#), accepted: Example(#"[{"type": "text", "text": "Hello"}]"#))
}

extension Diagnostic {
  static func missingField(
    _ field: Field, in shapeName: String, object: JSONValue, at pointer: String
  )
    -> Diagnostic
  {
    Diagnostic(
      .missingField, "\(shapeName) needs '\(field.key)': \(field.summary)", at: pointer,
      SourceSpan(offset: object.span.offset, length: 1))
  }
}
