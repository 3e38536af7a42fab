extension Rule {
  static let textLength = Rule(
    .textLength, .error, "a string keeps to the length of its field",
    why: "The service refuses longer ones, and an empty id or title leaves nothing to show or to answer to.",
    flagged: Example(#"{"widget": {"id": "", "title": "Deploy"}}"#),
    accepted: Example(#"{"widget": {"id": "deploy", "title": "Deploy"}}"#))
}

extension Diagnostic {
  static func textLength(
    _ subject: String, _ length: Int, shape: StringShape, value: JSONValue, at pointer: String
  )
    -> Diagnostic
  {
    let message =
      length < shape.minimumLength
      ? "\(subject) must not be empty"
      : "\(subject) has \(length) characters: at most \(shape.maximumLength ?? length) are allowed"
    return Diagnostic(.textLength, message, at: pointer, value.span)
  }
}
