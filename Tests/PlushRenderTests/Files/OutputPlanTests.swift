import Foundation
import Testing

@testable import plush_render

struct OutputPlanTests {
  @Test(
    arguments: [
      ("deploy.json", [], "deploy.png"), ("a/b/deploy.json", [], "deploy.png"), ("deploy", [], "deploy.png"),
      (".hidden", [], ".hidden.png"), ("a.b.json", [], "a.b.png"), ("-", [], "preview.png"),
      ("deploy.json", ["systemLarge", "dark"], "deploy.systemLarge.dark.png"),
    ] as [(String, [String], String)])
  func `a picture is called after its file`(_ file: String, _ suffixes: [String], _ name: String) throws {
    let plan = try OutputPlan(option: nil, files: [file], pictures: 1)
    #expect(plan.path(of: file, suffixes: suffixes) == name)
  }

  @Test func `two files of one name get their folder's name in front`() throws {
    let files = ["a/deploy.json", "b/deploy.json", "c/other.json"]
    let plan = try OutputPlan(option: "out", files: files, pictures: 3)
    #expect(
      files.map { plan.path(of: $0, suffixes: []) } == [
        "out/a-deploy.png", "out/b-deploy.png", "out/other.png",
      ])
  }

  @Test func `files that differ in no name that is told still get a picture each`() throws {
    let files = ["x/a/deploy.json", "y/a/deploy.json", "deploy.json", "deploy.txt"]
    let plan = try OutputPlan(option: "out/", files: files, pictures: 4)
    #expect(Set(files.map { plan.path(of: $0, suffixes: []) }).count == 4)
  }

  @Test func `a destination is standard output, a file or a folder`() throws {
    func path(_ option: String, pictures: Int = 1) throws -> String {
      try OutputPlan(option: option, files: ["a.json"], pictures: pictures).path(
        of: "a.json", suffixes: ["dark"])
    }
    let folder = try ScratchFolder()
    #expect(try path("-") == "-")
    #expect(try path("b.png") == "b.png")
    #expect(try path("out/") == "out/a.dark.png")
    #expect(try path("out", pictures: 2) == "out/a.dark.png")
    #expect(try path(folder.path) == folder / "a.dark.png")
    let two = try OutputPlan(option: "out", files: ["a.json", "broken.json"], pictures: 1)
    #expect(two.path(of: "a.json", suffixes: []) == "out/a.png")
  }

  @Test(arguments: ["-", "one.png"])
  func `several pictures don't go into one file`(_ option: String) {
    #expect(throws: UsageError.self) { try OutputPlan(option: option, files: ["a.json"], pictures: 2) }
  }
}
