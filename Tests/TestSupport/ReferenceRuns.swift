internal import Foundation

/// The runs of text that were measured on SwiftUI's pictures.
package enum ReferenceRuns {
  /// All runs with the figures that `Run` asks for, or `nil` where the reference material is absent.
  package static func all<Run: Decodable>(as run: Run.Type) -> [Run]? {
    guard let folder = SharedFolder.path,
      let data = FileManager.default.contents(atPath: folder + "/reference/text-runs.json")
    else { return nil }
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return try? decoder.decode(File<Run>.self, from: data).runs
  }

  private struct File<Run: Decodable>: Decodable {
    var runs: [Run]
  }
}
