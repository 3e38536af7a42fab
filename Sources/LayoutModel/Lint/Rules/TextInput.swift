extension Rule {
  static let textInput = Rule(
    .textInput, .error,
    "a reply field belongs to a silent http or https action, and its labels to a reply field",
    why:
      "The typed text is sent in a request: an action that opens an app or a page has none. Labels without 'text_input' are refused.",
    flagged: Example(
      #"{"title": "T", "body": "B", "actions": [{"id": "a", "title": "A", "url": "https://example.com", "foreground": true, "text_input": true}]}"#
    ),
    accepted: Example(
      #"{"title": "T", "body": "B", "actions": [{"id": "a", "title": "A", "url": "https://example.com", "method": "POST", "text_input": true, "text_input_placeholder": "Reply"}]}"#
    ))
}

extension ObjectCheck {
  /// The three conditions: silent, a URL of http or https, and labels only with the field itself.
  static let textInput = ObjectCheck(
    .all([
      .implies(
        .isTrue(.actionTextInput),
        .all([.not(.isTrue(.actionForeground)), .hasScheme(.actionURL, ["http", "https"])])),
      .implies(
        .any([.has(.actionTextInputPlaceholder), .has(.actionTextInputButtonTitle)]),
        .isTrue(.actionTextInput)),
    ])
  ) { action, checker in
    if let member = action.member(.actionTextInput), action.flag(.actionTextInput) == true {
      reportMissingRequest(member, action, &checker)
    } else {
      reportLabels(action, &checker)
    }
  }

  private static func reportMissingRequest(
    _ member: JSONMember, _ action: CheckedObject, _ checker: inout ShapeChecker
  ) {
    if action.flag(.actionForeground) == true, let foreground = action.member(.actionForeground) {
      checker.report(
        Diagnostic(
          .textInput,
          "'\(member.key)' needs a silent action: set '\(foreground.key)' to false or leave it out",
          at: action.pointer(of: foreground), foreground.value.span))
    }
    guard let place = action.member(.actionURL) else {
      return checker.report(
        Diagnostic(
          .textInput, "'\(member.key)' needs a 'url' of http or https that the reply is sent to",
          at: action.pointer(of: member), member.keySpan))
    }
    guard let url = action.url(.actionURL), URLSchemeProblem(url) == nil, !url.isHTTP else { return }
    checker.report(
      Diagnostic(
        .textInput,
        "'\(member.key)' needs an http or https URL that the reply is sent to, not one of the scheme '\(url.scheme)'",
        at: action.pointer(of: place), place.value.span))
  }

  private static func reportLabels(_ action: CheckedObject, _ checker: inout ShapeChecker) {
    for label in [Field.actionTextInputPlaceholder, .actionTextInputButtonTitle].compactMap({
      action.member($0)
    }) {
      checker.report(
        Diagnostic(
          .textInput, "'\(label.key)' needs a reply field: add \"text_input\": true, or remove it",
          at: action.pointer(of: label), label.keySpan))
    }
  }
}
