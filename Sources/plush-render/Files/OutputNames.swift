internal import LayoutEngine
internal import LayoutModel

/// Where the pictures of a call go.
struct OutputPlan {
  /// `-`, a file, or a folder with a slash at the end; `nil` for the current folder.
  let destination: Destination
  private let stems: [String: String]

  enum Destination {
    case standardOutput
    case file(String)
    case folder(String)
  }

  /// `pictures` is the number of pictures that will be written.
  init(option: String?, files: [String], pictures: Int) throws(UsageError) {
    stems = Self.stems(of: files)
    switch option {
    case nil: destination = .folder("")
    case "-"?:
      guard pictures == 1 else {
        throw UsageError(message: "-o - takes one picture, not \(pictures): name a folder instead")
      }
      destination = .standardOutput
    case let path?:
      let isFolder = path.hasSuffix("/") || FileWriter.isDirectory(path) || pictures > 1
      if pictures > 1, path.hasSuffix(".png") {
        throw UsageError(message: "-o \(path) is one file for \(pictures) pictures: name a folder instead")
      }
      destination = isFolder ? .folder(path.hasSuffix("/") ? path : path + "/") : .file(path)
    }
  }

  /// The path of one picture; `suffixes` are the surface and the appearance where several are drawn.
  func path(of file: String, suffixes: [String]) -> String {
    switch destination {
    case .standardOutput: "-"
    case .file(let path): path
    case .folder(let folder): folder + ([stems[file] ?? "preview"] + suffixes).joined(separator: ".") + ".png"
    }
  }

  /// A name for each file: its stem, or where two share one their folder's name in front.
  private static func stems(of files: [String]) -> [String: String] {
    var counts: [String: Int] = [:]
    for file in Set(files) { counts[stem(of: file), default: 0] += 1 }
    var stems: [String: String] = [:]
    for file in files {
      let stem = stem(of: file)
      stems[file] =
        counts[stem, default: 0] > 1
        ? [folderName(of: file), stem].compactMap { $0 }.joined(separator: "-") : stem
    }
    return stems
  }

  /// The file's name without its extension.
  static func stem(of file: String) -> String {
    if file == "-" { return "preview" }
    let name = file.split(separator: "/").last.map(String.init) ?? file
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  private static func folderName(of file: String) -> String? {
    file.split(separator: "/").dropLast().last.map(String.init)
  }
}
