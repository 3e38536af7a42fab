internal import Glibc
internal import Synchronization

/// How far a long run has come, on one line of a terminal's standard error that goes away at the end.
final class ProgressBar: Sendable {
  private let total: Int
  /// Where the line goes; `nil` where nobody would see it.
  private let write: (@Sendable (String) -> Void)?
  private let state: Mutex<State>

  private struct State {
    var done = 0
    /// When the line is drawn next.
    var next: ContinuousClock.Instant
    var isShown = false
  }

  /// A run that ends sooner shows nothing.
  private static let delay = Duration.seconds(1)
  private static let interval = Duration.milliseconds(100)
  /// Characters between the brackets.
  private static let width = 30

  /// A bar on standard error, which shows itself on a terminal only.
  convenience init(total: Int) {
    let isSeen = isatty(STDERR_FILENO) == 1 && Environment.value("TERM") != "dumb"
    let write: @Sendable (String) -> Void = { text in
      _ = Console.writeAll(Array(text.utf8), to: STDERR_FILENO)
    }
    self.init(total: total, delay: Self.delay, write: isSeen ? write : nil)
  }

  init(total: Int, delay: Duration, write: (@Sendable (String) -> Void)?) {
    self.total = total
    self.write = write
    state = Mutex(State(next: ContinuousClock.now + delay))
  }

  /// One more is done.
  func advance() {
    guard let write else { return }
    state.withLock { state in
      state.done += 1
      guard ContinuousClock.now >= state.next, state.done < total else { return }
      state.next = ContinuousClock.now + Self.interval
      state.isShown = true
      write("\r" + Self.line(state.done, of: total))
    }
  }

  /// Takes the line away.
  func erase() {
    guard let write else { return }
    state.withLock { state in
      guard state.isShown else { return }
      state.isShown = false
      write("\r\u{1B}[K")
    }
  }

  static func line(_ done: Int, of total: Int) -> String {
    let filled = width * min(done, total) / max(total, 1)
    let bar = String(repeating: "=", count: filled) + String(repeating: " ", count: width - filled)
    return "[\(bar)] \(done) of \(total)"
  }
}
