import Testing

@testable import plush_render

struct FileReaderTests {
  @Test func `no more is held than the parser takes`() throws {
    let folder = try ScratchFolder()
    let path = try folder.file("big.json", [UInt8](repeating: 0x20, count: 3 << 20))
    #expect(try FileReader.bytes(of: path).count == (1 << 20) + 1)
    #expect(try FileReader.bytes(ofPicture: path).count == 3 << 20)
  }

  @Test func `a folder and a missing file are named in the failure`() throws {
    let folder = try ScratchFolder()
    let directory = #expect(throws: FileFailure.self) { try FileReader.bytes(of: folder.path) }
    #expect(directory?.message == "\(folder.path): is a directory")
    let missing = #expect(throws: FileFailure.self) { try FileReader.bytes(of: folder / "a.json") }
    #expect(missing?.message == "\(folder / "a.json"): no such file or directory")
  }
}
