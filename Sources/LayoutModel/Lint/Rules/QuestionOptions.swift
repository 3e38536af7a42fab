extension Rule {
  static let questionOptions = Rule(
    .questionOptions, .warning, "a select question has one to three choices, a text question none",
    why:
      "The phone shows three native choices and an open reply: further choices are never seen, and a text question shows none.",
    flagged: Example(
      #"{"title": "T", "body": "B", "question": {"kind": "select", "options": ["A", "B", "C", "D"]}}"#),
    accepted: Example(
      #"{"title": "T", "body": "B", "question": {"kind": "select", "options": ["A", "B", "C"]}}"#))
}

extension ObjectCheck {
  static let questionOptions = ObjectCheck(
    .all([
      .implies(
        .equals(.questionKind, "select"), .all([.has(.questionOptions), .count(.questionOptions, 1...3)])),
      .implies(
        .equals(.questionKind, "text"), .not(.any([.has(.questionOptions), .has(.questionOtherTitle)]))),
    ])
  ) { question, checker in
    guard let kind = question.string(.questionKind) else { return }
    let options = question.member(.questionOptions)
    if kind == "text" {
      for member in [options, question.member(.questionOtherTitle)].compactMap({ $0 }) {
        checker.report(
          .ignoredField(member, of: question, because: "a text question shows an inline reply, no choices"))
      }
    } else if kind == "select" {
      reportCount(options, question, &checker)
    }
  }

  private static func reportCount(
    _ options: JSONMember?, _ question: CheckedObject, _ checker: inout ShapeChecker
  ) {
    guard let options, case .array(let choices) = options.value.kind else {
      guard options == nil else { return }
      return checker.report(
        Diagnostic(
          rule: .questionOptions, severity: .error,
          message: "a select question needs 'options': one to three choices", pointer: question.pointer,
          span: question.start))
    }
    guard choices.isEmpty || choices.count > 3 else { return }
    let message =
      choices.isEmpty
      ? "'\(options.key)' is empty: a select question has one to three choices"
      : "'\(options.key)' has \(choices.count) choices: three are shown beside the open reply, the others never"
    checker.report(
      Diagnostic(
        rule: .questionOptions, severity: choices.isEmpty ? .error : .warning, message: message,
        pointer: question.pointer(of: options), span: options.value.span))
  }
}
