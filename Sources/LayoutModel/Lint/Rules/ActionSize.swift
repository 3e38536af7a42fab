extension Rule {
  static let actionSize = Rule(
    .actionSize, .error, "the headers and the body of an action have at most 1,024 bytes each",
    why: "Actions travel inside the push, which has 4,096 bytes in all; the service refuses larger ones.",
    flagged: Example(
      #"{"title": "T", "body": "B", "actions": [{"id": "a", "title": "A", "url": "https://example.com", "method": "POST", "body": ""#
        + String(repeating: "x", count: 1025) + #""}]}"#),
    accepted: Example(
      #"{"title": "T", "body": "B", "actions": [{"id": "a", "title": "A", "url": "https://example.com", "method": "POST", "body": ""#
        + String(repeating: "x", count: 1024) + #""}]}"#))
}

extension Diagnostic {
  static func actionSize(
    _ subject: String, _ bytes: Int, limit: Int, value: JSONValue, at pointer: String
  ) -> Diagnostic {
    Diagnostic(
      .actionSize,
      "\(subject) has \(grouped(bytes)) bytes: at most \(grouped(limit)) are allowed, let the endpoint look the rest up",
      at: pointer, value.span)
  }
}

extension ObjectCheck {
  /// UTF-8 bytes of all header names and values together.
  static let headersSize = ObjectCheck { action, checker in
    guard let headers = action.member(.actionHeaders), case .object(let members) = headers.value.kind else {
      return
    }
    let bytes = members.reduce(0) { sum, header in
      guard case .string(let text) = header.value.kind else { return sum }
      return sum + header.key.utf8.count + text.utf8.count
    }
    guard bytes > Limits.actionBytes else { return }
    checker.report(
      .actionSize(
        "'\(headers.key)'", bytes, limit: Limits.actionBytes, value: headers.value,
        at: action.pointer(of: headers)))
  }
}
