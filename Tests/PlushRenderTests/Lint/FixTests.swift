internal import LayoutModel
internal import Testing

@testable import plush_render

struct FixTests {
  /// What an author wrote, and what the safe fixes make of it.
  static let fixes: [(claim: String, source: String, fixed: String)] = [
    (
      "a mistyped key", #"[{"type": "badge", "text": "a", "tne": "success"}]"#,
      #"[{"type": "badge", "text": "a", "tone": "success"}]"#
    ),
    (
      "a name in another case", #"[{"type":"badge","text":"a","tone":"SUCCESS"}]"#,
      #"[{"type":"badge","text":"a","tone":"success"}]"#
    ),
    (
      "another name of a tone", #"[{"type": "badge", "text": "a", "tone": "critical"}]"#,
      #"[{"type": "badge", "text": "a", "tone": "danger"}]"#
    ),
    ("percent", #"[{"type": "progress", "progress":  68}]"#, #"[{"type": "progress", "progress":  0.68}]"#),
    (
      "percent in words", #"[{"type": "progress", "progress": "7%"}]"#,
      #"[{"type": "progress", "progress": 0.07}]"#
    ),
    ("a number in quotes", #"[{"type": "spacer", "size": "12.5"}]"#, #"[{"type": "spacer", "size": 12.5}]"#),
    (
      "white space behind a URL",
      #"{"id": "a", "title": "A", "family": "systemSmall", "open_url": "https://e.com  "}"#,
      #"{"id": "a", "title": "A", "family": "systemSmall", "open_url": "https://e.com"}"#
    ),
    (
      "two spellings that say the same",
      "{\"widget\": {\"id\": \"a\", \"title\": \"A\",\n  \"open_url\": \"https://e.com\",\n  \"openUrl\": \"https://e.com\"}}",
      "{\"widget\": {\"id\": \"a\", \"title\": \"A\",\n  \"open_url\": \"https://e.com\"}}"
    ),
    ("a trailing comma", #"[{"type": "divider"},]"#, #"[{"type": "divider"}]"#),
    (
      "a key and a name at once", #"[{"type": "badge", "text": "a", "Tone": "Success"}]"#,
      #"[{"type": "badge", "text": "a", "tone": "success"}]"#
    ),
  ]

  @Test(arguments: fixes)
  func `a safe fix changes only what is wrong`(_ fix: (claim: String, source: String, fixed: String)) {
    #expect(Self.fixed(fix.source) == fix.fixed)
  }

  @Test(arguments: fixes)
  func `fixing twice is fixing once`(_ fix: (claim: String, source: String, fixed: String)) {
    let once = Self.fixed(fix.source)
    #expect(Self.fixed(once) == once)
  }

  /// What can't be mended without asking stays as it is.
  @Test(arguments: [
    #"[{"type": "image", "url": "http://e.com/a.png", "alt": ""}]"#,
    #"{"widget": {"id": "a", "title": "A", "open_url": "https://a.com", "openUrl": "https://b.com"}}"#,
    #"[{"type": "progress", "progress": 1.2}]"#,
    #"[{"type": "bagde", "text": "a"}]"#,
  ])
  func `an unsafe fix is not applied`(_ source: String) {
    #expect(!Payload(Array(source.utf8)).diagnostics.isEmpty)
    #expect(Self.fixed(source) == source)
  }

  @Test(arguments: RuleID.allCases)
  func `the flagged example of a rule is fixed once and for all`(_ id: RuleID) {
    let example = Rule.rule(id).flagged
    let once = Self.fixed(example.source, kind: example.kind)
    #expect(Self.fixed(once, kind: example.kind) == once)
  }

  @Test func `mutated payloads are fixed once and for all`() throws {
    var mutation = Mutation(seed: 7)
    let source = try #require(
      JSONParser.parse(Array(Rule.rule(.hiddenButtons).accepted.source.utf8)).value)
    for _ in 0..<200 {
      let once = Self.fixed(mutation.mutated(source))
      #expect(Self.fixed(once) == once)
    }
  }

  @Test func `a rule that is off is not fixed`() {
    let source = #"[{"type": "badge", "text": "a", "tone": "critical"}]"#
    let settings = LintSettings(
      Configuration(), path: "", changes: [Configuration.RuleChange(id: .nameAlias, severity: nil)])
    #expect(FixApplication.fixed(Array(source.utf8), kind: nil, settings).count == 0)
  }

  @Test func `a diff shows the lines around a change`() {
    let old = (1...9).map { "line \($0)\n" }.joined()
    let new = old.replacing("line 5", with: "fifth")
    #expect(
      UnifiedDiff.text(Array(old.utf8), Array(new.utf8), path: "a.json") == """
        --- a.json
        +++ a.json
        @@ -2,7 +2,7 @@
         line 2
         line 3
         line 4
        -line 5
        +fifth
         line 6
         line 7
         line 8

        """)
    #expect(UnifiedDiff.text(Array(old.utf8), Array(old.utf8), path: "a.json").isEmpty)
  }

  private static func fixed(_ source: String, kind: PayloadKind? = nil) -> String {
    let settings = LintSettings(Configuration(), path: "", changes: [])
    return String(
      decoding: FixApplication.fixed(Array(source.utf8), kind: kind, settings).bytes, as: UTF8.self)
  }
}
