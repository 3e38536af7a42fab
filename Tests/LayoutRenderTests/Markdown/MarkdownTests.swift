import LayoutEngine
import LayoutRender
import Testing

/// Markdown as widgets draw it.
struct MarkdownTests {
  private let reader = CommonMarkReader()

  private func plain(_ source: String) -> String {
    reader.read(markdown: source).spans.map(\.text).joined()
  }

  @Test(
    arguments: [
      ("**bold**", MarkdownTraits.strong), ("__bold__", .strong), ("*it*", .emphasis), ("`code`", .code),
      ("~~gone~~", .strikethrough), ("[here](https://example.com)", .link), ("https://example.com", .link),
      ("# Title", .heading), ("> said", .quote), ("***both***", [.strong, .emphasis]),
    ] as [(String, MarkdownTraits)])
  func `a style is told`(source: String, traits: MarkdownTraits) {
    let read = reader.read(markdown: source)
    #expect(read.spans.count == 1)
    #expect(read.spans.first?.traits == traits)
    #expect(read.refused.isEmpty)
  }

  @Test(arguments: [
    ("one\n\ntwo", "one\ntwo"), ("soft\nbreak", "soft break"), ("hard  \nbreak", "hard\nbreak"),
    ("- a\n- b", "• a\n• b"), ("3. a\n4. b", "3. a\n4. b"), ("- a\n  - b", "• a\n\u{2003}• b"),
    ("- a\n\n  more\n- b", "• a\nmore\n• b"), ("# T\ntext", "T\ntext"), ("> q\n\np", "q\np"),
    ("```\nlet x\nlet y\n```", "let x\nlet y"), ("    code", "code"), ("", ""), ("a &amp; b", "a & b"),
    ("text\n- a", "text\n• a"),
  ])
  func `blocks are paragraphs`(source: String, expected: String) {
    #expect(plain(source) == expected)
  }

  @Test(
    arguments: [
      ("a ![alt](x.png) b", "a alt b", "images"), ("a <b>b</b>", "a b", "HTML"),
      ("<div>\nx\n</div>", "", "HTML"),
      ("a\n\n---\n\nb", "a\nb", "rules"),
    ])
  func `what is not drawn is named`(source: String, text: String, refused: String) {
    let read = reader.read(markdown: source)
    #expect(read.spans.map(\.text).joined() == text)
    #expect(read.refused == [refused])
  }

  @Test func `a table keeps its words`() {
    let read = reader.read(markdown: "| a | b |\n|---|---|\n| 1 | 2 |")
    #expect(read.refused == ["tables"])
    #expect(read.spans.map(\.text).joined() == "a  b  \n1  2  ")
  }

  @Test(arguments: ["[", "> ", "*a_ ", "\\", "![", "`", "~~a ", "- ", "<", "[a](", "| a "])
  func `markdown without end is read in bounds`(unit: String) {
    let read = reader.read(markdown: String(repeating: unit, count: 5_000))
    #expect(read.spans.map(\.text.unicodeScalars.count).reduce(0, +) <= 3 * 8_192)
  }

  @Test func `growing runs of backticks come to an end`() {
    let source = (1...400).map { String(repeating: "`", count: $0) }.joined(separator: " ")
    #expect(!plain(source).isEmpty)
  }
}
