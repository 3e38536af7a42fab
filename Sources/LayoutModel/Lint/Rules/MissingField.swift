extension Rule {
  static let missingField = Rule(
    .missingField, .error, "a required field is present",
    why: "The service refuses the payload, or the phone has nothing to draw.",
    flagged: Example(#"[{"type": "text"}]"#), accepted: Example(#"[{"type": "text", "text": "Hello"}]"#))
}

extension ObjectCheck {
  /// A widget that is deleted needs its id alone; every other one a title.
  static let widgetTitle = ObjectCheck(
    .implies(.not(.equals(.widgetAction, "delete")), .has(.widgetTitle))
  ) { widget, checker in
    guard widget.member(.widgetTitle) == nil, !Widget.shape.isMistyped(.widgetTitle, in: widget),
      widget.name(.widgetAction, as: Widget.Action.self) != .delete
    else { return }
    checker.report(
      .missingField(.widgetTitle, in: "a widget", object: widget.object, at: widget.pointer))
  }

  /// A push shows something, or brings something.
  static let pushContent = ObjectCheck(
    .any([.has(.pushTitle), .has(.pushBody), .has(.encrypted), .has(.widget)])
  ) { push, checker in
    let isEmpty = [Field.pushTitle, .pushBody, .encrypted, .widget].allSatisfy { push.member($0) == nil }
    guard isEmpty else { return }
    checker.report(
      Diagnostic(
        .missingField, "a push needs 'title' or 'body': without text nothing is shown", at: push.pointer,
        push.start))
  }
}

extension Diagnostic {
  static func missingField(
    _ field: Field, in shapeName: String, object: JSONValue, at pointer: String
  )
    -> Diagnostic
  {
    Diagnostic(
      .missingField, "\(shapeName) needs '\(field.key)': \(field.summary)", at: pointer,
      SourceSpan(offset: object.span.offset, length: 1))
  }
}
