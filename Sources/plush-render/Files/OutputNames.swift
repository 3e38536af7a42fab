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
      let isFolder =
        path.hasSuffix("/") || FileWriter.isDirectory(path) || pictures > 1
        || files.count > 1 && !path.hasSuffix(".png")
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

  /// A name for each file: its stem, or where two share one their folder's name in front; a number after it
  /// where that too is taken, so that no picture overwrites another.
  private static func stems(of files: [String]) -> [String: String] {
    var counts: [String: Int] = [:]
    for file in Set(files) { counts[stem(of: file), default: 0] += 1 }
    var stems: [String: String] = [:]
    var taken: Set<String> = []
    for file in files where stems[file] == nil {
      let stem = stem(of: file)
      let name =
        counts[stem, default: 0] > 1
        ? [folderName(of: file), stem].compactMap { $0 }.joined(separator: "-") : stem
      stems[file] = free(name, taken)
      taken.insert(stems[file] ?? name)
    }
    return stems
  }

  /// `name`, or the first of `name-2`, `name-3` … that is not taken.
  private static func free(_ name: String, _ taken: Set<String>) -> String {
    guard taken.contains(name) else { return name }
    var number = 2
    while taken.contains("\(name)-\(number)") { number += 1 }
    return "\(name)-\(number)"
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
