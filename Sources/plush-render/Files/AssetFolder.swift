internal import LayoutEngine
internal import LayoutModel
internal import LayoutRender

/// Pictures in a folder, found through its `manifest.json`: an object from URLs and asset names to files inside.
struct AssetFolder: ImageResolver {
  private let files: [String: String]

  /// The resolver of `--assets`; without the option there are no pictures.
  static func resolver(_ folder: String?) throws -> any ImageResolver {
    guard let folder else { return NoImages() }
    return try AssetFolder(folder)
  }

  private init(_ folder: String) throws(FileFailure) {
    let path = folder + "/manifest.json"
    let parsed = JSONParser.parse(try FileReader.bytes(of: path))
    if let problem = parsed.problems.first(where: { $0.kind.refusesInput }) {
      throw FileFailure(path: path, reason: problem.message)
    }
    guard case .object(let members)? = parsed.value?.kind else {
      throw FileFailure(path: path, reason: "is no object that maps URLs and asset names to files")
    }
    var files: [String: String] = [:]
    for member in members {
      guard case .string(let file) = member.value.kind, Self.isInside(file) else {
        throw FileFailure(path: path, reason: "'\(member.key)' must name a file inside the folder")
      }
      files[member.key] = folder + "/" + file
    }
    self.files = files
  }

  func bytes(of source: ImageSource) -> [UInt8]? {
    let key =
      switch source {
      case .url(let url): url
      case .asset(let name): name
      }
    return files[key].flatMap { try? FileReader.bytes(ofPicture: $0) }
  }

  /// A relative path without a step upwards.
  private static func isInside(_ path: String) -> Bool {
    let steps = path.split(separator: "/", omittingEmptySubsequences: false)
    return !path.hasPrefix("/") && !path.isEmpty && !steps.contains("..")
  }
}
