@testable import LayoutModel
import Testing

struct NumberFieldTests {
  @Test(arguments: [
    ("opacity", "1.5", 1.0), ("opacity", "-1", 0), ("cornerRadius", "-4", 0),
    ("cornerRadius", "1e9", Limits.points),
  ])
  func `a number past its range is clamped and reported`(
    _ key: String, _ written: String, _ read: Double
  ) throws {
    let payload = ReadPayload(#"{"type": "divider", "\#(key)": \#(written)}"#)
    let appearance = try payload.block().appearance
    #expect((key == "opacity" ? appearance.opacity : appearance.cornerRadius) == read)
    #expect(payload.findings == ["out-of-range /\(key)"])
  }

  @Test(arguments: [
    "width", "height", "minWidth", "maxWidth", "minHeight", "maxHeight", "grow", "shrink", "basis",
  ])
  func `a length is at least 0 and at most a hundred screens`(_ key: String) {
    func findings(_ number: String) -> [String] {
      ReadPayload(#"{"type": "spacer", "\#(key)": \#(number)}"#).findings
    }
    #expect(findings("0") == [] && findings("100000") == [])
    #expect(findings("-0.1") == ["out-of-range /\(key)"])
    #expect(findings("100000.5") == ["out-of-range /\(key)"])
    #expect(findings(#""8""#) == ["wrong-type /\(key)"])
  }

  @Test(arguments: [("1", 1), ("3", 3), ("1000", 1000), ("0", 1), ("5000", 1000), ("2.7", 2)])
  func `a line limit is a whole number from 1 to 1000`(_ written: String, _ limit: Int) throws {
    let payload = ReadPayload(#"{"type": "text", "text": "a", "lineLimit": \#(written)}"#)
    guard case .text(let text) = try payload.block().content else { throw OtherContent() }
    #expect(text.type.lineLimit == limit)
    #expect(payload.findings == (written == "\(limit)" ? [] : ["out-of-range /lineLimit"]))
  }

  @Test func `a number in percent is answered with the fraction`() throws {
    let payload = ReadPayload(#"{"type": "progress", "progress": 68}"#).payload
    let finding = try #require(payload.diagnostics.first)
    #expect(finding.message.hasSuffix("for 68 percent write 0.68"))
    #expect(finding.fix?.edits.first?.replacement == "0.68")
  }

  @Test(arguments: ["1e999", "-1e999"])
  func `a number that no double holds never reaches a layout`(_ number: String) throws {
    let payload = ReadPayload(#"{"type": "stack", "children": [], "width": \#(number)}"#)
    #expect(!payload.findings.isEmpty)
    let width = payload.payload.document.flatMap { document -> Double? in
      if case .blocks(let blocks) = document { blocks.first?.layout.width } else { nil }
    }
    #expect(width?.isFinite ?? true)
  }
}
