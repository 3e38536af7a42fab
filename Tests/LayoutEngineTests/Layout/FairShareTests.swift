import Testing

@testable import LayoutEngine

struct FairShareTests {
  private static func item(_ base: Double, minimum: Double = 10) -> FlexItem {
    FlexItem(
      base: base, bounds: SizeBounds(minimum: minimum, maximum: .infinity), grow: 0, shrink: 1, padding: 0)
  }

  @Test(
    arguments: [
      // Widths wanted, room, widths given: what SwiftUI's HStack gives by offering the least wide its share first.
      ([43, 255], 232, [43, 189]), ([238, 299], 232, [116, 116]), ([20, 100, 300], 240, [20, 100, 120]),
      ([50, 60], 200, [50, 60]), ([300], 120, [120]),
    ] as [([Double], Double, [Double])])
  func `the least wide of a row's texts stays whole`(_ wanted: [Double], _ room: Double, _ given: [Double]) {
    var items = wanted.map { Self.item($0) }
    items.raiseMinimums(ofShares: wanted.map { _ in true }, in: room)
    #expect(FlexibleLengths.resolve(items, in: room).map { $0.rounded() } == given)
  }

  @Test func `what does not share keeps its width before the others share`() {
    var items = [Self.item(255), Self.item(55, minimum: 55)]
    items.raiseMinimums(ofShares: [true, false], in: 232)
    #expect(FlexibleLengths.resolve(items, in: 232) == [177, 55])
  }

  @Test(arguments: [0.0, 5, 30, 99.9, 1e6])
  func `the minimums that sharing gives never pass the room`(_ room: Double) {
    var items = [3.0, 70, 12.5, 400, 0].map { Self.item($0, minimum: 0) }
    items.raiseMinimums(ofShares: [true, true, true, true, true], in: room)
    #expect(items.reduce(0) { $0 + $1.bounds.minimum } <= room + 1e-9)
  }
}
