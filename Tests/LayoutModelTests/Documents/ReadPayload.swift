@testable import LayoutModel
import Testing

/// What a test asks about a payload that it writes down.
struct ReadPayload {
  let payload: Payload

  init(_ json: String, as kind: PayloadKind? = nil) {
    payload = Payload(Array(json.utf8), kind: kind)
  }

  /// Each finding as `rule pointer`, in the order of the source.
  var findings: [String] {
    payload.diagnostics.map { "\($0.rule.rawValue) \($0.pointer)" }
  }

  /// The one block of a payload that is a block.
  func block() throws -> Block {
    guard case .blocks(let blocks)? = payload.document else { throw OtherContent() }
    return try #require(blocks.first)
  }

  func widget() throws -> Widget {
    guard case .widget(let widget)? = payload.document else { throw OtherContent() }
    return widget
  }

  func liveActivity() throws -> LiveActivity {
    guard case .liveActivity(let activity)? = payload.document else { throw OtherContent() }
    return activity
  }
}

/// A block of `type` with more members, such as `"text": "a"`.
func block(_ type: String, _ members: String = "") throws -> Block {
  try ReadPayload(#"{"type": "\#(type)"\#(members.isEmpty ? "" : ", " + members)}"#).block()
}

/// A document or a block is of another kind than the test is about.
struct OtherContent: Error {}
