internal import LayoutModel
internal import Testing

/// Each problem at its place, in its words, and with a fix that makes valid JSON of it.
struct ProblemTests {
  @Test(arguments: ProblemCase.all)
  func `a problem is named at its place`(_ expected: ProblemCase) throws {
    let text = ParsedText(expected.text)
    let problem = try #require(text.problems.first)
    let position = LineIndex(text.bytes).position(of: problem.span.offset)
    #expect(text.problems.count == 1)
    #expect(problem.kind == expected.kind)
    #expect(problem.message == expected.message)
    #expect(problem.pointer == expected.pointer)
    #expect(text.source(in: problem.span) == expected.source)
    #expect("\(position.line):\(position.column)" == expected.position)
  }

  @Test(arguments: ProblemCase.all.filter { $0.repaired != nil })
  func `the fix makes valid JSON`(_ expected: ProblemCase) throws {
    let text = ParsedText(expected.text)
    #expect(text.repaired == expected.repaired)
    let repaired = ParsedText(text.repaired)
    #expect(repaired.problems.isEmpty)
    let (before, after) = (try #require(text.result.value), try #require(repaired.result.value))
    #expect(before.hasSameContent(as: after), "the recovered value is the one that the fix spells")
  }

  @Test(arguments: ProblemCase.all.filter { $0.repaired == nil })
  func `what only the author can know has no fix`(_ expected: ProblemCase) {
    #expect(ParsedText(expected.text).problems.allSatisfy { $0.fix == nil })
  }

  @Test func `the cases cover each kind of problem`() {
    let elsewhere: Set<JSONProblem.Kind> = [
      .invalidUTF8, .otherEncoding, .tooDeep, .tooLarge, .tooManyProblems,
    ]
    let covered = Set(ProblemCase.all.map(\.kind)).union(elsewhere)
    #expect(JSONProblem.Kind.allCases.filter { !covered.contains($0) } == [])
  }

  @Test(arguments: [
    (#"{"a":[1,2}"#, 5), (#"[{"a":1]"#, 1), ("[1}", 0), ("[1", 0), (#"{"a":{"b":1"#, 5),
  ])
  func `a bracket that is not closed is pointed at`(_ source: String, _ opening: Int) throws {
    let problem = try #require(ParsedText(source).problems.first)
    #expect(problem.kind == .unclosed)
    #expect(problem.related.map(\.span) == [SourceSpan(offset: opening, length: 1)])
    #expect(problem.related.map(\.message) == ["opened here"])
  }

  @Test(arguments: [("[1,]", true), ("[1", false), ("{a:1}", true), ("[hello]", false), ("[\"a]", false)])
  func `only a fix that keeps the meaning is safe`(_ source: String, _ isSafe: Bool) throws {
    let fix = try #require(ParsedText(source).problems.first?.fix)
    #expect(fix.isSafe == isSafe)
  }
}
