import Foundation
import LayoutEngine
import LayoutModel
import LayoutRender
import Testing

/// Many threads at once, and many renders in a row.
@Suite(.serialized)
struct ThreadTests {
  /// Texts in every kind of font, a clip, a group and a picture.
  private static func list(_ number: Int, by measurer: TextMeasurer) -> DisplayList {
    let texts = [
      Texts.plain("Build \(number) of 40%", weight: .semibold), Texts.plain("日本語 \(number)", size: 15),
      Texts.plain("👋🏽 الحالة", size: 20), Texts.plain("let x = \(number)", design: .monospaced),
      Texts.plain("A long text that breaks into some lines and is cut", size: 13, lineLimit: 2),
    ]
    var commands: [DisplayCommand] = [
      .pushClip(.continuous(Rect(x: 0, y: 0, width: 200, height: 200), radius: 20)), .pushOpacity(0.9),
    ]
    for (row, text) in texts.enumerated() {
      let measured = measurer.measure(text, in: .points(150))
      let top = Double(row) * 36 + 4
      commands.append(
        .text(
          PlacedText(
            text: text, rect: Rect(x: 10, y: top, width: 150, height: measured.size.height),
            baseline: top + (measured.firstBaseline ?? 0))))
    }
    let svg = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'><circle r='5'/></svg>"
    commands += [
      .image(.url(svg), mode: .fit, in: Rect(x: 160, y: 4, width: 30, height: 30)), .popOpacity, .popClip,
    ]
    return DisplayList(size: Size(width: 200, height: 190), commands: commands)
  }

  private static func png(_ number: Int, by renderer: Renderer) throws -> [UInt8] {
    try renderer.png(list(number, by: renderer.measurer()), scale: 0.5)
  }

  @Test func `eight threads draw what one draws, from the first picture on`() throws {
    let alone = try Renderer()
    let expected = try (0..<20).map { try Self.png($0, by: alone) }
    let renderer = try Renderer()
    let differences = Counter()
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      for round in 0..<40 {
        let number = (thread * 7 + round) % 20
        if (try? Self.png(number, by: renderer)) != expected[number] { differences.increment() }
      }
    }
    #expect(differences.value == 0)
  }

  @Test func `two renderers live side by side`() throws {
    let (first, second) = (try Renderer(), try Renderer())
    #expect(try Self.png(1, by: first) == Self.png(1, by: second))
  }

  @Test func `memory does not grow with the number of pictures`() throws {
    let renderer = try Renderer()
    for number in 0..<300 { _ = try Self.png(number, by: renderer) }
    let before = try #require(ProcessMemory.resident)
    for number in 300..<2_300 { _ = try Self.png(number, by: renderer) }
    let after = try #require(ProcessMemory.resident)
    #expect(after - before < 5 * 1_024 * 1_024, "\(before) bytes became \(after)")
  }
}

/// Counts from many threads.
private final class Counter: @unchecked Sendable {
  private let lock = NSLock()
  private var count = 0

  var value: Int { lock.withLock { count } }

  func increment() {
    lock.withLock { count += 1 }
  }
}

private enum ProcessMemory {
  /// Bytes of this process in memory.
  static var resident: Int? {
    guard let status = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return nil }
    return status.split(separator: " ").dropFirst().first.flatMap { Int($0) }.map { $0 * 4_096 }
  }
}
