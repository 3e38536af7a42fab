internal import Glibc
internal import Synchronization

/// Standard output for machines' words and results, standard error for people's.
final class Console: Sendable {
  private let lock = Mutex(())

  func print(_ text: String) {
    write(text + "\n", to: STDOUT_FILENO)
  }

  /// A line on standard error.
  func note(_ text: String) {
    write(text + "\n", to: STDERR_FILENO)
  }

  /// What went wrong in the program's own work, in one line.
  func complain(_ text: String) {
    note("plush-render: " + text)
  }

  /// Bytes on standard output; `false` where nobody reads them.
  @discardableResult
  func write(_ bytes: [UInt8]) -> Bool {
    lock.withLock { _ in Self.writeAll(bytes, to: STDOUT_FILENO) }
  }

  var isErrorTerminal: Bool { isatty(STDERR_FILENO) == 1 }
  var isOutputTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  static func exit(with status: ExitStatus) -> Never {
    Glibc.exit(status.rawValue)
  }

  private func write(_ text: String, to descriptor: Int32) {
    lock.withLock { _ in _ = Self.writeAll(Array(text.utf8), to: descriptor) }
  }

  static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var written = 0
    while written < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        unsafe Glibc.write(descriptor, buffer.baseAddress?.advanced(by: written), buffer.count - written)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      written += count
    }
    return true
  }
}
