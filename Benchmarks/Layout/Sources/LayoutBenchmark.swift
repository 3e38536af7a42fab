internal import Foundation
internal import LayoutEngine
internal import TestSupport

/// Prints how long the layout of each tree in a file takes: its name, its blocks, nanoseconds a block.
@main
enum LayoutBenchmark {
  /// Runs a tree this often before and while it is timed; the median of the rounds is printed.
  private static let rounds = 41

  static func main() throws {
    guard CommandLine.arguments.count == 2 else {
      FileHandle.standardError.write(Data("usage: layout-benchmark <trees.jsonl>\n".utf8))
      exit(2)
    }
    for fixture in try LayoutFixture.read(path: CommandLine.arguments[1]) {
      let (blocks, nanoseconds) = measure(fixture)
      print("\(fixture.name)\t\(blocks)\t\(nanoseconds / Double(blocks))")
    }
  }

  /// The blocks of a tree and the median time of one pass in nanoseconds.
  private static func measure(_ fixture: LayoutFixture) -> (blocks: Int, nanoseconds: Double) {
    let tree = fixture.tree.node
    let pass = LayoutPass(measurer: FixtureMeasurer(), direction: fixture.direction)
    var times: [Double] = []
    var blocks = 1
    for _ in 0..<rounds {
      let start = DispatchTime.now().uptimeNanoseconds
      blocks = pass.place(tree, width: fixture.width, height: fixture.height).counts.blocks
      times.append(Double(DispatchTime.now().uptimeNanoseconds - start))
    }
    return (blocks, times.sorted()[rounds / 2])
  }
}
