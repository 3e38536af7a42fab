import Foundation
import Testing

/// The JSON that scripts read: its keys are a contract.
struct ReportTests {
  @Test(arguments: ["layout", "sheet"])
  func `a file that can't be read keeps no other from its result`(_ command: String) throws {
    let folder = try ScratchFolder()
    for name in ["a.json", "b.json"] { try folder.file(name, Sample.widget) }
    let result = try BuiltProgram.run([command, "a.json", "none.json", "b.json", "-j2"], in: folder)
    #expect(result.status == 2 && result.errorLines == ["plush-render: none.json: no such file or directory"])
    let count =
      command == "sheet"
      ? folder.names.count - 2 : result.text.components(separatedBy: "\"surface\"").count - 1
    #expect(count == 2)
  }

  @Test func `lint tells programs where a finding stands`() throws {
    let payload = Array("{\"widget\": {\"id\": \"a\",\n  \"tilte\": \"A\"}}".utf8)
    let result = try BuiltProgram.run(["lint", "--format", "json", "-"], input: payload)
    let report = try JSONDecoder().decode(LintJSON.self, from: Data(result.output))
    let file = try #require(report.files.first)
    let finding = try #require(file.findings.first)
    #expect(file.path == "-" && file.kind == "widget" && file.budgetBytes == 10_240 && file.bytes == 22)
    #expect(
      finding.rule == "unknown-key" && finding.severity == "warning" && finding.pointer == "/widget/tilte")
    #expect(finding.line == 2 && finding.column == 3 && finding.endLine == 2 && finding.endColumn == 10)
    #expect(finding.offset == 25 && finding.length == 7)
    #expect(finding.fix?.edits.map(\.text) == ["title"] && finding.fix?.safe == true)
    #expect(report.summary == LintJSON.Summary(errors: 0, warnings: 1, notes: 0))
  }

  @Test func `layout gives absolute frames, and rounded ones at a scale`() throws {
    let payload = Array(Sample.widget.utf8)
    let exact = try layout([], payload)
    let rounded = try layout(["--scale", "1"], payload)
    #expect(exact.surface.kind == "widget" && exact.surface.family == "systemMedium")
    #expect(exact.surface.width == 364 && exact.surface.height == 170 && !exact.overflows)
    #expect(exact.frames.map(\.pointer) == ["/widget/layout/0"] && exact.frames.first?.type == "text")
    #expect(exact.frames.first?.x == 16 && exact.frames.first?.truncated == false)
    let edges = rounded.frames.flatMap { [$0.x, $0.y, $0.width, $0.height] }
    #expect(edges.allSatisfy { $0 == $0.rounded() })
  }

  @Test func `size shares the bytes out, the largest part first`() throws {
    let result = try BuiltProgram.run(["size", "--format", "json", "-"], input: Array(Sample.widget.utf8))
    let report = try JSONDecoder().decode(SizeJSON.self, from: Data(result.output))
    let file = try #require(report.files.first)
    #expect(file.bytes == 69 && file.budgetBytes == 10_240)
    #expect(file.shares.map(\.bytes) == file.shares.map(\.bytes).sorted(by: >))
    #expect(file.shares.first?.pointer == "/widget/layout/0")
  }

  private func layout(_ options: [String], _ payload: [UInt8]) throws -> LayoutJSON {
    let result = try BuiltProgram.run(["layout", "-"] + options, input: payload)
    return try JSONDecoder().decode(LayoutJSON.self, from: Data(result.output))
  }
}

private struct LintJSON: Decodable {
  let files: [File]
  let summary: Summary

  struct Summary: Decodable, Equatable {
    let errors, warnings, notes: Int
  }

  struct File: Decodable {
    let path, kind: String
    let bytes, budgetBytes: Int
    let findings: [Finding]
  }

  struct Finding: Decodable {
    let rule, severity, message, pointer: String
    let line, column, endLine, endColumn, offset, length: Int
    let fix: Fix?
  }

  struct Fix: Decodable {
    let safe: Bool
    let edits: [Edit]
  }

  struct Edit: Decodable {
    let offset, length: Int
    let text: String
  }
}

private struct LayoutJSON: Decodable {
  let surface: Surface
  let contentHeight: Double
  let overflows: Bool
  let frames: [Frame]

  struct Surface: Decodable {
    let kind, family: String
    let width, height: Double
  }

  struct Frame: Decodable {
    let pointer, type: String
    let x, y, width, height: Double
    let baseline: Double?
    let truncated: Bool
    let children: [Frame]
  }
}

private struct SizeJSON: Decodable {
  let files: [File]

  struct File: Decodable {
    let path, kind: String
    let bytes, budgetBytes: Int
    let shares: [Share]
  }

  struct Share: Decodable {
    let pointer, name: String
    let bytes: Int
  }
}
