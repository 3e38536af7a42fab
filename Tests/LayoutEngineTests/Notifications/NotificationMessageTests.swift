import LayoutEngine
import LayoutModel
import Testing

@Suite struct NotificationMessageTests {
  @Test func `a push takes its texts, level and thread in either spelling`() throws {
    let message = try NotificationSample(
      #"{"title": "T", "subtitle": "S", "message": "B", "threadId": "x", "interruptionLevel": "critical"}"#
    ).message
    #expect(message.title?.text == "T" && message.subtitle?.text == "S" && message.body?.text == "B")
    #expect(message.body?.pointer == "/message")
    #expect(message.threadID == "x" && message.level == .critical)
  }

  @Test func `a plain message is the body and has no title`() throws {
    let message = try NotificationSample("Build passed", kind: .text).message
    #expect(message.body?.text == "Build passed" && message.title == nil && message.appName == "Plush")
  }

  @Test(arguments: [
    (#"{"title": "T", "app": {"name": "Codex"}}"#, "Codex"), (#"{"title": "T"}"#, "Plush"),
    (#"{"title": "T", "body": "B", "source": "s", "source_display_name": "Shelf"}"#, "Shelf"),
    (#"{"title": "T", "body": "B", "source": "s"}"#, "s"),
    (#"{"title": "T", "body": "B", "level": "active"}"#, "PushWard"),
  ])
  func `the app is called as the payload says, else after its service`(json: String, name: String) throws {
    #expect(try NotificationSample(json).message.appName == name)
  }

  @Test func `a communication speaks for its sender`() throws {
    let message = try NotificationSample(
      """
      {"title": "x", "body": "B", "communication": {"senderName": "Taylor", "avatar_url": "https://a.b/c",
       "conversationName": "Ops"}}
      """
    ).message
    #expect(message.title?.text == "Taylor" && message.subtitle?.text == "Ops")
    #expect(message.sender?.name == "Taylor" && message.sender?.avatarURL == "https://a.b/c")
  }

  @Test func `a select question has three choices at most and an open reply`() throws {
    let actions = try NotificationSample(
      """
      {"title": "T", "question": {"kind": "select", "placeholder": "P",
       "options": ["a", {"id": "b", "title": "B"}, "c", "d"]}}
      """
    ).message.actions
    #expect(actions.map(\.title) == ["a", "B", "c", "Other"])
    #expect(actions.map(\.pointer).prefix(2) == ["/question/options/0", "/question/options/1"])
    #expect(actions.last?.reply?.placeholder == "P")
  }

  @Test func `a text question and a callback's text are a reply`() throws {
    let question = try NotificationSample(#"{"title": "T", "question": {"kind": "text"}}"#).message.actions
    #expect(question.map(\.id) == ["text"])
    let callback = try NotificationSample(
      #"{"title": "T", "callback": {"url": "https://a.b", "text": {"title": "Answer", "buttonTitle": "Go"}}}"#
    ).message.actions
    #expect(callback.map(\.title) == ["Answer"])
    #expect(callback.first?.reply?.buttonTitle == "Go")
  }

  @Test func `no more than ten actions are kept`() throws {
    let action = #"{"id": "a", "title": "A"}"#
    let all = Array(repeating: action, count: 11).joined(separator: ",")
    let message = try NotificationSample(#"{"title": "T", "body": "B", "actions": [\#(all)]}"#).message
    #expect(message.actions.count == 10)
  }

  @Test(arguments: [
    (#""url": "https://a.b""#, true), (#""url": "http://a.b""#, true), (#""url": "app://x""#, false),
    (#""url": "https://a.b", "foreground": true"#, false), (#""destructive": true"#, false),
  ])
  func `a text is asked for by silent web requests alone`(keys: String, asks: Bool) throws {
    let action = #"{"id": "a", "title": "A", "text_input": true, \#(keys)}"#
    let message = try NotificationSample(#"{"title": "T", "body": "B", "actions": [\#(action)]}"#).message
    #expect((message.actions.first?.reply != nil) == asks)
  }

  @Test(arguments: [
    (#"{"title": "باب", "body": "B"}"#, LayoutDirection.rightToLeft),
    (#"{"title": "42", "body": "שלום"}"#, .rightToLeft), (#"{"title": "T", "body": "باب"}"#, .leftToRight),
    (#"{"title": "1", "widget": {"id": "w", "title": "باب"}}"#, .rightToLeft),
  ])
  func `a notification runs as its first letters do`(json: String, direction: LayoutDirection) throws {
    #expect(try NotificationSample(json).document.naturalDirection == direction)
  }

  @Test(arguments: [
    ("Media shelf", "M"), ("3D print", "3"), ("«éclair»", "É"), ("🎉", "🎉"), ("", "P"), (" ", " "),
  ])
  func `an app without an icon shows the first letter of its name`(name: String, letter: String) throws {
    let app = name.isEmpty ? "" : #", "app": {"name": "\#(name)"}"#
    let words = try NotificationSample(#"{"title": "T"\#(app)}"#).layout().words
    #expect(words.first == letter)
  }

  @Test(arguments: [
    #"{"title": 1, "body": {}, "question": [], "callback": "x", "communication": 3, "app": null}"#,
    #"{"title": "T", "body": "B", "actions": [1, null, "x", {}], "media": {"url": 7}}"#,
    #"{"title": "T", "encrypted": {"a": 1, "b": {"sentAt": "yesterday"}}}"#,
    #"{"title": "T", "question": {"kind": 5, "options": [1, {}, null, [], "a"]}}"#,
  ])
  func `values of the wrong form are passed over`(json: String) throws {
    #expect(try NotificationSample(json).layout(.expanded).surface.size.height > 0)
  }
}
