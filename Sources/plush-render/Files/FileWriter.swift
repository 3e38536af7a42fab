internal import Glibc

enum FileWriter {
  /// Writes beside the place and renames, so that no half file is ever seen.
  static func write(_ bytes: [UInt8], to path: String) throws(FileFailure) {
    if isDirectory(path) { throw FileFailure(path: path, reason: "is a directory") }
    let temporary = path + ".\(getpid()).part"
    do throws(FileFailure) {
      let file = try failing(as: path) { () throws(FileFailure) in try FileDescriptor(creating: temporary) }
      guard Console.writeAll(bytes, to: file.number) else { throw FileFailure.system(path) }
    } catch {
      unsafe unlink(temporary)
      throw error
    }
    guard unsafe rename(temporary, path) == 0 else {
      let failure = FileFailure.system(path)
      unsafe unlink(temporary)
      throw failure
    }
  }

  /// A failure on the temporary file, told of the place that the author knows.
  private static func failing(
    as path: String, _ open: () throws(FileFailure) -> FileDescriptor
  ) throws(FileFailure) -> FileDescriptor {
    do {
      return try open()
    } catch {
      throw FileFailure(path: path, reason: error.reason)
    }
  }

  /// Removes a file where there is one.
  static func remove(_ path: String) {
    unsafe unlink(path)
  }

  static func isDirectory(_ path: String) -> Bool {
    var status = stat()
    return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Makes the folder and those above it where they are missing.
  static func makeFolder(_ path: String) throws(FileFailure) {
    if path.isEmpty || isDirectory(path) { return }
    try makeFolder(above: path)
    guard unsafe mkdir(path, 0o755) == 0 || errno == EEXIST && isDirectory(path) else { throw .system(path) }
  }

  /// Makes the folder that a file or folder stands in.
  static func makeFolder(above path: String) throws(FileFailure) {
    try makeFolder(
      path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/"))
  }
}
