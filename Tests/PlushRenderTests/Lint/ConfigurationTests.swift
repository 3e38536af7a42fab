internal import LayoutModel
internal import Testing

@testable import plush_render

struct ConfigurationTests {
  @Test(arguments: [
    ("*.json", "a/b.json", true), ("*.json", "a/b.jsonl", false), ("a/*.json", "a/b.json", true),
    ("a/*.json", "a/c/b.json", false), ("a/**/b.json", "a/c/d/b.json", true),
    ("a/**/b.json", "a/b.json", true),
    ("**/legacy/**", "x/legacy/y.json", true), ("b?.json", "a/b1.json", true), ("b?.json", "a/b.json", false),
    ("./a/b.json", "a/b.json", true), ("*a*a*a*b", "aaaaaaaaaaaaaaaaaaaaaaaaaaaa", false),
  ])
  func `a glob stands for these paths`(_ glob: String, _ path: String, _ matches: Bool) {
    #expect(PathGlob(glob).matches(path) == matches)
  }

  @Test(arguments: [
    ("/widget/layout", "/widget/layout/3/tone", true), ("/widget/layout", "/widget/layouts", false),
    ("/widget/layout/*/tone", "/widget/layout/12/tone", true), ("/widget/*/tone", "/widget/tone", false),
    ("", "/anything", true), ("/a~1b", "/a~1b/c", true),
  ])
  func `a pointer covers a value and what is inside`(_ pattern: String, _ pointer: String, _ covers: Bool) {
    #expect(PointerPattern(pattern).covers(pointer) == covers)
  }

  @Test func `an override beats the file's own rules and the call beats both`() throws {
    let configuration = try Self.configuration(
      #"{"rules": {"unknown-key": "error"}, "overrides": [{"files": ["old/**"], "rules": {"unknown-key": "off"}}]}"#
    )
    func isOn(_ path: String, _ changes: [Configuration.RuleChange] = []) -> Bool {
      LintSettings(configuration, path: path, changes: changes).rules.isOn(.unknownKey)
    }
    #expect(isOn("new/a.json"))
    #expect(!isOn("old/a.json"))
    #expect(isOn("old/a.json", [Configuration.RuleChange(id: .unknownKey, severity: .note)]))
  }

  @Test func `an ignore names a place, rules and files`() throws {
    let configuration = try Self.configuration(
      #"{"ignore": ["/a", {"pointer": "/b", "rules": ["unknown-key"], "files": ["x.json"]}]}"#)
    func ignores(_ pointer: String, _ rule: RuleID = .unknownKey, in path: String = "x.json") -> Bool {
      let settings = LintSettings(configuration, path: path, changes: [])
      return settings.ignores(
        Diagnostic(
          rule: rule, severity: .error, message: "", pointer: pointer, span: SourceSpan(offset: 0, length: 0))
      )
    }
    #expect(ignores("/a/b", .wrongType, in: "y.json"))
    #expect(ignores("/b"))
    #expect(!ignores("/b", .wrongType))
    #expect(!ignores("/b", in: "y.json"))
    #expect(!ignores("/c"))
  }

  @Test(arguments: [
    (#"{"rules": {"unknwon-key": "error"}}"#, RuleID.unknownKey, "unknown-key"),
    (#"{"rules": {"unknown-key": "fatal"}}"#, .unknownName, "off, note, warning, error"),
    (#"{"overrides": [{"rules": {}}]}"#, .missingField, "files"),
    (#"{"maxWarnings": -1}"#, .outOfRange, "at least 0"),
    (#"{"rules": {},}"#, .jsonSyntax, "trailing comma"),
  ])
  func `a configuration is linted itself`(_ source: String, _ rule: RuleID, _ words: String) throws {
    let checked = CheckedJSON(Array(source.utf8), shape: ConfigurationShape.root)
    let finding = try #require(checked.diagnostics.first)
    #expect(finding.rule == rule && finding.severity == .error)
    #expect(finding.message.contains(words))
  }

  private static func configuration(_ text: String) throws -> Configuration {
    let checked = CheckedJSON(Array(text.utf8), shape: ConfigurationShape.root)
    #expect(checked.diagnostics == [])
    return Configuration(try #require(checked.value), folder: "")
  }
}
