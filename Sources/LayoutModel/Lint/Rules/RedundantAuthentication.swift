extension Rule {
  static let redundantAuthentication = Rule(
    .redundantAuthentication, .note, "authentication is asked for where it makes a difference",
    why:
      "iOS unlocks the phone before it brings an app to the foreground: there the field changes nothing, a silent action needs it.",
    flagged: Example(
      #"{"title": "T", "body": "B", "actions": [{"id": "a", "title": "A", "url": "https://example.com", "foreground": true, "authentication_required": true}]}"#
    ),
    accepted: Example(
      #"{"title": "T", "body": "B", "actions": [{"id": "a", "title": "A", "url": "https://example.com", "authentication_required": true}]}"#
    ))
}

extension ObjectCheck {
  static let redundantAuthentication = ObjectCheck { action, checker in
    guard action.flag(.actionAuthentication) == true, action.flag(.actionForeground) == true,
      let member = action.member(.actionAuthentication)
    else { return }
    checker.report(
      Diagnostic(
        .redundantAuthentication,
        "'\(member.key)' changes nothing on a foreground action: iOS unlocks the phone before it opens the app",
        at: action.pointer(of: member), member.keySpan))
  }
}
