/// A binary number split at the last bit that a double has room for.
struct RoundingParts {
  /// The bits of the double, 53 of them or fewer for a subnormal one.
  let kept: UInt64
  /// What lies below them, and the half of their last bit, in the same unit.
  let rest: UInt128
  let half: UInt128
  /// The power of two of the last bit kept.
  private let unit: Int

  /// The power of two of the smallest double.
  private static let smallestUnit = -1074

  /// Splits `bits` times two to the power of `exponent`; `bits` has at least 54 significant ones.
  init(of bits: UInt128, exponent: Int) {
    let width = 128 - bits.leadingZeroBitCount
    unit = max(exponent + width - 53, Self.smallestUnit)
    let dropped = unit - exponent
    kept = UInt64(truncatingIfNeeded: bits >> dropped)
    // Past 128 bits the shifts give 0 and the mask becomes all ones: all of `bits` lies below any half.
    rest = dropped > width ? 0 : bits & ((1 << dropped) &- 1)
    half = dropped > width ? 1 : 1 << (dropped - 1)
  }

  func double(roundedUp: Bool) -> Double {
    guard unit - Self.smallestUnit < 2046 else { return .infinity }
    // A carry out of the significand moves on to the exponent's field, up to infinity: the format is made so.
    let field = UInt64(unit - Self.smallestUnit) << 52
    return Double(bitPattern: kept + field + (roundedUp ? 1 : 0))
  }
}
