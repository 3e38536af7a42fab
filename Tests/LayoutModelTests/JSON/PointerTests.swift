internal import LayoutModel
internal import Testing

struct PointerTests {
  @Test(
    arguments: [
      ([], ""), ([.key("widget"), .key("layout"), .index(0)], "/widget/layout/0"), ([.key("")], "/"),
      ([.key("a/b"), .key("m~n"), .key("~1")], "/a~1b/m~0n/~01"), ([.key("é\"\\ ")], "/é\"\\ "),
    ] as [([JSONPointer.Component], String)])
  func `a path is written by RFC 6901`(_ components: [JSONPointer.Component], _ expected: String) {
    #expect(JSONPointer(components).text == expected)
  }

  @Test func `appending leaves the shorter path as it is`() {
    let layout = JSONPointer([.key("layout")])
    #expect(layout.appending(3).appending("text").text == "/layout/3/text")
    #expect(layout.text == "/layout")
  }

  @Test(arguments: [
    (#"{"a":{"b":[0,1,{"c":tru}]}}"#, "/a/b/2/c"), (#"{"x/y":{"~":tru}}"#, "/x~1y/~0"), ("tru", ""),
    (#"[[],[[],tru]]"#, "/1/1"), (#"{"a":1,"b":{},"c":tru}"#, "/c"),
  ])
  func `a problem carries the path of its value`(_ source: String, _ pointer: String) {
    #expect(ParsedText(source).problems.map(\.pointer) == [pointer])
  }
}
