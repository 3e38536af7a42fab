import Foundation
import Testing

@testable import plush_render

struct FileWriterTests {
  @Test func `a file is written, then written over, and nothing else stays`() throws {
    let folder = try ScratchFolder()
    try FileWriter.write([1, 2, 3], to: folder / "a.png")
    try FileWriter.write([4], to: folder / "a.png")
    #expect(folder.names == ["a.png"])
    #expect(try folder.bytes("a.png") == [4])
  }

  @Test func `a folder in the file's place is named in the failure`() throws {
    let folder = try ScratchFolder()
    try FileManager.default.createDirectory(atPath: folder / "a.png", withIntermediateDirectories: false)
    let failure = #expect(throws: FileFailure.self) { try FileWriter.write([1], to: folder / "a.png") }
    #expect(failure?.message == "\(folder / "a.png"): is a directory" && folder.names == [])
  }

  @Test func `a folder that is missing is made with those above it`() throws {
    let folder = try ScratchFolder()
    try FileWriter.makeFolder(folder / "x/y/z")
    #expect(FileWriter.isDirectory(folder / "x/y/z"))
  }

  @Test func `a file where a folder should be is a failure`() throws {
    let folder = try ScratchFolder()
    try folder.file("x", "")
    #expect(throws: FileFailure.self) { try FileWriter.makeFolder(folder / "x/y") }
    #expect(throws: FileFailure.self) { try FileWriter.write([1], to: folder / "x/y.png") }
    #expect(throws: FileFailure.self) { try FileWriter.write([1], to: folder / "missing/y.png") }
    #expect(folder.names == ["x"])
  }
}
