internal import Foundation

/// A stored expected output, and what stands beside it after a failure.
///
/// A golden that is missing is written as `*.new.*`; one that is not met leaves `*.actual.*` and `*.difference.*`.
package struct GoldenFile: Sendable {
  private let url: URL

  package init(_ path: String) {
    url = URL(fileURLWithPath: path)
  }

  /// How an output differs from the golden.
  package struct Mismatch: Sendable {
    /// One phrase, and what else helps to see it.
    package var summary: String
    /// What is written beside, in the golden's own format.
    package var difference: [UInt8]

    package init(summary: String, difference: [UInt8]) {
      self.summary = summary
      self.difference = difference
    }
  }

  /// Why the test fails, or `nil` where `actual` is as expected.
  ///
  /// - Parameter mismatch: compares the golden with `actual`; `nil` where they are alike.
  package func failure(
    of actual: [UInt8], mode: GoldenMode = .current, mismatch: (_ expected: [UInt8]) throws -> Mismatch?
  ) throws -> String? {
    try removeLeftovers()
    let expected = try? [UInt8](Data(contentsOf: url))
    switch (mode, expected) {
    case (.update, let expected):
      if try expected == nil || mismatch(expected ?? []) != nil {
        try write(actual, to: url)
        return "\(name) was written: run again without UPDATE_SNAPSHOTS"
      }
      return "\(name) stays as it is, and an updating run never passes: run again without UPDATE_SNAPSHOTS"
    case (.compare, nil):
      try write(actual, to: beside("new"))
      return
        "\(name) is missing: look at \(beside("new").lastPathComponent), then run with UPDATE_SNAPSHOTS=1"
    case (.compare, let expected?):
      guard let mismatch = try mismatch(expected) else { return nil }
      try write(actual, to: beside("actual"))
      try write(mismatch.difference, to: beside("difference"))
      return "\(name) is not met (see \(beside("actual").lastPathComponent) beside it): \(mismatch.summary)"
    }
  }

  /// The path below the package's folder.
  private var name: String {
    let folder = PackageFolder.path + "/"
    return url.path.hasPrefix(folder) ? String(url.path.dropFirst(folder.count)) : url.path
  }

  private func removeLeftovers() throws {
    for kind in ["new", "actual", "difference"]
    where FileManager.default.fileExists(atPath: beside(kind).path) {
      try FileManager.default.removeItem(at: beside(kind))
    }
  }

  private func beside(_ kind: String) -> URL {
    url.deletingPathExtension().appendingPathExtension(kind).appendingPathExtension(url.pathExtension)
  }

  private func write(_ bytes: [UInt8], to url: URL) throws {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }
}
