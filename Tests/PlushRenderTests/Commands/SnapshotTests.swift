import Foundation
import LayoutRender
import Testing

@testable import plush_render

struct SnapshotTests {
  private func folder() throws -> ScratchFolder {
    let folder = try ScratchFolder()
    try folder.file("goldens/deploy.json", Sample.widget)
    try folder.file("goldens/more/two.json", Sample.families)
    return folder
  }

  private func snapshot(_ words: String..., in folder: ScratchFolder) throws -> BuiltProgram.Result {
    try BuiltProgram.run(["snapshot"] + words + ["--scale", "1"], in: folder)
  }

  @Test func `what was recorded is verified, every family light and dark`() throws {
    let folder = try folder()
    let recorded = try snapshot("record", "goldens", in: folder)
    let goldens =
      ["goldens/deploy.light.png", "goldens/deploy.dark.png"]
      + ["systemSmall", "systemMedium"].flatMap { family in
        ["light", "dark"].map { "goldens/more/two.\(family).\($0).png" }
      }
    #expect(recorded.status == 0 && recorded.text == goldens.map { $0 + "\n" }.joined())
    let verified = try snapshot("verify", "goldens", in: folder)
    #expect(verified.status == 0 && verified.text.isEmpty && verified.errorLines == ["6 as recorded"])
    #expect(folder.names.count == 2 + goldens.count)
  }

  @Test func `recording again writes nothing that is the same`() throws {
    let folder = try folder()
    _ = try snapshot("record", "goldens", in: folder)
    try folder.file("goldens/deploy.json", Sample.widget.replacingOccurrences(of: "Hello", with: "Other"))
    let again = try snapshot("record", "goldens", in: folder)
    #expect(again.text == "goldens/deploy.light.png\ngoldens/deploy.dark.png\n")
    #expect(again.errorLines == ["2 written, 4 unchanged"])
  }

  @Test func `a payload that looks otherwise fails, and its pictures can be looked at`() throws {
    let folder = try folder()
    _ = try snapshot("record", "goldens", in: folder)
    let golden = try folder.bytes("goldens/deploy.light.png")
    try folder.file("goldens/deploy.json", Sample.widget.replacingOccurrences(of: "Hello", with: "Other"))
    let result = try snapshot("verify", "goldens", "--report", "out/of/page.html", in: folder)
    #expect(result.status == 1)
    #expect(
      result.text.contains("goldens/deploy.light.png: ") && result.text.contains("of the pixels differ"))
    #expect(try folder.bytes("goldens/deploy.light.png") == golden, "a golden is never written by verify")
    let page = String(decoding: try folder.bytes("out/of/page.html"), as: UTF8.self)
    #expect(page.contains(Base64Text.encode(golden)))
    #expect(page.contains(Base64Text.encode(try folder.bytes("goldens/deploy.light.new.png"))))
    #expect(page.components(separatedBy: "<figcaption>difference").count == 3)
    // Once it is recorded, nothing of the failure stays beside the payload.
    _ = try snapshot("record", "goldens", in: folder)
    #expect(!folder.names.contains { $0.hasSuffix(".new.png") })
  }

  @Test(arguments: [
    (nil, "there is no golden yet"), ("no picture", "the golden is no PNG file"),
    ("\u{89}PNG", "the golden is no PNG file"),
  ])
  func `a golden that is missing or damaged fails`(_ content: String?, _ complaint: String) throws {
    let folder = try ScratchFolder()
    try folder.file("deploy.json", Sample.widget)
    if let content { try folder.file("deploy.light.png", content) }
    let result = try snapshot("verify", ".", "--appearance", "both", in: folder)
    #expect(result.status == 1 && result.text.hasPrefix("deploy.light.png: \(complaint)\n"))
    #expect(folder.names.contains("deploy.light.new.png") && folder.names.contains("snapshot-report.html"))
  }

  @Test func `a golden that breaks off is damaged, one of another size says both sizes`() throws {
    let folder = try ScratchFolder()
    try folder.file("deploy.json", Sample.widget)
    _ = try snapshot("record", ".", in: folder)
    try folder.file("deploy.light.png", Array(try folder.bytes("deploy.light.png").prefix(200)))
    _ = try BuiltProgram.run(
      ["preview", "deploy.json", "--scale", "2", "-o", "deploy.dark.png"], in: folder)
    let result = try snapshot("verify", ".", in: folder)
    #expect(
      result.text == """
        deploy.light.png: the golden is damaged
        deploy.dark.png: 364 × 170 pixels instead of 728 × 340

        """)
  }

  @Test(arguments: [
    (["snapshot"], "needs record|verify DIR…"), (["snapshot", "recrod", "."], "did you mean 'record'?"),
    (["snapshot", "verify", "nowhere"], "no such file"), (["snapshot", "verify", "empty"], "no .json file"),
    (["snapshot", "verify", "-"], "name a folder"),
    (["snapshot", "verify", ".", "--tolerance", "x"], "0 to 100"),
  ])
  func `a call that can't be followed is one line`(_ words: [String], _ hint: String) throws {
    let folder = try ScratchFolder()
    try FileManager.default.createDirectory(
      atPath: folder / "empty", withIntermediateDirectories: true)
    let result = try BuiltProgram.run(words, in: folder)
    #expect(result.status == 2 && result.errors.contains(hint), "\(result.errors)")
  }

  @Test func `no picture overwrites the golden of another payload`() throws {
    let folder = try ScratchFolder()
    try folder.file("a.json", Sample.families)
    try folder.file("a.systemSmall.json", Sample.widget)
    let result = try snapshot("record", ".", "--appearance", "light", in: folder)
    #expect(result.status == 2)
    #expect(result.errors.contains("a.systemSmall.png is the golden of both a.json and a.systemSmall.json"))
    #expect(result.text == "a.systemSmall.png\na.systemMedium.png\n")
  }

  @Test func `a tolerance lets a share of the pixels differ`() throws {
    let expected = try PixelImage(
      png: BuiltProgram.run(["preview", "-", "-o", "-"], input: Array(Sample.widget.utf8)).output)
    var actual = expected
    actual.pixels[0] ^= 0xFF
    #expect(PixelTolerance.exact.difference(expected, actual)?.count == 1)
    #expect(PixelTolerance.exact.difference(expected, actual)?.greatest == 255)
    #expect(PixelTolerance.otherVersions(share: 0.001).difference(expected, actual) == nil)
    #expect(PixelTolerance.otherVersions(share: 0).difference(expected, actual) != nil)
  }

  @Test(arguments: [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foobar", "Zm9vYmFy")])
  func `bytes are written as RFC 4648 has it`(_ text: String, _ encoded: String) {
    #expect(Base64Text.encode(Array(text.utf8)) == encoded)
  }
}
