internal import LayoutModel
internal import Testing

struct ValueTests {
  @Test func `spans cover values and keys with their quotes`() throws {
    let text = ParsedText(#" { "né" : [ -1.50e+2 , true ] } "#)
    let value = try #require(text.result.value)
    #expect(text.source(in: value.span) == #"{ "né" : [ -1.50e+2 , true ] }"#)
    let member = try #require(value.member(named: "né"))
    #expect(text.source(in: member.keySpan) == #""né""#)
    guard case .array(let elements) = member.value.kind else {
      Issue.record("the member is an array")
      return
    }
    #expect(elements.map { text.source(in: $0.span) } == ["-1.50e+2", "true"])
  }

  @Test func `the last of two equal keys wins`() throws {
    let value = try #require(ParsedText(#"{"a":1,"a":2}"#).result.value)
    guard case .number(2) = value["a"]?.kind else {
      Issue.record("the second value is taken")
      return
    }
  }

  @Test func `canonically equivalent keys are different keys`() throws {
    let text = ParsedText("{\"\u{E9}\":1,\"e\u{301}\":2}")
    #expect(text.problems.isEmpty)
    let value = try #require(text.result.value)
    #expect(value["\u{E9}"]?.span == SourceSpan(offset: 6, length: 1))
    #expect(value["e\u{301}"]?.span == SourceSpan(offset: 14, length: 1))
    #expect(value["e"] == nil)
  }

  @Test func `a value that is no object has no members`() {
    #expect(ParsedText("[1]").result.value?["0"] == nil)
  }

  @Test(arguments: [
    ("null", "null"), ("true", "a boolean"), ("1", "a number"), ("\"\"", "a string"), ("[]", "an array"),
    ("{}", "an object"),
  ])
  func `a value has a name for messages`(_ source: String, _ name: String) {
    #expect(ParsedText(source).result.value?.typeName == name)
  }

  @Test(arguments: [
    (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"), (#""\u00e9\u20AC""#, "é€"),
    (#""\ud83d\ude00x\uD834\uDD1E""#, "😀x𝄞"), ("\"é€😀\"", "é€😀"), (#""""#, ""), ("\"\u{7F}\"", "\u{7F}"),
    (#""\u0041long enough to need more than fifteen bytes""#, "Along enough to need more than fifteen bytes"),
  ])
  func `escapes and characters become text`(_ source: String, _ expected: String) {
    guard case .string(let text) = ParsedText(source).result.value?.kind else {
      Issue.record("the value is a string")
      return
    }
    #expect(Array(text.utf8) == Array(expected.utf8))
    #expect(ParsedText(source).problems.isEmpty)
  }
}
