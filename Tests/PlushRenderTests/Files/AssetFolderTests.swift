import LayoutEngine
import LayoutRender
import Testing

@testable import plush_render

struct AssetFolderTests {
  @Test(arguments: [
    "[]", "{", "3", #"{"a": 3}"#, #"{"a": "../b.png"}"#, #"{"a": "/etc/passwd"}"#, #"{"a": ""}"#,
    #"{"a": "x/../../b.png"}"#,
  ])
  func `a manifest that names anything but files inside is refused`(_ manifest: String) throws {
    let folder = try ScratchFolder()
    try folder.file("manifest.json", manifest)
    #expect(throws: FileFailure.self) { try AssetFolder.resolver(folder.path) }
  }

  @Test func `pictures are found by URL and by name, and what is missing is no failure`() throws {
    let folder = try ScratchFolder()
    try folder.file("pictures/a.png", [1, 2])
    try folder.file(
      "manifest.json",
      #"{"https://example.com/a.png": "pictures/a.png", "logo": "pictures/a.png", "gone": "b.png"}"#)
    let resolver = try AssetFolder.resolver(folder.path)
    #expect(resolver.bytes(of: .url("https://example.com/a.png")) == [1, 2])
    #expect(resolver.bytes(of: .asset("logo")) == [1, 2])
    #expect(resolver.bytes(of: .asset("gone")) == nil && resolver.bytes(of: .url("other")) == nil)
  }
}
