@testable import LayoutModel
import Testing

struct PayloadKindTests {
  @Test(arguments: [
    (#"{"widget": {"id": "a"}}"#, PayloadKind.widget), (#"{"to": "all", "widget": {}}"#, .widget),
    (#"{"id": "a", "layout": []}"#, .widget), (#"{"id": "a", "action": "delete"}"#, .widget),
    (#"{"id": "a", "title": "A", "families": []}"#, .widget),
    (#"{"event": "start", "name": "a"}"#, .liveActivity), (#"{"event": "end", "title": "a"}"#, .liveActivity),
    (#"{"event": "udpate", "name": "a"}"#, .liveActivity),
    (#"{"title": "a"}"#, .push), (#"{"body": "a"}"#, .push), (#"{"message": "a"}"#, .push),
    (#"{"title": "a", "widget": {"id": "a"}}"#, .push),
    (#"{"title": "a", "body": "b", "actions": []}"#, .notification),
    (#"{"source": "a", "body": "b"}"#, .notification),
    (#"{"level": "active", "title": "a"}"#, .notification), (#"{"sourceDisplayName": "a"}"#, .notification),
    ("[]", .blocks), (#"[{"type": "text"}]"#, .blocks), (#"{"type": "spacer"}"#, .blocks),
  ])
  func `a kind is told from its keys`(_ json: String, _ kind: PayloadKind) {
    #expect(ReadPayload(json).payload.kind == kind)
  }

  @Test(arguments: ["{}", "3", "null", "true", #""text""#, #"{"name": "a"}"#, #"{"installationId": "a"}"#])
  func `a kind that can't be told is one finding`(_ json: String) {
    let payload = ReadPayload(json)
    #expect(payload.payload.kind == nil && payload.payload.document == nil)
    #expect(payload.findings == ["unknown-kind "])
  }

  @Test(arguments: PayloadKind.allCases)
  func `a kind that is given beats the keys`(_ kind: PayloadKind) {
    #expect(ReadPayload(#"{"title": "a", "body": "b"}"#, as: kind).payload.kind == kind)
  }

  @Test func `a text is taken as it is`() throws {
    let payload = ReadPayload("Build {passed", as: .text).payload
    guard case .text("Build {passed")? = payload.document else { throw OtherContent() }
    #expect(payload.diagnostics.isEmpty && payload.json == nil)
  }

  @Test(arguments: PayloadKind.allCases.filter { $0 != .text })
  func `a root of any JSON type is read as any kind without a trap`(_ kind: PayloadKind) {
    for json in [
      "3", "null", "[]", "[1, null, \"a\", [], {}]", "{}", #""a""#, #"{"widget": 3}"#, #"{"layout": {}}"#,
    ] {
      #expect(ReadPayload(json, as: kind).payload.kind == kind)
    }
  }
}
