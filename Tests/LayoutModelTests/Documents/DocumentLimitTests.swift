@testable import LayoutModel
import Testing

struct DocumentLimitTests {
  @Test func `blocks nest 32 levels and no deeper`() {
    func nested(_ levels: Int) -> ReadPayload {
      ReadPayload(
        String(repeating: #"{"type": "stack", "children": ["#, count: levels - 1) + #"{"type": "spacer"}"#
          + String(repeating: "]}", count: levels - 1))
    }
    #expect(nested(32).findings == [])
    #expect(nested(33).findings.map { $0.prefix(14) } == ["limit-exceeded"])
    #expect(nested(33).depth == 32 && nested(60).depth == 32)
  }

  @Test func `a payload has 512 blocks and the rest is not drawn`() {
    func many(_ count: Int) -> ReadPayload {
      ReadPayload("[" + Array(repeating: #"{"type": "spacer"}"#, count: count).joined(separator: ",") + "]")
    }
    #expect(many(512).findings == [] && many(512).blockCount == 512)
    #expect(many(513).findings == ["limit-exceeded /512"] && many(513).blockCount == 512)
    #expect(many(2_000).findings == ["limit-exceeded /512"] && many(2_000).blockCount == 512)
  }

  @Test func `a text has 4,096 characters`() {
    func long(_ count: Int) -> [String] {
      ReadPayload(#"{"type": "text", "text": "\#(String(repeating: "é", count: count))"}"#).findings
    }
    #expect(long(4_096) == [])
    #expect(long(4_097) == ["limit-exceeded /text"])
  }

  @Test func `a list has 64 items`() throws {
    func list(_ count: Int) -> ReadPayload {
      let items = Array(repeating: #""a""#, count: count).joined(separator: ",")
      return ReadPayload(#"{"type": "list", "items": [\#(items)]}"#)
    }
    #expect(list(64).findings == [])
    #expect(list(65).findings == ["limit-exceeded /items"])
    guard case .list(let block) = try list(200).block().content else { throw OtherContent() }
    #expect(block.items.count == 64)
  }

  @Test func `a grid has 64 columns, counted or listed`() throws {
    func grid(_ columns: String) -> ReadPayload {
      ReadPayload(#"{"type": "grid", "children": [], "columns": \#(columns)}"#)
    }
    let listed = "[" + Array(repeating: "1", count: 65).joined(separator: ",") + "]"
    #expect(grid("64").findings == [] && grid("65").findings == ["out-of-range /columns"])
    #expect(grid(listed).findings == ["limit-exceeded /columns"])
    for columns in ["65", "1e300", listed] {
      guard case .grid(let block) = try grid(columns).block().content else { throw OtherContent() }
      #expect(block.columns.count == 64)
    }
    guard case .grid(let none) = try grid("0").block().content else { throw OtherContent() }
    #expect(none.columns == [.equalShare])
  }

  @Test func `one file has no more than 200 findings`() {
    let blocks = Array(repeating: #"{"type": "nonsense"}"#, count: 400).joined(separator: ",")
    #expect(ReadPayload("[\(blocks)]").findings.count == 200)
  }
}

extension ReadPayload {
  fileprivate var blockCount: Int {
    guard case .blocks(let blocks)? = payload.document else { return 0 }
    return blocks.count
  }

  /// Blocks inside blocks that were decoded.
  fileprivate var depth: Int {
    guard case .blocks(var blocks)? = payload.document else { return 0 }
    var depth = 0
    while let block = blocks.first {
      depth += 1
      if case .stack(let stack) = block.content { blocks = stack.children } else { blocks = [] }
    }
    return depth
  }
}
