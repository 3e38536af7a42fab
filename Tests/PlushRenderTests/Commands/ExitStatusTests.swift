import Foundation
import Testing

struct ExitStatusTests {
  @Test(
    arguments: [
      (["lint"], Sample.widget, 0), (["lint"], Sample.warning, 0),
      (["lint", "--fail-on", "warning"], Sample.warning, 1),
      (["lint", "--max-warnings", "0"], Sample.warning, 1),
      (["lint", "--max-warnings", "1"], Sample.warning, 0),
      (["lint"], Sample.error, 1), (["lint", "--fail-on", "never"], Sample.error, 0),
      (["lint", "--no-layout"], Sample.error, 1),
      (["preview", "-o", "-"], Sample.error, 1), (["layout"], Sample.widget, 0), (["size"], Sample.widget, 0),
      (["lint"], "", 1), (["lint"], "[", 1), (["lint"], "\u{0}\u{1}\u{2}", 1), (["lint"], "3", 0),
      (["lint", "--kind", "blocks"], "3", 1), (["lint"], "Build passed", 0),
      (["lint"], "{}", 1),
      (["lint"], "[]", 0), (["lint"], "[1, null]", 1), (["lint", "--kind", "text"], "\u{0}", 0),
      (["lint", "--nonsense"], Sample.widget, 2), (["lint", "--max-warnings", "-1"], Sample.widget, 2),
    ] as [([String], String, Int32)])
  func `the status is 0, 1 for findings and 2 for work that was not done`(
    _ arguments: [String], _ payload: String, _ status: Int32
  ) throws {
    let result = try BuiltProgram.run(arguments + ["-"], input: Array(payload.utf8))
    #expect(result.status == status, "\(result.text) \(result.errors)")
  }

  @Test(arguments: ["preview", "lint", "layout", "size"])
  func `what can't be read is one line with its name and status 2`(_ command: String) throws {
    let folder = try ScratchFolder()
    for (path, reason) in [("missing.json", "no such file or directory"), (".", "is a directory")] {
      let result = try BuiltProgram.run([command, path], in: folder)
      #expect(result.status == 2)
      #expect(result.errorLines == ["plush-render: \(path): \(reason)"])
    }
    #expect(folder.names == [])
  }

  @Test(arguments: ["preview", "lint", "layout", "size"])
  func `input that is empty, binary or too large ends in findings and no picture`(_ command: String) throws {
    let inputs: [[UInt8]] = [
      [], Array("   \n".utf8), (0...255).map { UInt8($0) }, [0xFF, 0xFE, 0x7B, 0x00],
      [UInt8](repeating: 0x5B, count: 2 << 20),
      [UInt8](repeating: 0x20, count: 2 << 20), Array("\"".utf8) + [UInt8](repeating: 0x41, count: 2 << 20),
    ]
    let folder = try ScratchFolder()
    for (index, bytes) in inputs.enumerated() {
      try folder.file("input.json", bytes)
      let result = try BuiltProgram.run([command, "input.json"], in: folder)
      #expect(result.status == 1, "input \(index): \(result.text.prefix(200)) \(result.errors.prefix(200))")
      #expect(folder.names == ["input.json"])
    }
  }

  @Test func `a widget that is deleted has nothing to draw, which is said in one line`() throws {
    let folder = try ScratchFolder()
    try folder.file("input.json", #"{"widget": {"id": "a", "action": "delete"}}"#)
    for command in ["preview", "layout"] {
      let result = try BuiltProgram.run([command, "input.json"], in: folder)
      #expect(result.status == 0 && result.errorLines.count == 1)
      #expect(result.errors.contains("input.json: widget 'a' is deleted") && folder.names == ["input.json"])
    }
  }

  @Test func `a plain message is drawn as a push`() throws {
    let folder = try ScratchFolder()
    try folder.file("input", "Build passed")
    let result = try BuiltProgram.run(["preview", "--kind", "text", "input"], in: folder)
    #expect(result.status == 0 && folder.names == ["input", "input.png"])
  }
}
