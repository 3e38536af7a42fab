import Foundation
import LayoutModel
import TestSupport
import Testing

struct GoldenFolderTests {
  @Test func `every file of Snapshots belongs to a case`() throws {
    let files = FileManager.default.enumerator(atPath: GoldenCase.root)?.compactMap { $0 as? String } ?? []
    let goldens = try GoldenCase.all.flatMap { golden in
      try (golden.fileNames + ["input.json", "case.txt"]).map { golden.name + "/" + $0 }
    }
    let known = Set(goldens + ["versions.txt"])
    let strange = files.filter { file in
      file.contains(".") && !known.contains(file)
        && ![".new.", ".actual.", ".difference."].contains { file.contains($0) }
    }
    #expect(strange.isEmpty)
  }

  @Test func `every block type has a golden in words and one in pixels`() throws {
    for type in BlockType.allCases.map(\.rawValue) {
      let cases = GoldenCase.all.filter { $0.name.hasPrefix(type + "/") }
      let outputs = try cases.map { try $0.settings.outputs }.reduce(Set()) { $0.union($1) }
      #expect(outputs == Set(GoldenSettings.Output.allCases), "\(type)")
    }
  }

  @Test(arguments: GoldenCase.all)
  func `the payload of a golden has no error`(_ golden: GoldenCase) throws {
    let errors = try golden.payload.diagnostics.filter { $0.severity == .error }
    #expect(errors.isEmpty || golden.name.contains("unknown"), "\(errors.map(\.message))")
  }
}
