@testable import LayoutModel
import Testing

struct BudgetTests {
  @Test(
    arguments: [
      (9_999, nil), (10_000, nil), (10_001, .warning), (10_240, .warning), (10_241, .error), (20_000, .error),
    ] as [(Int, Severity?)])
  func `a widget has 10,240 bytes and a warning above 10,000`(_ bytes: Int, _ severity: Severity?) {
    let payload = Self.widget(of: bytes)
    #expect(payload.compactSize == bytes)
    #expect(
      payload.diagnostics.filter { $0.rule == .payloadSize }.map(\.severity) == (severity.map { [$0] } ?? []))
  }

  @Test(
    arguments: [(3_500, nil), (3_501, .warning), (4_096, .warning), (4_097, .error)] as [(Int, Severity?)])
  func `a Live Activity has 4,096 bytes and a warning above 3,500`(_ bytes: Int, _ severity: Severity?) {
    let payload = Self.padded(#"{"event":"update","name":"a","title":"%"}"#, to: bytes)
    #expect(payload.compactSize == bytes)
    #expect(
      payload.diagnostics.filter { $0.rule == .payloadSize }.map(\.severity) == (severity.map { [$0] } ?? []))
  }

  @Test(
    arguments: [(3_584, nil), (3_585, .warning), (4_096, .warning), (4_097, .error)] as [(Int, Severity?)])
  func `a push has 4,096 bytes and a warning above 3,584`(_ bytes: Int, _ severity: Severity?) {
    let payload = Self.padded(#"{"title":"a","body":"%"}"#, to: bytes)
    #expect(
      payload.diagnostics.filter { $0.rule == .payloadSize }.map(\.severity) == (severity.map { [$0] } ?? []))
  }

  @Test func `the finding names both figures and the largest parts`() throws {
    let finding = try #require(Self.widget(of: 10_241).diagnostics.first { $0.rule == .payloadSize })
    #expect(finding.message.contains("10,241") && finding.message.contains("10,240"))
    #expect(finding.pointer == "/widget")
    #expect(finding.notes.first?.message.hasPrefix("text at /widget/layout/") == true)
  }

  @Test(arguments: [
    (#"{"widget": {"id": "a", "title": "b"}}"#, 22),
    (#"{"to": "all", "widget": {"id":"a","title":"b"}}"#, 22),
    ("{\"id\":\"a\",\n  \"action\": \"delete\"}", 28), (#"{"widget": {"id": "a", "title": "\u00e9\/"}}"#, 24),
  ])
  func `bytes are counted on the compact widget alone`(_ json: String, _ bytes: Int) {
    #expect(ReadPayload(json).payload.compactSize == bytes)
  }

  /// A widget of exactly `bytes` in compact form, its text spread over blocks that keep their own limit.
  private static func widget(of bytes: Int) -> Payload {
    let block = #"{"type":"text","text":"\#(String(repeating: "x", count: 3_000))"}"#
    let full = Array(repeating: block, count: (bytes - 200) / 3_100)
    let layout = (full + [#"{"type":"text","text":"%"}"#]).joined(separator: ",")
    let frame = #"{"widget":{"id":"a","title":"A","layout":[\#(layout)]}}"#
    return padded(frame, to: bytes + #"{"widget":}"#.utf8.count)
  }

  /// The payload with `%` replaced so that it has `bytes` in all.
  private static func padded(_ frame: String, to bytes: Int) -> Payload {
    let filling = String(repeating: "x", count: bytes - frame.utf8.count + 1)
    return ReadPayload(frame.split(separator: "%", maxSplits: 1).joined(separator: filling)).payload
  }
}
