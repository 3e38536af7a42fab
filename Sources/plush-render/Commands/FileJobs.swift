internal import Synchronization

/// Works on files side by side and hands the results on in the order of the files.
enum FileJobs {
  static func run<Item: Sendable, Result: Sendable>(
    _ items: [Item], jobs: Int, _ work: @escaping @Sendable (Item) -> Result, finished: (Result) -> Void
  ) async {
    let queue = Queue(count: items.count)
    let bar = ProgressBar(total: items.count)
    await withTaskGroup(of: [(Int, Result)].self) { group in
      for _ in 0..<min(jobs, items.count) {
        group.addTask { queue.drain(bar) { work(items[$0]) } }
      }
      var all: [(Int, Result)] = []
      for await results in group { all += results }
      bar.erase()
      for (_, result) in all.sorted(by: { $0.0 < $1.0 }) { finished(result) }
    }
  }

  /// Gives every index away once.
  private final class Queue: Sendable {
    private let next = Mutex(0)
    private let count: Int

    init(count: Int) {
      self.count = count
    }

    /// The results of all indices that this caller got.
    func drain<Result>(_ bar: ProgressBar, _ work: (Int) -> Result) -> [(Int, Result)] {
      var results: [(Int, Result)] = []
      while let index = take() {
        results.append((index, work(index)))
        bar.advance()
      }
      return results
    }

    private func take() -> Int? {
      next.withLock { index in
        guard index < count else { return nil }
        defer { index += 1 }
        return index
      }
    }
  }
}
