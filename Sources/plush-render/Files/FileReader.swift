internal import Glibc
internal import LayoutModel

/// Why a file can't be read or written, in the words of one line.
struct FileFailure: Error {
  let path: String
  let reason: String

  var message: String { "\(path): \(reason)" }

  /// The system's words for the last error.
  static func system(_ path: String) -> FileFailure {
    let code = errno
    let reason =
      switch code {
      case ENOENT: "no such file or directory"
      case EACCES, EPERM: "permission denied"
      case EISDIR: "is a directory"
      case ENOTDIR: "a part of the path is no directory"
      case ENOSPC: "no space left on the device"
      case EROFS: "the file system is read-only"
      case ELOOP: "too many symbolic links"
      case ENAMETOOLONG: "the name is too long"
      default: "system error \(code)"
      }
    return FileFailure(path: path, reason: reason)
  }
}

/// A file's descriptor, closed with its owner.
struct FileDescriptor: ~Copyable {
  let number: Int32

  init(reading path: String) throws(FileFailure) {
    number = unsafe open(path, O_RDONLY | O_CLOEXEC)
    if number < 0 { throw .system(path) }
  }

  init(creating path: String) throws(FileFailure) {
    number = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    if number < 0 { throw .system(path) }
  }

  deinit {
    _ = close(number)
  }
}

enum FileReader {
  static func exists(_ path: String) -> Bool {
    var status = stat()
    return unsafe stat(path, &status) == 0
  }

  /// The bytes of a file, or of standard input for `-`, up to one past the size that the parser takes: the
  /// parser reports what is larger, and nothing beyond is ever held.
  static func bytes(of path: String) throws(FileFailure) -> [UInt8] {
    if path == "-" { return try read(STDIN_FILENO, path: "standard input", limit: limit) }
    let file = try FileDescriptor(reading: path)
    try refuseDirectory(file, path)
    return try read(file.number, path: path, limit: limit)
  }

  /// The bytes of a picture, up to one past the size that pictures may have.
  static func bytes(ofPicture path: String) throws(FileFailure) -> [UInt8] {
    let file = try FileDescriptor(reading: path)
    try refuseDirectory(file, path)
    return try read(file.number, path: path, limit: pictureLimit)
  }

  /// 4 MiB and a byte: the renderer refuses what is larger.
  private static let pictureLimit = (4 << 20) + 1

  private static let limit = JSONLimits.standard.byteCount + 1

  private static func refuseDirectory(_ file: borrowing FileDescriptor, _ path: String) throws(FileFailure) {
    var status = stat()
    guard unsafe fstat(file.number, &status) == 0 else { throw .system(path) }
    if status.st_mode & S_IFMT == S_IFDIR { throw FileFailure(path: path, reason: "is a directory") }
  }

  /// Everything that can be read, `limit` bytes at most.
  static func read(_ descriptor: Int32, path: String, limit: Int) throws(FileFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while bytes.count < limit {
      let wanted = min(chunk.count, limit - bytes.count)
      let count = unsafe chunk.withUnsafeMutableBytes {
        unsafe Glibc.read(descriptor, $0.baseAddress, wanted)
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .system(path) }
      if count == 0 { break }
      bytes += chunk[..<count]
    }
    return bytes
  }
}
