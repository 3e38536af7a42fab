internal import LayoutModel
internal import Testing

struct EncodingTests {
  @Test(
    arguments: [
      ([0xFF, 0xFE, 0x7B, 0, 0x7D, 0], "UTF-16 (little endian)"),
      ([0xFE, 0xFF, 0, 0x7B, 0, 0x7D], "UTF-16 (big endian)"),
      ([0x7B, 0, 0x7D, 0], "UTF-16 (little endian)"), ([0, 0x7B, 0, 0x7D], "UTF-16 (big endian)"),
      ([0xFF, 0xFE, 0, 0, 0x31, 0, 0, 0], "UTF-32 (little endian)"),
      ([0, 0, 0xFE, 0xFF, 0, 0, 0, 0x31], "UTF-32 (big endian)"),
      ([0x31, 0, 0, 0], "UTF-32 (little endian)"), ([0, 0, 0, 0x31], "UTF-32 (big endian)"),
      ([0x31, 0], "UTF-16 (little endian)"),
    ] as [([UInt8], String)])
  func `another encoding is named`(_ bytes: [UInt8], _ name: String) {
    let text = ParsedText(bytes)
    #expect(text.kinds == [.otherEncoding])
    #expect(text.problems.first?.message == "the input is \(name): JSON is UTF-8, save it as that")
    #expect(!text.result.isAccepted)
  }

  @Test(
    arguments: [
      [0xFF, 0xFE], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xE2, 0x82], [0xF4, 0x90, 0x80, 0x80], [0x80],
      [0xF5, 0x80, 0x80, 0x80],
      [0xE0, 0x9F, 0xBF], [0xF0, 0x8F, 0xBF, 0xBF], [0xC3],
    ] as [[UInt8]])
  func `malformed bytes in a string are reported once`(_ bytes: [UInt8]) throws {
    let text = ParsedText(Array("{\"a\":\"x".utf8) + bytes + Array("y\"}".utf8))
    let problem = try #require(text.problems.first)
    #expect(text.kinds == [.invalidUTF8])
    #expect(problem.span == SourceSpan(offset: 7, length: 1))
    #expect(problem.pointer == "/a")
    #expect(problem.message.hasPrefix("byte 0x"))
    let replacement = String(repeating: "\u{FFFD}", count: bytes.count)
    #expect(text.compact == "{\"a\":\"x\(replacement)y\"}")
  }

  @Test func `malformed bytes in a key and between values are reported`() {
    #expect(ParsedText(Array("{\"".utf8) + [0xFF] + Array("\":1}".utf8)).kinds == [.invalidUTF8])
    #expect(ParsedText(Array("[".utf8) + [0xFF] + Array("]".utf8)).kinds == [.invalidUTF8])
  }

  @Test func `a message shows what a reader would not see`() {
    let override = "text 'U+202E' without quotes: JSON needs double quotes"
    #expect(ParsedText("[\u{202E}]").problems.first?.message == override)
    #expect(ParsedText("[\u{1}]").problems.first?.message == "U+0001 where a value is expected")
  }

  @Test func `a long excerpt is cut between characters`() {
    let message = ParsedText("[" + String(repeating: "é", count: 100) + "]").problems.first?.message
    let excerpt = String(repeating: "é", count: 16)
    #expect(message == "text '\(excerpt)…' without quotes: JSON needs double quotes")
  }
}
