import Foundation
import Testing

struct PreviewTests {
  @Test func `a payload on standard input becomes a picture on standard output`() throws {
    let result = try BuiltProgram.run(["preview", "-", "-o", "-"], input: Array(Sample.widget.utf8))
    #expect(result.status == 0 && Sample.isPNG(result.output) && result.errors.isEmpty)
  }

  @Test func `findings go to standard error and never into the picture`() throws {
    let result = try BuiltProgram.run(["preview", "-", "-o", "-"], input: Array(Sample.error.utf8))
    #expect(result.status == 1 && Sample.isPNG(result.output))
    #expect(result.errors.contains("[out-of-range]"))
  }

  @Test func `pictures stand in the current folder, their paths on standard output`() throws {
    let folder = try ScratchFolder()
    try folder.file("deploy.json", Sample.families)
    let result = try BuiltProgram.run(
      ["preview", "deploy.json", "--family", "all", "--appearance", "both", "--scale", "1"], in: folder)
    let names = ["systemMedium.dark", "systemMedium.light", "systemSmall.dark", "systemSmall.light"].map {
      "deploy.\($0).png"
    }
    #expect(result.status == 0)
    #expect(result.text.split(separator: "\n").map(String.init).sorted() == names)
    #expect(folder.names == ["deploy.json"] + names)
  }

  @Test(arguments: ["1", "2", "7"])
  func `several files are drawn side by side and told of in their order`(_ jobs: String) throws {
    let folder = try ScratchFolder()
    let stems = (1...6).map { "w\($0)" }
    for stem in stems { try folder.file("\(stem).json", Sample.widget) }
    try folder.file("w3.json", "{")
    let result = try BuiltProgram.run(
      ["preview", "--jobs", jobs, "--scale", "1", "-o", "out/"] + stems.map { $0 + ".json" }, in: folder)
    let drawn = stems.filter { $0 != "w3" }.map { "out/\($0).png" }
    #expect(result.status == 1 && result.text.split(separator: "\n").map(String.init) == drawn)
    #expect(result.errors.hasPrefix("w3.json:1:"))
    let bytes = try drawn.map { try folder.bytes($0) }
    #expect(bytes.allSatisfy { Sample.isPNG($0) && $0 == bytes[0] })
  }

  @Test func `one file that can't be read keeps no other from being drawn`() throws {
    let folder = try ScratchFolder()
    try folder.file("a.json", Sample.widget)
    let result = try BuiltProgram.run(["preview", "missing.json", "a.json", "-o", "out"], in: folder)
    #expect(
      result.status == 2 && result.errorLines == ["plush-render: missing.json: no such file or directory"])
    #expect(folder.names.filter { $0.hasSuffix(".png") }.count == 1)
  }

  @Test(arguments: ["taken/", "folder.png", "taken/a.png"])
  func `an output that can't be written is one line, and no half picture stays`(_ output: String) throws {
    let folder = try ScratchFolder()
    try folder.file("a.json", Sample.widget)
    try folder.file("taken", "")
    try FileManager.default.createDirectory(
      atPath: folder / "folder.png/a.png", withIntermediateDirectories: true)
    let result = try BuiltProgram.run(["preview", "a.json", "-o", output], in: folder)
    #expect(result.status == 2 && result.errorLines.count == 1, "\(result.errors)")
    #expect(result.errors.contains(output == "folder.png" ? "folder.png/a.png" : "taken"))
    #expect(folder.names == ["a.json", "taken"] && result.output.isEmpty)
  }

  @Test func `the same payload gives the same bytes, time after time`() throws {
    let pictures = try (1...3).map { _ in
      try BuiltProgram.run(["preview", "-", "-o", "-"], input: Array(Sample.families.utf8)).output
    }
    #expect(pictures.allSatisfy { $0 == pictures[0] } && Sample.isPNG(pictures[0]))
  }

  @Test func `a deleted widget is told of in one line`() throws {
    let payload = Array(#"{"widget": {"id": "a", "action": "delete"}}"#.utf8)
    let result = try BuiltProgram.run(["preview", "-"], input: payload)
    #expect(result.status == 0 && result.errorLines == ["-: widget 'a' is deleted: there is nothing to draw"])
  }
}
