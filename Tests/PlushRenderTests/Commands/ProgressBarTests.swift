import Synchronization
import Testing

@testable import plush_render

struct ProgressBarTests {
  private final class Screen: Sendable {
    let lines = Mutex<[String]>([])
    func write(_ text: String) { lines.withLock { $0.append(text) } }
  }

  @Test(arguments: [(0, 4, 0), (1, 4, 7), (3, 4, 22), (4, 4, 30), (9, 4, 30), (0, 0, 0)])
  func `the bar is as full as the run has come`(_ done: Int, _ total: Int, _ filled: Int) {
    let line = ProgressBar.line(done, of: total)
    #expect(line.count { $0 == "=" } == filled && line.hasSuffix("] \(done) of \(total)"))
  }

  @Test func `the line is drawn over itself and goes away`() {
    let screen = Screen()
    let bar = ProgressBar(total: 3, delay: .zero) { screen.write($0) }
    bar.advance()
    bar.erase()
    bar.erase()
    #expect(screen.lines.withLock { $0 } == ["\r" + ProgressBar.line(1, of: 3), "\r\u{1B}[K"])
  }

  @Test func `a run that is soon over shows nothing`() {
    let screen = Screen()
    let bar = ProgressBar(total: 2, delay: .seconds(3600)) { screen.write($0) }
    bar.advance()
    bar.erase()
    #expect(screen.lines.withLock { $0.isEmpty })
  }

  @Test func `nothing is written where standard error is no terminal`() throws {
    let folder = try ScratchFolder()
    for index in 0..<20 { try folder.file("w\(index).json", Sample.widget) }
    let result = try BuiltProgram.run(["lint"] + (0..<20).map { "w\($0).json" }, in: folder)
    #expect(!result.errors.contains("\r") && !result.text.contains("\r"))
  }
}
