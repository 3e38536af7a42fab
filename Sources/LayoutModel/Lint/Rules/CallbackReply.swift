extension Rule {
  static let callbackReply = Rule(
    .callbackReply, .error, "a callback has either actions or a text reply",
    why:
      "The notification shows buttons or one inline reply: with neither nothing is ever called, with both one is left out.",
    flagged: Example(#"{"title": "T", "body": "B", "callback": {"url": "https://example.com"}}"#),
    accepted: Example(
      #"{"title": "T", "body": "B", "callback": {"url": "https://example.com", "text": {"title": "Reply"}}}"#)
  )
}

extension ObjectCheck {
  static let callbackReply = ObjectCheck(
    .all([
      .exactlyOne([.callbackActions, .callbackText]),
      .implies(.has(.callbackActions), .count(.callbackActions, 1...16)),
    ])
  ) { callback, checker in
    let actions = callback.member(.callbackActions)
    let text = callback.member(.callbackText)
    if let actions, let text {
      checker.report(
        Diagnostic(
          rule: .callbackReply, severity: .warning,
          message: "a callback shows actions or a text reply: remove '\(actions.key)' or '\(text.key)'",
          pointer: callback.pointer(of: text), span: text.keySpan,
          notes: [Diagnostic.Note(message: "'\(actions.key)' stands here", span: actions.keySpan)]))
    } else if actions == nil && text == nil {
      checker.report(
        Diagnostic(
          .callbackReply, "a callback needs 'actions' or 'text': without them nothing calls its URL",
          at: callback.pointer, callback.start))
    } else if let actions, case .array(let entries) = actions.value.kind, entries.isEmpty {
      checker.report(
        Diagnostic(
          .callbackReply, "'\(actions.key)' is empty: a callback needs an action or a text reply",
          at: callback.pointer(of: actions), actions.value.span))
    }
  }

  /// A question brings its own endpoint.
  static let oneReply = ObjectCheck(.not(.all([.has(.question), .has(.callback)]))) { push, checker in
    guard push.has(.question), let callback = push.member(.callback), push.has(.callback) else { return }
    checker.report(
      Diagnostic(
        rule: .callbackReply, severity: .warning,
        message:
          "a push asks a question that the service hosts or calls back, not both: remove 'question' or '\(callback.key)'",
        pointer: push.pointer(of: callback), span: callback.keySpan))
  }
}
