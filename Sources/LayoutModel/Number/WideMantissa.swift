/// A number of 128 significant bits that powers of ten are multiplied into, and whether bits were lost at it.
struct WideMantissa {
  /// The top bit is set.
  private var bits: UInt128
  private var exponent: Int
  /// How much larger the true number may be, in units of the last bit.
  private var error: UInt128 = 0

  /// `mantissa`, which is not zero, times a power of ten; a truncated one stands for anything up to the next.
  init(_ mantissa: UInt64, powerOfTen: Int, isTruncated: Bool) {
    let shift = UInt128(mantissa).leadingZeroBitCount
    bits = UInt128(mantissa) << shift
    exponent = powerOfTen - shift
    if isTruncated { error = 2 << shift }
    var rest = powerOfTen.magnitude
    while rest > 0 {
      let step = min(rest, 27)
      let power = Self.powersOfFive[Int(step)]
      if powerOfTen > 0 { multiply(by: power) } else { divide(by: power) }
      rest -= step
    }
  }

  /// The powers of five that 64 bits hold.
  private static let powersOfFive: [UInt64] = {
    var powers: [UInt64] = [1]
    for index in 0..<27 { powers.append(powers[index] * 5) }
    return powers
  }()

  /// A step cuts off less than one unit, which is less than two of any later one; the other two are for good measure.
  private static let errorOfStep: UInt128 = 4

  private mutating func multiply(by factor: UInt64) {
    let (high, low) = bits.multipliedFullWidth(by: UInt128(factor))
    let width = 128 - high.leadingZeroBitCount
    bits = high << (128 - width) | low >> width
    exponent += width
    if low << (128 - width) != 0 { error += Self.errorOfStep }
  }

  private mutating func divide(by divisor: UInt64) {
    let divisor = UInt128(divisor)
    let (high, remainder) = bits.quotientAndRemainder(dividingBy: divisor)
    let (low, rest) = (remainder << 64).quotientAndRemainder(dividingBy: divisor)
    let shift = high.leadingZeroBitCount
    bits = high << shift | low >> (64 - shift)
    exponent -= shift
    if rest != 0 || low << (64 + shift) != 0 { error += Self.errorOfStep }
  }

  /// The nearest double, `nil` where the error spans the midpoint between two.
  var rounded: Double? {
    let parts = RoundingParts(of: bits, exponent: exponent)
    if error == 0 { return Double(nearestTo: bits, exponent: exponent, hasRemainder: false) }
    if parts.rest > parts.half { return parts.double(roundedUp: true) }
    return parts.half - parts.rest > error ? parts.double(roundedUp: false) : nil
  }
}
