internal import LayoutModel
internal import Testing

/// Hostile input costs no more than its length.
struct LimitTests {
  @Test(arguments: [("[", "]"), ("{\"a\":", "}")])
  func `the deepest level that is read is 128`(_ opening: String, _ closing: String) {
    func nested(_ depth: Int) -> ParsedText {
      let inside = opening == "[" ? "" : "1"
      return ParsedText(
        String(repeating: opening, count: depth) + inside + String(repeating: closing, count: depth))
    }
    #expect(nested(128).problems.isEmpty)
    #expect(nested(129).kinds == [.tooDeep])
    #expect(nested(5000).kinds == [.tooDeep])
    #expect(
      nested(129).problems.first?.message == "nesting is deeper than 128 levels: what lies below is not read")
    #expect(nested(129).problems.first?.span.offset == 128 * opening.utf8.count)
  }

  @Test func `what follows a nest that is too deep is still read`() {
    let text = ParsedText(
      "[" + String(repeating: "[", count: 500) + "\"]\\\"]\"" + String(repeating: "]", count: 500) + ", tru]")
    #expect(text.kinds == [.tooDeep, .literalSpelling])
  }

  @Test(arguments: ["[", "{\"a\":", "[{\"\":"])
  func `a hundred thousand opening brackets end in two problems`(_ opening: String) {
    let text = ParsedText(String(repeating: opening, count: 100_000))
    #expect(text.kinds == [.tooDeep, .unclosed])
  }

  @Test func `a mebibyte is read and one byte more is not`() {
    let full = "\"" + String(repeating: "a", count: (1 << 20) - 2) + "\""
    #expect(ParsedText(full).problems.isEmpty)
    let more = ParsedText(full + " ")
    #expect(more.kinds == [.tooLarge])
    #expect(more.problems.first?.message == "the input is larger than 1048576 bytes: no more are read")
    #expect(more.result.value == nil)
  }

  @Test func `limits can be set`() {
    #expect(ParsedText("[[1]]", limits: JSONLimits(depth: 1)).kinds == [.tooDeep])
    #expect(ParsedText("[1]", limits: JSONLimits(byteCount: 2)).kinds == [.tooLarge])
    #expect(
      ParsedText("[,,,1]", limits: JSONLimits(problemCount: 1)).kinds == [.extraComma, .tooManyProblems])
    #expect(ParsedText("[[1]]", limits: JSONLimits(depth: 0)).kinds == [.tooDeep])
  }

  /// Each of these once made a parser somewhere quadratic; here they would not end within a test's patience.
  @Test(arguments: [
    ",", ":", "[,", "{,", "'", "\"", "\\", "\"\\", "\r", "\"\r", "\n\"", "\" \n", "/*", "#\n", "//\n", "a ",
    "1 ", "-",
    "1e-300 ", "9.99999999999999999999e-301 ", "}", "]", "{\"", "{a", "“", "\u{A0}", "\u{FEFF}", "\"a\":",
    "0x", "\0",
    "\"\\ud800", "[[[[[]", "{\"a\":[", "'\\", "`\n", "\t",
  ])
  func `a repeated fragment takes time in line with its length`(_ fragment: String) {
    for prefix in ["", "[", "\"", "{\"a\":", "{"] {
      let count = 60_000 / fragment.utf8.count
      let text = ParsedText(prefix + String(repeating: fragment, count: count))
      #expect(text.problems.count <= 21)
    }
  }

  @Test func `many keys that are alike are compared in time`() throws {
    let keys = (0..<20_000).map { String(repeating: "k", count: 20) + String($0 % 19_990) }
    let text = ParsedText("{" + keys.map { "\"\($0)\":0" }.joined(separator: ",") + "}")
    #expect(text.kinds == Array(repeating: .duplicateKey, count: 10))
    let problem = try #require(text.problems.first)
    #expect(text.source(in: problem.span) == "\"" + keys[0] + "\"")
    #expect(problem.related.map(\.span.offset) == [1])
  }
}
