extension Rule {
  static let wrongType = Rule(
    .wrongType, .error, "a value has the JSON type of its field",
    why: "The phone drops a value that it can't read, and the block is drawn without it.",
    flagged: Example(#"[{"type": "stack", "spacing": "8", "children": []}]"#),
    accepted: Example(#"[{"type": "stack", "spacing": 8, "children": []}]"#))
}

extension Diagnostic {
  static func wrongType(
    _ subject: String, expected: String, found value: JSONValue, at pointer: String
  )
    -> Diagnostic
  {
    Diagnostic(
      .wrongType, "\(subject) must be \(expected), not \(value.typeName)" + hint(value, expected),
      at: pointer,
      value.span)
  }

  private static func hint(_ value: JSONValue, _ expected: String) -> String {
    switch value.kind {
    case .string(let text) where expected.hasPrefix("a number") && Double(decimal: text) != nil:
      ": write \(text) without quotes"
    case .string(let text) where expected == "true or false" && (text == "true" || text == "false"):
      ": write \(text) without quotes"
    case .number, .boolean:
      expected.hasPrefix("a string") ? ": put it in quotes" : ""
    case .null: ": leave the key out instead"
    case .string, .array, .object: ""
    }
  }

  /// A value that is no number, with what it was most likely meant for.
  static func wrongNumber(
    _ subject: String, range: NumberRange, isInteger: Bool, found value: JSONValue, at pointer: String
  ) -> Diagnostic {
    let shape: ValueShape = isInteger ? .integer(range) : .number(range)
    var diagnostic = wrongType(subject, expected: shape.expectation, found: value, at: pointer)
    guard case .string(let text) = value.kind else { return diagnostic }
    if let number = Double(decimal: text), range.contains(number) {
      diagnostic.fix = Fix(isSafe: true, edits: [SourceEdit(span: value.span, replacement: text)])
    } else if range == .fraction, text.hasSuffix("%"), let percent = Double(decimal: String(text.dropLast())),
      (0...100).contains(percent)
    {
      let fraction = plain(percent / 100)
      diagnostic.message += ": for \(text) write \(fraction)"
      diagnostic.fix = Fix(isSafe: true, edits: [SourceEdit(span: value.span, replacement: fraction)])
    }
    return diagnostic
  }
}
