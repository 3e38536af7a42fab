internal import LayoutModel
internal import Testing

/// Each row of the table of actions: what it refuses, and the nearest thing that it accepts.
struct ActionTableTests {
  @Test(arguments: refused)
  func `what the table refuses is found at its place`(_ lint: LintCase) {
    #expect(Findings.of(Self.notification(lint.source)) == lint.findings)
  }

  @Test(arguments: accepted)
  func `what the table accepts is left alone`(_ lint: LintCase) {
    #expect(Findings.of(Self.notification(lint.source)) == lint.findings)
  }

  /// The fragment stands alone on line 2.
  private static func notification(_ actions: String) -> String {
    "{\"title\": \"T\", \"body\": \"B\", \"actions\": [\n\(actions)\n]}"
  }

  private static func text(_ count: Int) -> String {
    String(repeating: "x", count: count)
  }

  static let accepted: [LintCase] = [
    LintCase("an id of 64 characters", #"{"id": "\#(text(64))", "title": "A"}"#),
    LintCase(
      "64 characters outside ASCII count as 64",
      #"{"id": "a", "title": "\#(String(repeating: "é", count: 64))"}"#),
    LintCase("an action without a URL", #"{"id": "a", "title": "A", "destructive": true}"#),
    LintCase("an icon", #"{"id": "a", "title": "A", "icon": "checkmark.circle"}"#),
    LintCase(
      "a URL of 2,048 characters", #"{"id": "a", "title": "A", "url": "https://e.com/\#(text(2034))"}"#),
    LintCase("a deep link", #"{"id": "a", "title": "A", "url": "homeassistant://navigate/lovelace/0"}"#),
    LintCase("a telephone number", #"{"id": "a", "title": "A", "url": "tel:+15550100"}"#),
    LintCase(
      "plain http to a host at home", #"{"id": "a", "title": "A", "url": "http://192.168.1.2:8123/api"}"#),
    LintCase(
      "each method",
      #"""
      {"id": "a", "title": "A", "url": "https://e.com", "method": "HEAD"}, {"id": "b", "title": "B", "url": "https://e.com", "method": "PATCH"}
      """#),
    LintCase(
      "headers of 1,024 bytes",
      #"{"id": "a", "title": "A", "url": "https://e.com", "headers": {"X": "\#(text(1023))"}}"#),
    LintCase(
      "a body of 1,024 bytes",
      #"{"id": "a", "title": "A", "url": "https://e.com", "method": "POST", "body": "\#(text(1024))"}"#),
    LintCase(
      "https in the foreground", #"{"id": "a", "title": "A", "url": "https://e.com", "foreground": true}"#),
    LintCase(
      "authentication of a silent action",
      #"{"id": "a", "title": "A", "url": "https://e.com", "authentication_required": true}"#),
    LintCase(
      "camelCase", #"{"id": "a", "title": "A", "url": "https://e.com", "authenticationRequired": true}"#),
    LintCase(
      "a reply to plain http",
      #"{"id": "a", "title": "A", "url": "http://e.com", "method": "POST", "text_input": true}"#),
    LintCase(
      "a reply that is said to be silent",
      #"{"id": "a", "title": "A", "url": "https://e.com", "method": "POST", "foreground": false, "text_input": true}"#
    ),
    LintCase(
      "labels of 64 characters",
      #"{"id": "a", "title": "A", "url": "https://e.com", "method": "POST", "text_input": true, "text_input_placeholder": "\#(text(64))", "text_input_button_title": "\#(text(64))"}"#
    ),
    LintCase(
      "a placeholder in the body",
      #"{"id": "a", "title": "A", "url": "https://e.com", "method": "POST", "body": "{\"t\": \"{{input}}\"}", "text_input": true}"#
    ),
    LintCase("text_input switched off", #"{"id": "a", "title": "A", "url": "tel:1", "text_input": false}"#),
    LintCase("ten actions", (0..<10).map { #"{"id": "\#($0)", "title": "A"}"# }.joined(separator: ", ")),
  ]

  static let refused: [LintCase] = [
    LintCase("no id", #"{"title": "A"}"#, "2:1 error missing-field /actions/0"),
    LintCase("an empty id", #"{"id": "", "title": "A"}"#, "2:8 error text-length /actions/0/id"),
    LintCase(
      "an id of 65 characters", #"{"id": "\#(text(65))", "title": "A"}"#,
      "2:8 error text-length /actions/0/id"),
    LintCase("no title", #"{"id": "a"}"#, "2:1 error missing-field /actions/0"),
    LintCase("an empty title", #"{"id": "a", "title": ""}"#, "2:22 error text-length /actions/0/title"),
    LintCase(
      "a title of 65 characters", #"{"id": "a", "title": "\#(text(65))"}"#,
      "2:22 error text-length /actions/0/title"),
    LintCase(
      "an icon that is no string", #"{"id": "a", "title": "A", "icon": 1}"#,
      "2:35 error wrong-type /actions/0/icon"),
    LintCase(
      "a URL of 2,049 characters", #"{"id": "a", "title": "A", "url": "https://e.com/\#(text(2035))"}"#,
      "2:34 error text-length /actions/0/url"),
    LintCase(
      "javascript", #"{"id": "a", "title": "A", "url": "javascript:alert(1)"}"#,
      "2:34 error url-scheme /actions/0/url"),
    LintCase(
      "javascript in another case", #"{"id": "a", "title": "A", "url": "JavaScript:alert(1)"}"#,
      "2:34 error url-scheme /actions/0/url"),
    LintCase(
      "javascript behind a tab", #"{"id": "a", "title": "A", "url": "\tjava\nscript:alert(1)"}"#,
      "2:34 error url-white-space /actions/0/url", "2:34 error url-scheme /actions/0/url"),
    LintCase(
      "data", #"{"id": "a", "title": "A", "url": "data:text/html,x"}"#, "2:34 error url-scheme /actions/0/url"
    ),
    LintCase(
      "file", #"{"id": "a", "title": "A", "url": "file:///etc/passwd"}"#,
      "2:34 error url-scheme /actions/0/url"),
    LintCase(
      "vbscript", #"{"id": "a", "title": "A", "url": "vbscript:x"}"#, "2:34 error url-scheme /actions/0/url"),
    LintCase(
      "no scheme", #"{"id": "a", "title": "A", "url": "example.com/hook"}"#,
      "2:34 error url-scheme /actions/0/url"),
    LintCase(
      "an empty URL", #"{"id": "a", "title": "A", "url": ""}"#, "2:34 error url-scheme /actions/0/url"),
    LintCase(
      "no host", #"{"id": "a", "title": "A", "url": "http://"}"#, "2:34 error url-scheme /actions/0/url"),
    LintCase(
      "an unknown method", #"{"id": "a", "title": "A", "url": "https://e.com", "method": "FETCH"}"#,
      "2:61 error unknown-name /actions/0/method"),
    LintCase(
      "a method in lower case", #"{"id": "a", "title": "A", "url": "https://e.com", "method": "post"}"#,
      "2:61 warning name-case /actions/0/method"),
    LintCase(
      "a method for a custom scheme", #"{"id": "a", "title": "A", "url": "tel:1", "method": "POST"}"#,
      "2:43 warning ignored-field /actions/0/method"),
    LintCase(
      "headers and a body for a custom scheme",
      #"{"id": "a", "title": "A", "url": "tel:1", "headers": {"A": "b"}, "body": "x"}"#,
      "2:43 warning ignored-field /actions/0/headers", "2:66 warning ignored-field /actions/0/body"),
    LintCase(
      "a method without a URL", #"{"id": "a", "title": "A", "method": "POST"}"#,
      "2:27 warning ignored-field /actions/0/method"),
    LintCase(
      "headers that are no object", #"{"id": "a", "title": "A", "url": "https://e.com", "headers": []}"#,
      "2:62 error wrong-type /actions/0/headers"),
    LintCase(
      "a header whose value is a number",
      #"{"id": "a", "title": "A", "url": "https://e.com", "headers": {"X": 1}}"#,
      "2:68 error wrong-type /actions/0/headers/X"),
    LintCase(
      "a header with a line break",
      #"{"id": "a", "title": "A", "url": "https://e.com", "headers": {"X": "a\r\nY: b"}}"#,
      "2:68 error invalid-format /actions/0/headers/X"),
    LintCase(
      "headers of 1,025 bytes",
      #"{"id": "a", "title": "A", "url": "https://e.com", "headers": {"X": "\#(text(1024))"}}"#,
      "2:62 error action-size /actions/0/headers"),
    LintCase(
      "a body of 1,025 bytes",
      #"{"id": "a", "title": "A", "url": "https://e.com", "method": "POST", "body": "\#(text(1025))"}"#,
      "2:77 error action-size /actions/0/body"),
    LintCase(
      "a body of 513 letters of two bytes",
      #"{"id": "a", "title": "A", "url": "https://e.com", "method": "POST", "body": "\#(String(repeating: "é", count: 513))"}"#,
      "2:77 error action-size /actions/0/body"),
    LintCase(
      "a body that is an object",
      #"{"id": "a", "title": "A", "url": "https://e.com", "method": "POST", "body": {}}"#,
      "2:77 error wrong-type /actions/0/body"),
    LintCase(
      "a deep link in the foreground", #"{"id": "a", "title": "A", "url": "things://x", "foreground": true}"#,
      "2:34 warning foreground-scheme /actions/0/url"),
    LintCase(
      "plain http in the foreground",
      #"{"id": "a", "title": "A", "url": "http://e.com", "foreground": true}"#,
      "2:34 warning foreground-scheme /actions/0/url"),
    LintCase(
      "a flag in quotes", #"{"id": "a", "title": "A", "foreground": "true"}"#,
      "2:41 error wrong-type /actions/0/foreground"),
    LintCase(
      "a destructive number", #"{"id": "a", "title": "A", "destructive": 1}"#,
      "2:42 error wrong-type /actions/0/destructive"),
    LintCase(
      "authentication in the foreground",
      #"{"id": "a", "title": "A", "url": "https://e.com", "foreground": true, "authentication_required": true}"#,
      "2:71 note redundant-authentication /actions/0/authentication_required"),
    LintCase(
      "a reply in the foreground",
      #"{"id": "a", "title": "A", "url": "https://e.com", "foreground": true, "text_input": true}"#,
      "2:65 error text-input /actions/0/foreground"),
    LintCase(
      "a reply to a custom scheme", #"{"id": "a", "title": "A", "url": "tel:1", "text_input": true}"#,
      "2:34 error text-input /actions/0/url"),
    LintCase(
      "a reply without a URL", #"{"id": "a", "title": "A", "text_input": true}"#,
      "2:27 error text-input /actions/0/text_input"),
    LintCase(
      "a placeholder without a reply", #"{"id": "a", "title": "A", "text_input_placeholder": "x"}"#,
      "2:27 error text-input /actions/0/text_input_placeholder"),
    LintCase(
      "a send button without a reply",
      #"{"id": "a", "title": "A", "text_input": false, "text_input_button_title": "x"}"#,
      "2:48 error text-input /actions/0/text_input_button_title"),
    LintCase(
      "a placeholder of 65 characters",
      #"{"id": "a", "title": "A", "url": "https://e.com", "method": "POST", "text_input": true, "text_input_placeholder": "\#(text(65))"}"#,
      "2:115 error text-length /actions/0/text_input_placeholder"),
    LintCase(
      "a send button of 65 characters",
      #"{"id": "a", "title": "A", "url": "https://e.com", "method": "POST", "text_input": true, "text_input_button_title": "\#(text(65))"}"#,
      "2:116 error text-length /actions/0/text_input_button_title"),
    LintCase(
      "{{input}} without a reply",
      #"{"id": "a", "title": "A", "url": "https://e.com", "method": "POST", "body": "{{input}}"}"#,
      "2:77 warning input-placeholder /actions/0/body"),
    LintCase(
      "{{input}} misspelt",
      #"{"id": "a", "title": "A", "url": "https://e.com", "method": "POST", "body": "{{ Input }}", "text_input": true}"#,
      "2:77 warning input-placeholder /actions/0/body"),
    LintCase(
      "{{input}} in the URL",
      #"{"id": "a", "title": "A", "url": "https://e.com?q={{input}}", "method": "POST", "text_input": true}"#,
      "2:34 warning input-placeholder /actions/0/url"),
    LintCase(
      "a body that the reply drops",
      #"{"id": "a", "title": "A", "url": "https://e.com", "method": "POST", "body": "x", "text_input": true}"#,
      "2:77 warning input-placeholder /actions/0/body"),
    LintCase(
      "the same id twice", #"{"id": "a", "title": "A"}, {"id": "a", "title": "B"}"#,
      "2:35 error duplicate-id /actions/1/id"),
    LintCase(
      "eleven actions", (0..<11).map { #"{"id": "\#($0)", "title": "A"}"# }.joined(separator: ", "),
      "1:40 error limit-exceeded /actions"),
    LintCase(
      "an unknown key", #"{"id": "a", "title": "A", "destrutive": true}"#,
      "2:27 error unknown-key /actions/0/destrutive"),
    LintCase("an action that is a string", #""open""#, "2:1 error wrong-type /actions/0"),
  ]
}
