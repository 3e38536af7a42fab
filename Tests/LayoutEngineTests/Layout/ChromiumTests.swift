internal import LayoutEngine
internal import TestSupport
internal import Testing

/// Chromium is the judge; `Documentation/Layout.md` names what is decided against it.
struct ChromiumTests {
  /// Points. Chromium cuts lengths to sixty-fourths, which adds up over a tree.
  private static let tolerance = 0.1

  private static let areas = Set(FixtureTrees.named.map(\.area)).sorted()

  @Test func `enough trees are stored`() {
    #expect(FixtureTrees.named.count >= 300)
    #expect(FixtureTrees.random.count >= 2000)
    #expect(Set(FixtureTrees.named.map(\.name)).count == FixtureTrees.named.count)
  }

  @Test(arguments: areas)
  func `named trees are laid out as in Chromium`(area: String) {
    let fixtures = FixtureTrees.named.filter { $0.area == area }
    #expect(deviating(fixtures) == [])
  }

  @Test func `random trees are laid out as in Chromium`() {
    #expect(deviating(FixtureTrees.random) == [])
  }

  /// The trees that lie too far off, each with the distance.
  private func deviating(_ fixtures: [LayoutFixture]) -> [String] {
    fixtures.compactMap {
      let deviation = $0.deviation
      return deviation > Self.tolerance ? "\($0.name): \(deviation)" : nil
    }
  }
}
