import Foundation

@testable import plush_render

/// A folder of its own for one test, removed with it.
final class ScratchFolder {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "plush-render-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes a file and gives its path.
  @discardableResult
  func file(_ name: String, _ content: String) throws -> String {
    try file(name, Array(content.utf8))
  }

  @discardableResult
  func file(_ name: String, _ content: [UInt8]) throws -> String {
    let url = URL(fileURLWithPath: self / name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(content).write(to: url)
    return url.path
  }

  /// The names of all files, those in folders with their path, sorted.
  var names: [String] {
    let found = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return found.filter { !FileWriter.isDirectory(self / $0) }.sorted()
  }

  func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: self / name)))
  }

  static func / (folder: ScratchFolder, name: String) -> String {
    folder.path + "/" + name
  }
}
