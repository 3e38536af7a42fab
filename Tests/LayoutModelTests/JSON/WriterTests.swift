internal import Foundation
internal import LayoutModel
internal import TestSupport
internal import Testing

struct WriterTests {
  @Test(arguments: [
    (" { \"a\" : [ 1.50 , -0 , 1E5 , true , null ] } ", #"{"a":[1.50,-0,1E5,true,null]}"#),
    (#"["\u00e9\/\u0041\u001F\u007f\n\u000a\b\f\"\\"]"#, "[\"é/A\\u001f\u{7F}\\n\\n\\b\\f\\\"\\\\\"]"),
    (#"{"b":1,"a":2}"#, #"{"b":1,"a":2}"#), ("[]", "[]"), (#"{"a":1,"a":2}"#, #"{"a":1,"a":2}"#),
  ])
  func `the compact form has the shortest escapes and the author's numbers`(
    _ source: String, _ compact: String
  ) {
    #expect(ParsedText(source).compact == compact)
  }

  @Test(arguments: ["null", #"{"a":[1,{"é":"\n"}],"b":"x"}"#, #"[1.0, "\u0001"]"#])
  func `the count is the length of what is written`(_ source: String) throws {
    let text = ParsedText(source)
    for value in try #require(text.result.value).withDescendants {
      let written = JSONWriter.compact(value, source: text.bytes)
      #expect(JSONWriter.compactByteCount(of: value, source: text.bytes) == written.count)
    }
  }

  @Test func `members and separators add up to their object`() throws {
    let text = ParsedText(#"{"a": 1, "b\n": [true, false], "é": {}}"#)
    guard case .object(let members) = try #require(text.result.value).kind else {
      Issue.record("the value is an object")
      return
    }
    let sum = members.map { JSONWriter.compactByteCount(of: $0, source: text.bytes) }.reduce(2 + 2, +)
    #expect(sum == text.compact?.utf8.count)
  }

  @Test func `a value without its source is written without trapping`() {
    let value = JSONValue(span: SourceSpan(offset: 100, length: 3), kind: .number(5))
    #expect(JSONWriter.compact(value, source: []).isEmpty)
  }

  @Test(
    .enabled(if: SharedFolder.path != nil, "needs the folder of shared test material"),
    arguments: try CorpusFile.all())
  func `a payload loses its white space and nothing else`(_ file: CorpusFile) throws {
    let text = ParsedText(try file.bytes)
    #expect(text.problems.isEmpty)
    #expect(text.compact == String(decoding: try file.bytesWithoutSpace, as: UTF8.self))
  }
}

/// A payload of the corpus whose strings are spelled plainly.
struct CorpusFile: Sendable, CustomTestStringConvertible {
  let path: String

  static func all() throws -> [CorpusFile] {
    guard let shared = SharedFolder.path else { return [] }
    let paths = try FileManager.default.subpathsOfDirectory(atPath: shared + "/corpus").sorted()
    return try paths.filter { $0.hasSuffix(".json") }.map { CorpusFile(path: shared + "/corpus/" + $0) }
      .filter { try !$0.bytes.contains(UInt8(ascii: "\\")) }
  }

  var bytes: [UInt8] {
    get throws { [UInt8](try Data(contentsOf: URL(fileURLWithPath: path))) }
  }

  /// The bytes without the white space outside strings, told apart by counting quotes.
  var bytesWithoutSpace: [UInt8] {
    get throws {
      var isInString = false
      return try bytes.filter { byte in
        if byte == UInt8(ascii: "\"") { isInString.toggle() }
        return isInString || byte > 0x20
      }
    }
  }

  var testDescription: String { URL(fileURLWithPath: path).lastPathComponent }
}
