internal import LayoutEngine
internal import LayoutModel
internal import TestSupport

/// The trees that Chromium has laid out, and how far our places are from its.
enum FixtureTrees {
  static let named = read("named.jsonl")
  static let random = read("random.jsonl")

  private static func read(_ file: String) -> [LayoutFixture] {
    let folder = PackageFolder.path + "/Tests/LayoutEngineTests/Fixtures/"
    return (try? LayoutFixture.read(path: folder + file)) ?? []
  }
}

extension LayoutFixture {
  /// The part of the name before the first slash.
  var area: String { String(name.prefix { $0 != "/" }) }

  func placed(_ direction: LayoutDirection? = nil) -> PlacedBox {
    LayoutPass(measurer: FixtureMeasurer(), direction: direction ?? self.direction)
      .place(tree.node, width: width, height: height).root
  }

  /// The greatest difference in points between one of our numbers and Chromium's.
  var deviation: Double {
    let ours = placed().all.flatMap { [$0.rect.x, $0.rect.y, $0.rect.width, $0.rect.height] }
    guard ours.count == frames.count else { return .infinity }
    return zip(ours, frames).map { abs($0 - $1) }.max() ?? 0
  }
}
