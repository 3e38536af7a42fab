internal import LayoutModel
internal import Testing

struct LineIndexTests {
  @Test(arguments: [
    (0, 1, 1), (1, 1, 2), (2, 1, 3), (3, 2, 1), (4, 3, 1), (5, 3, 2), (6, 3, 3), (7, 4, 1), (8, 4, 2),
    (9, 5, 1),
  ])
  func `line breaks of all three kinds end a line`(_ offset: Int, _ line: Int, _ column: Int) {
    let index = LineIndex(Array("ab\n\nc\r\nd\r".utf8))
    #expect(index.position(of: offset) == SourcePosition(line: line, column: column))
    #expect(index.lineCount == 5)
  }

  @Test(arguments: [
    ("é€😀x", [1, 1, 2, 2, 2, 3, 3, 3, 3, 4, 5]), ("e\u{301}", [1, 2, 2, 3]), ("", [1]),
  ])
  func `columns count scalars, and a byte inside one has its column`(_ line: String, _ columns: [Int]) {
    let index = LineIndex(Array(("first\n" + line).utf8))
    #expect((0...line.utf8.count).map { index.position(of: 6 + $0).column } == columns)
  }

  @Test func `each malformed byte is a column`() {
    let index = LineIndex([0x61, 0xFF, 0xE2, 0x82, 0x62, 0xC3])
    #expect((0...6).map { index.position(of: $0).column } == [1, 2, 3, 4, 5, 6, 7])
  }

  @Test(arguments: [(-5, 1, 1), (100, 2, 3), (Int.max, 2, 3), (Int.min, 1, 1)])
  func `an offset outside stands for the nearest end`(_ offset: Int, _ line: Int, _ column: Int) {
    #expect(
      LineIndex(Array("ab\ncd".utf8)).position(of: offset) == SourcePosition(line: line, column: column))
  }

  @Test func `an empty source has one line`() {
    let index = LineIndex([])
    #expect(index.lineCount == 1)
    #expect(index.position(of: 0) == SourcePosition(line: 1, column: 1))
    #expect(index.span(ofLine: 1) == SourceSpan(offset: 0, length: 0))
  }

  @Test(arguments: [(1, 0, 2), (2, 3, 0), (3, 4, 1), (4, 7, 1), (5, 9, 0), (0, 0, 2), (99, 9, 0)])
  func `a line is given without its break`(_ line: Int, _ offset: Int, _ length: Int) {
    let index = LineIndex(Array("ab\n\nc\r\nd\r".utf8))
    #expect(index.span(ofLine: line) == SourceSpan(offset: offset, length: length))
  }
}
