internal import LayoutModel
internal import Testing

/// After an error the rest is read as its author meant it.
struct RecoveryTests {
  @Test(arguments: [
    (#"{'a': 'x', b: True, "c": None,}"#, #"{"a":"x","b":true,"c":null}"#),
    (#"{"a" 1, "b"=2 "c":3}"#, #"{"a":1,"b":2,"c":3}"#),
    ("[1 2,, 3;4,]", "[1,2,3,4]"),
    (#"{"a":1 /* x */ "b":2 // y"#, #"{"a":1,"b":2}"#),
    (#"{"a":{"b":[1,{"c":"d"#, #"{"a":{"b":[1,{"c":"d"}]}}"#),
    (#"[{"a":1], 2"#, #"[{"a":1}]"#),
    (#"{"a":1.2.3,"b":2}"#, #"{"a":"1.2.3","b":2}"#),
    ("{\"a\":\"one\n  \"b\":\"two\"\n}", #"{"a":"one","b":"two"}"#),
    ("{\"a\":\"one\ntwo\",\"b\":1}", #"{"a":"one\ntwo","b":1}"#),
    (#"{"a":*, "b":[@], "c":1}"#, #"{"b":[],"c":1}"#),
    (#"{[: 1, "b":2}"#, #"{}"#),
    (#"{"a":+1,"b":.5,"c":0x1F,"d":007}"#, #"{"a":1,"b":0.5,"c":31,"d":7}"#),
  ])
  func `the value is the one that was meant`(_ source: String, _ compact: String) {
    let text = ParsedText(source)
    #expect(!text.result.isAccepted)
    #expect(text.compact == compact)
  }

  @Test func `each of several errors is reported once`() {
    let text = ParsedText(
      """
      { // settings
        'title': "Deploy",
        count: 007
        "ok": True,
        "list": [1,, 2,],
      }
      """)
    #expect(
      text.kinds == [
        .comment, .singleQuotes, .unquotedKey, .numberSpelling, .missingComma, .literalSpelling, .extraComma,
        .trailingComma, .trailingComma,
      ])
    #expect(ParsedText(text.repaired).compact == #"{"title":"Deploy","count":7,"ok":true,"list":[1,2]}"#)
    #expect(ParsedText(text.repaired).problems.isEmpty)
  }

  @Test func `a fix for an open string closes what lies around it too`() {
    let text = ParsedText(#"{"a":[{"b":"c"#)
    #expect(text.kinds == [.unclosed])
    #expect(text.repaired == #"{"a":[{"b":"c"}]}"#)
  }

  @Test func `after twenty problems one more says that there are others`() throws {
    let text = ParsedText("[" + String(repeating: "tru ", count: 50) + "]")
    #expect(text.problems.count == 21)
    #expect(text.problems.last?.kind == .tooManyProblems)
    #expect(text.problems.last?.message == "more problems follow: only the first 20 are listed")
    guard case .array(let elements) = try #require(text.result.value).kind else {
      Issue.record("the value is an array")
      return
    }
    #expect(elements.count == 50)
  }

  @Test func `problems that do not refuse cannot hide one that does`() {
    let text = ParsedText("{" + String(repeating: #""a":1,"#, count: 50) + #""b":tru}"#)
    #expect(!text.result.isAccepted)
  }

  @Test func `problems come in the order of the source`() {
    let offsets = ParsedText(#"{"a":[tru],"a":fals,"c":{"d":1,"d":nul}}"#).problems.map(\.span.offset)
    #expect(offsets == offsets.sorted())
    #expect(offsets.count == 5)
  }
}
