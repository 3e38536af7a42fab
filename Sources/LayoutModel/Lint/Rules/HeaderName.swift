extension Rule {
  static let headerName = Rule(
    .headerName, .error, "the name of a header is one that HTTP knows how to send",
    why: "A name with a space or a colon makes the request invalid, and the tap fails on the phone.",
    flagged: Example(
      #"{"title": "T", "body": "B", "actions": [{"id": "a", "title": "A", "url": "https://example.com", "headers": {"X Token": "t"}}]}"#
    ),
    accepted: Example(
      #"{"title": "T", "body": "B", "actions": [{"id": "a", "title": "A", "url": "https://example.com", "headers": {"X-Token": "t"}}]}"#
    ))
}

extension ObjectCheck {
  /// Each key of the headers is a token of RFC 9110, and no two differ in case alone.
  static let headerNames = ObjectCheck { action, checker in
    guard let headers = action.member(.actionHeaders), case .object(let members) = headers.value.kind,
      members.count <= Limits.actionBytes
    else { return }
    let inside = action.place.inside.key(headers.key).inside
    for member in members where !HeaderText.isName(member.key) {
      checker.report(
        Diagnostic(
          .headerName,
          "'\(member.key)' is no header name: it may hold letters, digits and '-', no space or colon",
          at: inside.key(member.key).pointer, member.keySpan))
    }
  }
}
