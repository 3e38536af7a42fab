extension Rule {
  static let insecureURL = Rule(
    .insecureURL, .error, "a URL that the device or the service calls is https",
    why:
      "App Transport Security refuses plain http, and a file or data URL would be read from somebody's device.",
    flagged: Example(
      #"{"widget": {"id": "a", "title": "A", "buttons": [{"id": "b", "title": "B", "callback": {"url": "http://example.com"}}]}}"#
    ),
    accepted: Example(
      #"{"widget": {"id": "a", "title": "A", "buttons": [{"id": "b", "title": "B", "callback": {"url": "https://example.com"}}]}}"#
    ))
}

extension Diagnostic {
  static func insecureURL(
    _ subject: String, rule: String, value: JSONValue, at pointer: String, fix: Fix? = nil
  )
    -> Diagnostic
  {
    Diagnostic(.insecureURL, "\(subject) \(rule)", at: pointer, value.span, fix: fix)
  }
}
