internal import Glibc

/// The payloads of a folder.
enum PayloadFolder {
  /// The paths of all `.json` files in a folder and those inside it, in byte order; a file is given back as it is.
  /// What begins with a dot is left out, and links to folders are not followed, so that no walk goes in circles.
  static func payloads(in path: String, leavingOut: Set<String> = []) throws(FileFailure) -> [String] {
    guard FileWriter.isDirectory(path) else { return [path] }
    let folder = path == "." ? "" : path.hasSuffix("/") ? path : path + "/"
    var found: [String] = []
    for name in try names(in: path) where !name.hasPrefix(".") {
      let inside = folder + name
      if isRealFolder(inside) {
        found += try payloads(in: inside, leavingOut: leavingOut)
      } else if name.hasSuffix(".json"), !leavingOut.contains(inside) {
        found.append(inside)
      }
    }
    return found
  }

  /// The names in a folder, in byte order.
  static func names(in path: String) throws(FileFailure) -> [String] {
    guard let folder = unsafe opendir(path) else { throw .system(path) }
    defer { unsafe closedir(folder) }
    var names: [String] = []
    while let entry = unsafe readdir(folder) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { field in
        unsafe field.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  private static func isRealFolder(_ path: String) -> Bool {
    var status = stat()
    return unsafe lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
