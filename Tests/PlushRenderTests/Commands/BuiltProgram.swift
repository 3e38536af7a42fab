import Foundation
import TestSupport
import Testing

/// The program as it was built with the tests, run as a process of its own.
enum BuiltProgram {
  struct Result {
    let status: Int32
    let output: [UInt8]
    let errors: String

    var text: String { String(decoding: output, as: UTF8.self) }
    /// The lines on standard error.
    var errorLines: [String] { errors.split(separator: "\n").map(String.init) }
  }

  static let path: String = {
    let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    let beside = tests.appendingPathComponent("plush-render").path
    return FileManager.default.isExecutableFile(atPath: beside)
      ? beside : PackageFolder.path + "/.build/debug/plush-render"
  }()

  /// Runs the program in `folder` and fails the test where it was ended by a signal.
  static func run(
    _ arguments: [String], in folder: ScratchFolder? = nil, input: [UInt8] = []
  ) throws -> Result {
    let scratch = try ScratchFolder()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder.path) }
    process.standardInput = try FileHandle(forReadingFrom: URL(fileURLWithPath: scratch.file("in", input)))
    process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: scratch.file("out", "")))
    process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: scratch.file("err", "")))
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit, "plush-render \(arguments) was ended by a signal")
    return Result(
      status: process.terminationStatus, output: try scratch.bytes("out"),
      errors: String(decoding: try scratch.bytes("err"), as: UTF8.self))
  }
}

/// Payloads that the tests of the program share.
enum Sample {
  static let widget =
    #"{"widget": {"id": "a", "title": "Deploy", "layout": [{"type": "text", "text": "Hello"}]}}"#
  static let families =
    #"{"widget": {"id": "a", "title": "Deploy", "families": ["systemSmall", "systemMedium"], "layout": []}}"#
  static let warning = #"{"widget": {"id": "a", "title": "Deploy", "colour": 1, "layout": []}}"#
  static let error =
    #"{"widget": {"id": "a", "title": "Deploy", "layout": [{"type": "progress", "progress": 68}]}}"#

  static func isPNG(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) && bytes.suffix(8).starts(with: Array("IEND".utf8))
  }
}
