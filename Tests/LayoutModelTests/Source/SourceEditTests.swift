internal import LayoutModel
internal import Testing

struct SourceEditTests {
  @Test(
    arguments: [
      ([], "abcdef"), ([(1, 2, "X")], "aXdef"), ([(3, 0, "1"), (3, 0, "2")], "abc12def"),
      ([(4, 1, ""), (0, 1, "A")], "Abcdf"), ([(3, 2, ""), (3, 0, "1")], "abc1f"), ([(6, 0, "!")], "abcdef!"),
      ([(0, 6, "")], ""),
    ] as [([(Int, Int, String)], String)])
  func `edits are applied by their place`(_ edits: [(Int, Int, String)], _ expected: String) {
    #expect(Self.edited(edits) == expected)
  }

  @Test(
    arguments: [
      ([(1, 3, "X"), (2, 1, "Y")], "aXef"), ([(5, 9, "X")], "abcdef"), ([(-1, 1, "X")], "abcdef"),
      ([(100, 0, "X")], "abcdef"),
    ] as [([(Int, Int, String)], String)])
  func `an edit that overlaps or lies outside is left out`(_ edits: [(Int, Int, String)], _ expected: String)
  {
    #expect(Self.edited(edits) == expected)
  }

  @Test func `edits are equal byte for byte`() {
    let composed = SourceEdit.insertion(of: "\u{E9}", at: 0)
    #expect(composed == .insertion(of: "\u{E9}", at: 0))
    #expect(composed != .insertion(of: "e\u{301}", at: 0))
    #expect(composed != .insertion(of: "\u{E9}", at: 1))
  }

  private static func edited(_ edits: [(Int, Int, String)]) -> String {
    let edits = edits.map {
      SourceEdit(span: SourceSpan(offset: $0.0, length: $0.1), replacement: $0.2)
    }
    return String(decoding: Array("abcdef".utf8).applying(edits), as: UTF8.self)
  }
}
