extension Rule {
  static let ignoredField = Rule(
    .ignoredField, .warning, "no field stands where it is ignored",
    why:
      "A field that the phone does not read there looks as if it worked: custom schemes are opened as they are, without method, headers or body.",
    flagged: Example(
      #"{"title": "T", "body": "B", "actions": [{"id": "a", "title": "A", "url": "tel:+15550100", "method": "POST"}]}"#
    ),
    accepted: Example(
      #"{"title": "T", "body": "B", "actions": [{"id": "a", "title": "A", "url": "https://example.com", "method": "POST"}]}"#
    ))
}

extension Diagnostic {
  static func ignoredField(
    _ member: JSONMember, of object: CheckedObject, because reason: String,
    severity: Severity = Rule.ignoredField.severity
  ) -> Diagnostic {
    Diagnostic(
      rule: .ignoredField, severity: severity, message: "'\(member.key)' is ignored: \(reason)",
      pointer: object.pointer(of: member), span: member.keySpan)
  }
}

extension ObjectCheck {
  /// The fields of an HTTP request beside a URL that is none, or that is opened instead of called.
  static let ignoredRequestFields = ObjectCheck(
    .implies(
      .any([.has(.actionMethod), .has(.actionHeaders), .has(.actionBody)]),
      .hasScheme(.actionURL, ["http", "https"]))
  ) { action, checker in
    let fields = [Field.actionMethod, .actionHeaders, .actionBody].compactMap { action.member($0) }
    guard !fields.isEmpty else { return }
    let url = action.url(.actionURL)
    if url.map({ URLSchemeProblem($0) != nil }) ?? action.has(.actionURL) { return }
    let isForeground = action.flag(.actionForeground) == true
    if let url, url.isHTTP, !isForeground { return }
    for member in fields {
      if let url, url.isHTTP {
        checker.report(
          .ignoredField(
            member, of: action,
            because: "a foreground action opens its URL, only a silent one sends requests",
            severity: .note))
      } else {
        let reason =
          url.map { "a URL of the scheme '\($0.scheme)' is opened as it is, remove the field" }
          ?? "the action has no 'url' to send a request to"
        checker.report(.ignoredField(member, of: action, because: reason))
      }
    }
  }

  /// A date of removal on an activity that goes on.
  static let dismissalOnEnd = ObjectCheck(.implies(.has(.dismissalDate), .equals(.event, "end"))) {
    activity, checker in
    guard let member = activity.member(.dismissalDate),
      let event = activity.name(.event, as: LiveActivity.Event.self), event != .end
    else { return }
    checker.report(
      .ignoredField(
        member, of: activity,
        because: "only an activity with the event 'end' leaves the Lock Screen, not one that goes on"))
  }
}
