internal import LayoutModel
internal import Testing

/// Numbers are rounded once, as the C library's `strtod` does, without using it.
struct NumberTests {
  @Test(
    arguments: [
      "0", "-0", "1", "-1", "0.1", "0.5", "123456789012345678", "9007199254740993", "18446744073709551615",
      "18446744073709551616", "1e22", "1e23", "1e-22", "8.5e-323", "5e-324", "2.4703282292062327e-324",
      "2.4703282292062328e-324", "2.2250738585072011e-308", "2.2250738585072014e-308",
      "1.7976931348623157e308",
      "1.7976931348623158e308", "9007199254740992.5", "9007199254740993.0000000000000000000000001",
      "0.000000000000000000000000000000000000000000000000001e51", "123e-10000000", "0e99999999999999999999",
      "1E400000000000000000000000e", "100000000000000000000000000000000000000000e-40",
      "1.00000000000000011102230246251565",
      "1.00000000000000011102230246251566", "7.2057594037927933e+16", "6.9294956446009195e15",
    ].filter { Double($0) != nil })
  func `a number is the nearest double`(_ spelling: String) {
    #expect(Self.value(of: spelling) == Double(spelling))
  }

  @Test func `the sign of zero is kept`() {
    #expect(Self.value(of: "-0")?.sign == .minus)
    #expect(Self.value(of: "-0.0e5")?.sign == .minus)
  }

  @Test func `any double survives its shortest spelling`() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<3000 {
      let double = Double(bitPattern: generator.next())
      guard double.isFinite else { continue }
      #expect(Self.value(of: "\(double)") == double)
    }
  }

  @Test func `digits beyond a double's are rounded, not cut`() {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<2000 {
      let digits = (0..<Int.random(in: 1...60, using: &generator)).map { _ in
        String(Int.random(in: 0...9, using: &generator))
      }
      let exponent = Int.random(in: -370...300, using: &generator)
      let spelling = "1." + digits.joined() + "e\(exponent)"
      #expect(Self.value(of: spelling) == Double(spelling), "\(spelling)")
    }
  }

  @Test func `halfway cases go to the even neighbour, and off it by the last of many digits`() {
    let half = "1.00000000000000011102230246251565404236316680908203125"
    #expect(Self.value(of: half) == 1)
    #expect(Self.value(of: half + String(repeating: "0", count: 900)) == 1)
    #expect(Self.value(of: half + String(repeating: "0", count: 900) + "1") == 1.0000000000000002)
  }

  @Test(arguments: [
    "1e309", "1.7976931348623159e308", "-1e999999999999999999999", "1" + String(repeating: "0", count: 400),
  ])
  func `a number without a finite double is refused`(_ spelling: String) {
    let text = ParsedText(spelling)
    #expect(text.kinds == [.numberOutOfRange])
    #expect(Self.value(of: spelling)?.isFinite == true)
  }

  private static func value(of spelling: String) -> Double? {
    guard case .number(let value) = ParsedText(spelling).result.value?.kind else { return nil }
    return value
  }
}
