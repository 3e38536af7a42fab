extension Rule {
  static let invalidFormat = Rule(
    .invalidFormat, .error, "a string has the form of its field",
    why: "An id with a space, a date without a time zone or broken base64 is refused by the service.",
    flagged: Example(#"{"widget": {"id": "deploy main", "title": "Deploy"}}"#),
    accepted: Example(#"{"widget": {"id": "deploy-main", "title": "Deploy"}}"#))
}

extension Diagnostic {
  static func invalidFormat(
    _ subject: String, rule: String, severity: Severity = .error, value: JSONValue, at pointer: String
  ) -> Diagnostic {
    Diagnostic(
      rule: .invalidFormat, severity: severity, message: "\(subject) \(rule)", pointer: pointer,
      span: value.span)
  }
}
