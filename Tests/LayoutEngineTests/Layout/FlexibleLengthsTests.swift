internal import Testing

@testable internal import LayoutEngine

@Suite struct FlexibleLengthsTests {
  private func item(
    _ base: Double, grow: Double = 0, shrink: Double = 1, min: Double = 0, max: Double = .infinity,
    padding: Double = 0
  ) -> FlexItem {
    FlexItem(
      base: base, bounds: SizeBounds(minimum: min, maximum: max), grow: grow, shrink: shrink, padding: padding
    )
  }

  @Test func `free space goes to the items by their grow factors`() {
    #expect(FlexibleLengths.resolve([item(10, grow: 1), item(10, grow: 3)], in: 100) == [30, 70])
  }

  @Test func `factors that add up to less than one leave space over`() {
    #expect(FlexibleLengths.resolve([item(0, grow: 0.25), item(0, grow: 0.25)], in: 100) == [25, 25])
  }

  @Test func `shrinking weighs the factor by the base size without its padding`() {
    #expect(FlexibleLengths.resolve([item(100), item(50, padding: 50)], in: 100) == [50, 50])
    #expect(FlexibleLengths.resolve([item(90), item(30)], in: 80) == [60, 20])
  }

  @Test func `an item that hits its maximum leaves the rest to the others`() {
    #expect(FlexibleLengths.resolve([item(0, grow: 1, max: 20), item(0, grow: 1)], in: 100) == [20, 80])
  }

  @Test func `an item that hits its minimum takes the rest from the others`() {
    #expect(FlexibleLengths.resolve([item(60, min: 50), item(60)], in: 80) == [50, 30])
  }

  @Test func `a minimum beats a maximum`() {
    #expect(FlexibleLengths.resolve([item(10, min: 30, max: 20)], in: 100) == [30])
  }

  @Test func `items that may not shrink overflow`() {
    #expect(FlexibleLengths.resolve([item(80, shrink: 0), item(80, shrink: 0)], in: 100) == [80, 80])
  }

  @Test(arguments: [.leastNonzeroMagnitude, 1e-300, 1, 1e7])
  func `a grow factor of any magnitude gives finite sizes`(factor: Double) {
    let sizes = FlexibleLengths.resolve([item(0, grow: factor), item(0, grow: factor)], in: 1e7)
    #expect(sizes.allSatisfy { $0.isFinite && $0 >= 0 && $0 <= 5e6 })
  }
}
