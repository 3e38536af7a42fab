internal import Glibc

/// Times of work that is done over and over.
enum Stopwatch {
  /// Repetitions that count; a tenth as many before them warm up.
  static let rounds = 200

  /// The median in milliseconds of the thread's own time: what other programs take from the machine stays out.
  static func median(_ work: () throws -> Void) rethrows -> Double {
    for _ in 0..<rounds / 10 { try work() }
    var times: [Double] = []
    for _ in 0..<rounds {
      let start = milliseconds
      try work()
      times.append(milliseconds - start)
    }
    return times.sorted()[rounds / 2]
  }

  private static var milliseconds: Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }
}
