extension Rule {
  static let inputPlaceholder = Rule(
    .inputPlaceholder, .warning,
    "'{{input}}' stands in the body of an action with a reply field, and only there",
    why:
      "It is replaced by the typed text. Without a reply field it is sent as it is; a body without it is dropped for {\"text\": \"…\"}.",
    flagged: Example(
      ##"{"title": "T", "body": "B", "actions": [{"id": "a", "title": "A", "url": "https://example.com", "method": "POST", "body": "{{input}}"}]}"##
    ),
    accepted: Example(
      ##"{"title": "T", "body": "B", "actions": [{"id": "a", "title": "A", "url": "https://example.com", "method": "POST", "body": "{{input}}", "text_input": true}]}"##
    ))
}

extension ObjectCheck {
  static let inputPlaceholder = ObjectCheck { action, checker in
    let takesInput = action.flag(.actionTextInput) == true
    if let body = action.member(.actionBody), case .string(let text) = body.value.kind {
      if text.mentions("{{input}}") {
        if !takesInput {
          report("'{{input}}' is sent as it is: add \"text_input\": true for a reply field", body)
        }
      } else if looksLikePlaceholder(text) {
        report("the placeholder is written '{{input}}', in lower case and without spaces", body)
      } else if takesInput {
        report("'\(body.key)' has no '{{input}}': the reply is sent as {\"text\": \"…\"} instead of it", body)
      }
    }
    for field in [Field.actionURL, .actionHeaders] {
      guard let member = action.member(field), mentionsPlaceholder(member.value) else { continue }
      report("'{{input}}' is replaced in 'body' alone, not in '\(member.key)'", member)
    }
    func report(_ message: String, _ member: JSONMember) {
      checker.report(
        Diagnostic(.inputPlaceholder, message, at: action.pointer(of: member), member.value.span))
    }
  }

  private static func mentionsPlaceholder(_ value: JSONValue) -> Bool {
    switch value.kind {
    case .string(let text): text.mentions("{{input}}")
    case .object(let members): members.contains { mentionsPlaceholder($0.value) }
    case .null, .boolean, .number, .array: false
    }
  }

  /// `{{ Input }}`, `{input}` and the like are not taken for it: only two braces around the word are.
  private static func looksLikePlaceholder(_ text: String) -> Bool {
    let folded = text.utf8.filter { $0 > ASCII.space }.map(ASCII.lowercased)
    return String(decoding: folded, as: UTF8.self).mentions("{{input}}")
  }
}
