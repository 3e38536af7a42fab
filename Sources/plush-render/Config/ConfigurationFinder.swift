internal import Glibc
internal import LayoutModel

/// Finds the configuration of a file: the one named by the call, else the nearest in its folder or above.
struct ConfigurationFinder {
  private let fixed: Configuration?
  private var byFolder: [String: Configuration] = [:]
  /// Findings on configurations that were read, worth a word even where they may be used.
  private(set) var remarks: [CheckedFile] = []

  /// Reads the configuration at `path`, if one is named.
  init(path: String?) throws {
    var remarks: [CheckedFile] = []
    fixed = try path.map { try Self.read($0, folder: Self.absolute(Self.parent(of: $0)), &remarks) }
    self.remarks = remarks
  }

  /// The configuration for the file at `path`; an empty one where there is none.
  mutating func configuration(for path: String) throws -> Configuration {
    if let fixed { return fixed }
    return try configuration(inFolder: Self.absolute(path == "-" ? "" : Self.parent(of: path)))
  }

  /// The way to a file from the folder of a configuration, or its whole path where it lies elsewhere.
  static func path(of file: String, from configuration: Configuration) -> String {
    let absolute =
      absolute(parent(of: file)) + "/" + (file.split(separator: "/").last.map(String.init) ?? file)
    let prefix = configuration.folder == "/" ? "/" : configuration.folder + "/"
    return absolute.hasPrefix(prefix) ? String(absolute.dropFirst(prefix.count)) : absolute
  }

  private mutating func configuration(inFolder folder: String) throws -> Configuration {
    if let known = byFolder[folder] { return known }
    let candidate = (folder == "/" ? "" : folder) + "/" + Configuration.fileName
    let configuration: Configuration
    if unsafe access(candidate, F_OK) == 0 {
      configuration = try Self.read(candidate, folder: folder, &remarks)
    } else if folder == "/" || folder.isEmpty {
      configuration = Configuration()
    } else {
      configuration = try self.configuration(inFolder: Self.parent(of: folder))
    }
    byFolder[folder] = configuration
    return configuration
  }

  private static func read(
    _ path: String, folder: String, _ remarks: inout [CheckedFile]
  ) throws -> Configuration {
    let bytes = try FileReader.bytes(of: path)
    let checked = CheckedJSON(bytes, shape: ConfigurationShape.root)
    if let first = checked.diagnostics.first(where: { $0.severity == .error }) {
      let place = LineIndex(bytes).position(of: first.span.offset)
      throw FileFailure(path: "\(path):\(place.line):\(place.column)", reason: first.message)
    }
    if !checked.diagnostics.isEmpty {
      remarks.append(CheckedFile(path: path, bytes: bytes, diagnostics: checked.diagnostics))
    }
    return checked.value.map { Configuration($0, folder: folder) } ?? Configuration()
  }

  private static func parent(of path: String) -> String {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let joined = parts.joined(separator: "/")
    return joined.isEmpty && path.hasPrefix("/") ? "/" : joined
  }

  /// The absolute form of a folder without links; the folder itself where the system knows none.
  private static func absolute(_ folder: String) -> String {
    guard let resolved = unsafe realpath(folder.isEmpty ? "." : folder, nil) else { return folder }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }
}
