internal import LayoutModel
internal import Testing

/// Random damage: nothing crashes, spans stay inside the input, what is accepted comes back the same.
struct MutationTests {
  @Test(arguments: 0..<UInt64(8))
  func `a damaged text is read without harm`(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<250 {
      var bytes = Array((Self.seeds.randomElement(using: &generator) ?? "").utf8)
      for _ in 0..<Int.random(in: 1...4, using: &generator) { Self.damage(&bytes, using: &generator) }
      Self.check(bytes)
    }
  }

  private static func check(_ bytes: [UInt8]) {
    let text = ParsedText(bytes)
    let whole = SourceSpan(offset: 0, length: bytes.count)
    let values = text.result.value?.withDescendants ?? []
    let spans = values.map(\.span) + text.problems.flatMap { [$0.span] + $0.related.map(\.span) }
    #expect(spans.allSatisfy { $0.length >= 0 && $0.offset >= 0 && $0.union(whole) == whole }, "\(bytes)")
    let edits = text.problems.compactMap(\.fix).flatMap(\.edits)
    #expect(edits.allSatisfy { $0.span.offset >= 0 && $0.span.union(whole) == whole }, "\(bytes)")
    #expect(text.result.isAccepted == !text.problems.contains { $0.kind.refusesInput }, "\(bytes)")
    guard text.result.isAccepted, let value = text.result.value else { return }
    let again = ParsedText(JSONWriter.compact(value, source: bytes))
    #expect(again.result.value?.hasSameContent(as: value) == true, "\(bytes)")
  }

  private static func damage(_ bytes: inout [UInt8], using generator: inout SeededGenerator) {
    let index = Int.random(in: 0...bytes.count, using: &generator)
    switch Int.random(in: 0..<5, using: &generator) {
    case 0 where index < bytes.count: bytes.remove(at: index)
    case 1 where index < bytes.count: bytes[index] = UInt8.random(in: 0...255, using: &generator)
    case 2: bytes.removeSubrange(index...)
    case 3: bytes.insert(contentsOf: bytes[index...].prefix(8), at: bytes.count - index)
    default:
      bytes.insert(contentsOf: Array((fragments.randomElement(using: &generator) ?? "").utf8), at: index)
    }
  }

  private static let seeds = [
    #"{"widget":{"id":"a","layout":[{"type":"text","text":"Ünï \u00e9 \ud83d\ude00","size":1.5e1}]}}"#,
    #"[null,true,false,-0.0,[],{},"",{"a":{"b":[1,2,3]}}]"#,
    "{\n  'single': 'quotes', // comment\n  bare: +1,\n  \"x\": \"a\\\"b\"\n}",
  ]

  private static let fragments = [
    "\"", "'", "\\", "\\u", "\\ud800", ",", ":", "[", "]", "{", "}", "/*", "//", "#", "\n", "\r", "\t",
    "\u{FEFF}", "“", "é",
    "-", "0x", "1e", "tru", "None", "\0", " ", ";", "=>",
  ]
}
