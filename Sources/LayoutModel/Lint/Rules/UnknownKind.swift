extension Rule {
  static let unknownKind = Rule(
    .unknownKind, .error, "a payload's kind can be told from its keys, or is named",
    why: "Without a kind no field can be checked: most often the file is another request's body.",
    flagged: Example(#"{"installationId": "device-local-uuid"}"#),
    accepted: Example(#"{"widget": {"id": "deploy", "title": "Deploy"}}"#))
}

extension Diagnostic {
  static func unknownKind(of value: JSONValue) -> Diagnostic {
    let message: String
    if case .object = value.kind {
      message =
        "no kind of payload can be told: a widget has 'widget', a Live Activity 'event', a push 'title' or 'body', "
        + "blocks are an array; name another with --kind"
    } else {
      message = "a payload is an object, or an array of blocks, not \(value.typeName)"
    }
    return Diagnostic(.unknownKind, message, at: "", SourceSpan(offset: value.span.offset, length: 1))
  }
}
