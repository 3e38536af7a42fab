extension Rule {
  static let foregroundScheme = Rule(
    .foregroundScheme, .warning, "an action that opens in the foreground has an https URL",
    why:
      "With foreground set the app opens the URL itself and honours https only: a deep link or plain http does nothing.",
    flagged: Example(
      #"{"title": "T", "body": "B", "actions": [{"id": "a", "title": "A", "foreground": true, "url": "homeassistant://navigate/0"}]}"#
    ),
    accepted: Example(
      #"{"title": "T", "body": "B", "actions": [{"id": "a", "title": "A", "url": "homeassistant://navigate/0"}]}"#
    ))
}

extension ObjectCheck {
  static let foregroundScheme = ObjectCheck(
    .implies(.all([.isTrue(.actionForeground), .has(.actionURL)]), .hasScheme(.actionURL, ["https"]))
  ) { action, checker in
    guard action.flag(.actionForeground) == true, let member = action.member(.actionURL),
      let url = action.url(.actionURL), URLSchemeProblem(url) == nil, url.scheme != "https"
    else { return }
    let advice =
      url.scheme == "http"
      ? "write https, or leave 'foreground' out to call it silently"
      : "leave 'foreground' out, so that the app of '\(url.scheme)' opens"
    checker.report(
      Diagnostic(
        .foregroundScheme,
        "'\(member.key)' opens nothing in the foreground, where only https is honoured: \(advice)",
        at: action.pointer(of: member), member.value.span))
  }
}
