/// Times of work that is done over and over.
enum Stopwatch {
  /// Repetitions that count; a tenth as many before them warm up.
  static let rounds = 200

  /// The median in milliseconds.
  static func median(_ work: () throws -> Void) rethrows -> Double {
    for _ in 0..<rounds / 10 { try work() }
    let clock = ContinuousClock()
    var times: [Duration] = []
    for _ in 0..<rounds { times.append(try clock.measure(work)) }
    return times.sorted()[rounds / 2] / .milliseconds(1)
  }
}
