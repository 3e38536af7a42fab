@testable import LayoutModel
import Testing

struct WidgetTests {
  @Test func `a widget that says little is an update on systemMedium`() throws {
    let widget = try ReadPayload(#"{"widget": {"id": "a", "title": "A"}}"#).widget()
    #expect(widget.action == .update && widget.families == [.systemMedium] && widget.pointer == "/widget")
    #expect(widget.layout == nil && widget.items.isEmpty && widget.buttons.isEmpty && widget.progress == nil)
  }

  @Test(
    arguments: [
      (#""family": "systemLarge""#, [.systemLarge]),
      (#""families": ["systemSmall", "systemLarge"]"#, [.systemSmall, .systemLarge]),
      (
        #""family": "systemLarge", "families": ["systemSmall", "systemLarge"]"#, [.systemLarge, .systemSmall]
      ),
      (#""families": ["systemSmall", "systemSmall"]"#, [.systemSmall]), (#""families": []"#, [.systemMedium]),
      (#""families": ["huge", "systemsmall"]"#, [.systemSmall]), (#""families": 3"#, [.systemMedium]),
    ] as [(String, [WidgetFamily])])
  func `the family comes first, then the others in order`(
    _ members: String, _ families: [WidgetFamily]
  ) throws {
    let widget = try ReadPayload(#"{"widget": {"id": "a", "title": "A", \#(members)}}"#).widget()
    #expect(widget.families == families)
  }

  @Test func `a delete needs its id alone`() {
    #expect(ReadPayload(#"{"widget": {"id": "a", "action": "delete"}}"#).findings == [])
    #expect(
      ReadPayload(#"{"widget": {"id": "a", "action": "update"}}"#).findings == ["missing-field /widget"])
  }

  @Test(arguments: [
    ("a", true), (String(repeating: "a", count: 64), true), ("a.B_9-", true), ("", false), ("a b", false),
    ("ä", false),
    (String(repeating: "a", count: 65), false),
  ])
  func `an id has 1 to 64 plain characters`(_ id: String, _ isAccepted: Bool) {
    #expect(ReadPayload(#"{"widget": {"id": "\#(id)", "title": "A"}}"#).findings.isEmpty == isAccepted)
  }

  @Test func `items are strings or objects`() throws {
    let widget = try ReadPayload(
      #"{"widget": {"id": "a", "title": "A", "progress": 2, "items": ["a", {"text": "b", "icon": "star"}]}}"#
    ).widget()
    #expect(
      widget.items.map(\.text) == ["a", "b"] && widget.items.last?.icon == "star" && widget.progress == 1)
  }

  @Test func `pointers of blocks start at the root of the payload`() throws {
    let layout = #""layout": [{"type": "row", "children": [{"type": "spacer"}]}]"#
    let wrapped = try ReadPayload(#"{"widget": {"id": "a", "title": "A", \#(layout)}}"#).widget()
    let bare = try ReadPayload(#"{"id": "a", "title": "A", \#(layout)}"#).widget()
    #expect(
      wrapped.layout?.first?.pointer == "/widget/layout/0" && bare.layout?.first?.pointer == "/layout/0")
    guard case .row(let row)? = wrapped.layout?.first?.content else { throw OtherContent() }
    #expect(row.children.first?.pointer == "/widget/layout/0/children/0")
  }

  @Test func `a mistyped key gives line, column and the right name`() throws {
    let payload = ReadPayload("{\"widget\": {\"id\": \"a\",\n  \"tilte\": \"A\"}}").payload
    let finding = try #require(payload.diagnostics.first)
    let position = LineIndex(payload.bytes).position(of: finding.span.offset)
    #expect(
      payload.diagnostics.count == 1 && finding.rule == .unknownKey && finding.message.contains("'title'"))
    #expect(position.line == 2 && position.column == 3)
  }
}

struct LiveActivityTests {
  @Test func `an activity needs its event and its name`() {
    #expect(ReadPayload(#"{"event": "end", "name": "a"}"#).findings == [])
    #expect(ReadPayload(#"{"event": "end", "title": "a"}"#).findings == ["missing-field "])
  }

  @Test func `an activity is read with all of its fields`() throws {
    let payload = ReadPayload(
      #"""
      {"event": "end", "name": "a", "title": "T", "status": "S", "progress": 1, "items": ["x"], "tint": "mint",
       "layout": [], "stale_date": "2026-06-14T18:30:00Z", "relevanceScore": 100, "dismissal_date": "soon"}
      """#)
    let activity = try payload.liveActivity()
    #expect(
      activity.event == .end && activity.title == "T" && activity.status == "S" && activity.progress == 1)
    #expect(
      activity.items == [ListItem(text: "x")] && activity.tint == .system(.mint)
        && activity.layout?.isEmpty == true)
    #expect(payload.findings == ["invalid-format /dismissal_date"])
  }
}
