internal import LayoutModel
internal import Testing

/// Findings of the other kinds of payloads, each at its place, and the nearest thing that is right.
struct RuleCaseTests {
  @Test(arguments: pushes + widgets + activities + colors + numbers + urls)
  func `a payload gives these findings and no others`(_ lint: LintCase) {
    #expect(Findings.of(lint.source) == lint.findings)
  }

  static let pushes: [LintCase] = [
    LintCase(
      "a volume on an active alert", #"{"title": "T", "interruption_level": "active", "volume": 1}"#,
      "1:48 warning critical-volume /volume"),
    LintCase("a volume in camelCase", #"{"title": "T", "interruptionLevel": "critical", "volume": 0}"#),
    LintCase(
      "a volume past 1", #"{"title": "T", "interruption_level": "critical", "volume": 2}"#,
      "1:60 error out-of-range /volume"),
    LintCase(
      "a volume on a notification", #"{"title": "T", "body": "B", "level": "active", "volume": 0.5}"#,
      "1:48 error critical-volume /volume"),
    LintCase(
      "four choices", #"{"title": "T", "question": {"kind": "select", "options": ["A", "B", "C", "D"]}}"#,
      "1:58 warning question-options /question/options"),
    LintCase(
      "no choices", #"{"title": "T", "question": {"kind": "select", "options": []}}"#,
      "1:58 error question-options /question/options"),
    LintCase(
      "no options", #"{"title": "T", "question": {"kind": "select"}}"#,
      "1:28 error question-options /question"),
    LintCase(
      "an unknown kind of question", #"{"title": "T", "question": {"kind": "choice"}}"#,
      "1:37 error unknown-name /question/kind"),
    LintCase(
      "choices of a text question", #"{"title": "T", "question": {"kind": "text", "options": ["A"]}}"#,
      "1:45 warning ignored-field /question/options"),
    LintCase(
      "a choice without a title",
      #"{"title": "T", "question": {"kind": "select", "options": [{"id": "a"}]}}"#,
      "1:59 error missing-field /question/options/0"),
    LintCase(
      "a callback over http", #"{"title": "T", "callback": {"url": "http://e.com", "text": {"title": "R"}}}"#,
      "1:36 error insecure-url /callback/url"),
    LintCase(
      "a callback with both replies",
      #"{"title": "T", "callback": {"url": "https://e.com", "actions": [{"id": "a", "title": "A"}], "text": {}}}"#,
      "1:93 warning callback-reply /callback/text"),
    LintCase(
      "a callback beside a question",
      #"{"title": "T", "question": {"kind": "text"}, "callback": {"url": "https://e.com", "text": {}}}"#,
      "1:46 warning callback-reply /callback"),
    LintCase(
      "two callback actions with one id",
      #"{"title": "T", "callback": {"url": "https://e.com", "actions": [{"id": "a", "title": "A"}, {"id": "a", "title": "B"}]}}"#,
      "1:99 error duplicate-id /callback/actions/1/id"),
    LintCase(
      "an avatar over http",
      #"{"title": "T", "communication": {"senderName": "S", "avatarUrl": "http://e.com/a.png"}}"#,
      "1:66 error insecure-url /communication/avatarUrl"),
    LintCase(
      "an app icon over http", #"{"title": "T", "app": {"name": "A", "icon_url": "http://e.com/a.png"}}"#,
      "1:49 error insecure-url /app/icon_url"),
    LintCase(
      "an envelope for another device",
      #"{"title": "T", "to": "phone", "encrypted": {"pad": {"ciphertext": "AAAA", "nonce": "AAAA", "tag": "AAAA", "ephemeralPublicKey": "AAAA", "sentAt": "2026-06-12T00:00:00Z"}}}"#,
      "1:31 warning encrypted-envelope /encrypted"),
    LintCase(
      "a date without a zone", #"{"title": "T", "expiration_date": "2026-06-14T18:30:00"}"#,
      "1:35 error invalid-format /expiration_date"),
    LintCase(
      "a widget inside a push is checked as one",
      #"{"title": "T", "widget": {"id": "a b", "title": "W", "layout": [{"type": "bagde"}]}}"#,
      "1:33 error invalid-format /widget/id", "1:74 error unknown-type /widget/layout/0/type"),
    LintCase(
      "a widget that a push deletes needs no title",
      #"{"title": "T", "widget": {"id": "a", "action": "delete"}}"#),
    LintCase(
      "21 keys of metadata",
      #"{"title": "T", "body": "B", "source": "s", "metadata": {"#
        + (0..<21).map { #""k\#($0)": "v""# }.joined(separator: ", ") + "}}",
      "1:56 error metadata-size /metadata"),
    LintCase(
      "media over http",
      #"{"title": "T", "body": "B", "source": "s", "media": {"url": "http://e.com/a.jpg", "type": "image"}}"#,
      "1:61 error insecure-url /media/url"),
  ]

  static let widgets: [LintCase] = [
    LintCase("no title", #"{"widget": {"id": "a"}}"#, "1:12 error missing-field /widget"),
    LintCase("a bare widget", #"{"id": "a", "title": "A", "family": "systemSmall"}"#),
    LintCase(
      "a mistyped key is not missing as well", #"{"widget": {"id": "a", "tilte": "A"}}"#,
      "1:24 warning unknown-key /widget/tilte"),
    LintCase(
      "a family in another case", #"{"widget": {"id": "a", "title": "A", "family": "systemsmall"}}"#,
      "1:48 warning name-case /widget/family"),
    LintCase(
      "a family that nobody knows", #"{"widget": {"id": "a", "title": "A", "families": ["systemTiny"]}}"#,
      "1:51 error unknown-name /widget/families/0"),
    LintCase(
      "a tap that opens plain http", #"{"widget": {"id": "a", "title": "A", "open_url": "http://e.com"}}"#,
      "1:50 warning tap-target /widget/open_url"),
    LintCase(
      "two spellings of one field",
      #"{"widget": {"id": "a", "title": "A", "open_url": "https://e.com", "openUrl": "https://e.com"}}"#,
      "1:67 error duplicate-key /widget/openUrl"),
    LintCase(
      "buttons on an accessory family",
      #"{"widget": {"id": "a", "title": "A", "family": "accessoryInline", "buttons": [{"id": "b", "title": "B", "callback": {"url": "https://e.com"}}]}}"#,
      "1:79 warning hidden-buttons /widget/buttons/0"),
  ]

  static let activities: [LintCase] = [
    LintCase("no name", #"{"event": "update", "title": "A"}"#, "1:1 error missing-field "),
    LintCase(
      "an unknown event", #"{"event": "stop", "name": "a"}"#, "1:11 error unknown-name /event"),
    LintCase(
      "a dismissal of an activity that goes on",
      #"{"event": "update", "name": "a", "dismissal_date": "2026-06-14T18:30:00Z"}"#,
      "1:34 warning ignored-field /dismissal_date"),
  ]

  static let colors: [LintCase] = [
    LintCase(
      "a functional colour", #"[{"type": "text", "text": "A", "foreground": "rgba(8,15,30,50%)"}]"#,
      "1:46 error invalid-color /0/foreground"),
    LintCase(
      "a colour in another case", #"[{"type": "text", "text": "A", "foreground": "Red"}]"#,
      "1:46 warning name-case /0/foreground"),
    LintCase(
      "five hex digits", ##"[{"type": "text", "text": "A", "foreground": "#12345"}]"##,
      "1:46 error invalid-color /0/foreground"),
    LintCase("hex digits in lower case", ##"[{"type": "text", "text": "A", "foreground": "#abc"}]"##),
    LintCase(
      "a colour for light mode only", ##"[{"type": "text", "text": "A", "foreground": {"light": "red"}}]"##,
      "1:46 error missing-field /0/foreground"),
    LintCase(
      "gray on gray",
      ##"[{"type": "stack", "background": "gray5", "children": [{"type": "text", "text": "A", "foreground": "gray3"}]}]"##,
      "1:100 warning low-contrast /0/children/0/foreground"),
    LintCase(
      "a tone on a background is paired by the phone",
      ##"[{"type": "stack", "background": "#FFFFFF", "children": [{"type": "text", "text": "A", "tone": "warning"}]}]"##
    ),
    LintCase(
      "a tone as the background is paired by the phone",
      ##"[{"type": "stack", "background": "success", "children": [{"type": "text", "text": "A", "foreground": "white"}]}]"##
    ),
    LintCase(
      "large text needs less",
      ##"[{"type": "stack", "background": "#FFFFFF", "children": [{"type": "text", "text": "A", "style": "title", "foreground": "#949494"}]}]"##
    ),
    LintCase(
      "small text in the same gray",
      ##"[{"type": "stack", "background": "#FFFFFF", "children": [{"type": "text", "text": "A", "style": "footnote", "foreground": "#949494"}]}]"##,
      "1:123 warning low-contrast /0/children/0/foreground"),
    LintCase(
      "a white card whose text is left to the phone",
      ##"[{"type": "stack", "background": "#FFFFFF", "children": [{"type": "text", "text": "A"}]}]"##,
      "1:58 note low-contrast /0/children/0"),
  ]

  static let numbers: [LintCase] = [
    LintCase(
      "percent", #"[{"type": "progress", "progress": 68}]"#, "1:35 error out-of-range /0/progress"),
    LintCase(
      "percent in words", #"[{"type": "progress", "progress": "68%"}]"#, "1:35 error wrong-type /0/progress"),
    LintCase(
      "a number that no double holds", #"[{"type": "progress", "progress": 1e999}]"#,
      "1:35 error json-syntax /0/progress"),
    LintCase(
      "the name of no number", #"[{"type": "progress", "progress": NaN}]"#,
      "1:35 error json-syntax /0/progress"),
    LintCase(
      "no columns", #"[{"type": "grid", "columns": 0, "children": []}]"#, "1:30 error out-of-range /0/columns"
    ),
    LintCase(
      "a share without end", #"[{"type": "grid", "columns": ["1e400fr"], "children": []}]"#,
      "1:31 error invalid-format /0/columns/0"),
    LintCase(
      "half a line", #"[{"type": "text", "text": "A", "lineLimit": 1.5}]"#,
      "1:45 error out-of-range /0/lineLimit"),
  ]

  static let urls: [LintCase] = [
    LintCase(
      "an image over http", #"[{"type": "image", "url": "http://169.254.169.254/", "alt": ""}]"#,
      "1:27 error insecure-url /0/url"),
    LintCase(
      "an image from a file", #"[{"type": "image", "url": "file:///etc/passwd", "alt": ""}]"#,
      "1:27 error insecure-url /0/url"),
    LintCase(
      "an image without a host", #"[{"type": "image", "url": "https://", "alt": ""}]"#,
      "1:27 error insecure-url /0/url"),
    LintCase(
      "an empty image", #"[{"type": "image", "url": "", "alt": ""}]"#, "1:27 error insecure-url /0/url"),
    LintCase(
      "data that is no image", #"[{"type": "image", "url": "data:text/html,x", "alt": ""}]"#,
      "1:27 error invalid-format /0/url"),
    LintCase(
      "an image in the payload", #"[{"type": "image", "url": "data:image/png;base64,AAAA", "alt": ""}]"#),
    LintCase(
      "a line break behind a URL", #"{"widget": {"id": "a", "title": "A", "open_url": "https://e.com\n"}}"#,
      "1:50 error url-white-space /widget/open_url"),
  ]
}
