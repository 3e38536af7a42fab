internal import LayoutModel
internal import Testing

struct DuplicateKeyTests {
  @Test func `both positions are reported`() throws {
    let text = ParsedText(#"{"a":{"type":"text","x":1,"type":"image"}}"#)
    let problem = try #require(text.problems.first)
    #expect(text.result.isAccepted)
    #expect(problem.kind == .duplicateKey)
    #expect(problem.pointer == "/a/type")
    #expect(problem.span == SourceSpan(offset: 26, length: 6))
    #expect(problem.related.map(\.span) == [SourceSpan(offset: 6, length: 6)])
    #expect(problem.related.map(\.message) == ["first written here"])
  }

  @Test(arguments: [
    (#"{"a":1,"\u0061":2}"#, 1), (#"{"a":1,"a":2,"a":3}"#, 2), (#"[{"a":1},{"a":2}]"#, 0),
    (#"{"a":{"a":1}}"#, 0), (#"{"a":1,"A":2}"#, 0), (#"{"":1,"":2}"#, 1), (#"{"a":1,"b":2,"a":3,"b":4}"#, 2),
  ])
  func `a key is repeated when its text is`(_ source: String, _ count: Int) {
    #expect(ParsedText(source).kinds == Array(repeating: .duplicateKey, count: count))
  }

  @Test(arguments: [3, 12, 13, 14, 100])
  func `few and many keys are told apart alike`(_ count: Int) {
    var keys = (0..<count).map { "key\($0)" }
    #expect(Self.duplicates(in: keys).isEmpty)
    keys[count - 1] = keys[1]
    keys.append(keys[0])
    keys.append(keys[1])
    let first = SourceSpan(offset: 1, length: 6)
    let second = SourceSpan(offset: 10, length: 6)
    #expect(Self.duplicates(in: keys).map(\.related.first?.span) == [second, first, second])
  }

  private static func duplicates(in keys: [String]) -> [JSONProblem] {
    ParsedText("{" + keys.map { "\"\($0)\":1" }.joined(separator: ",") + "}").problems
  }
}
