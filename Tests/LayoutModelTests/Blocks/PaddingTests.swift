@testable import LayoutModel
import Testing

struct PaddingTests {
  @Test(arguments: [
    ("8", EdgeInsets(all: 8)), ("{}", .zero),
    (#"{"horizontal": 6, "vertical": 4}"#, EdgeInsets(top: 4, leading: 6, bottom: 4, trailing: 6)),
    (
      #"{"top": 1, "bottom": 2, "leading": 3, "trailing": 4}"#,
      EdgeInsets(top: 1, leading: 3, bottom: 2, trailing: 4)
    ),
    (#"{"vertical": 4, "top": 0}"#, EdgeInsets(top: 0, leading: 0, bottom: 4, trailing: 0)),
    (#"{"horizontal": 6, "trailing": 9}"#, EdgeInsets(top: 0, leading: 6, bottom: 0, trailing: 9)),
  ])
  func `padding is one number, or edges that beat their pair`(_ padding: String, _ edges: EdgeInsets) throws {
    let payload = ReadPayload(#"{"type": "stack", "children": [], "padding": \#(padding)}"#)
    #expect(try payload.block().layout.padding == edges)
    #expect(payload.findings == [])
  }

  @Test(arguments: [
    (#""8""#, "wrong-type /padding"), ("-1", "out-of-range /padding"), ("[1]", "wrong-type /padding"),
    (#"{"top": "1"}"#, "wrong-type /padding/top"), (#"{"left": 1}"#, "unknown-key /padding/left"),
  ])
  func `other paddings are reported, and drawn without`(_ padding: String, _ finding: String) throws {
    let payload = ReadPayload(#"{"type": "stack", "children": [], "padding": \#(padding)}"#)
    #expect(payload.findings == [finding])
    #expect(try payload.block().layout.padding == .zero)
  }
}
