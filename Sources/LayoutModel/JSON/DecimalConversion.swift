/// The slow, exact way from decimal digits to the nearest double.
enum DecimalConversion {
  /// No double needs more digits to be told from its neighbours' midpoint; further ones only break ties.
  private static let digitLimit = 800

  /// The nearest double to a number that is not zero, without its sign.
  static func nearest(to number: DecimalNumber, in bytes: [UInt8]) -> Double {
    if number.exponent > 400 { return .infinity }
    if number.exponent < -2000 && !number.isTruncated { return 0 }
    let (digits, exponent) = significantDigits(of: number, in: bytes)
    let magnitude = digits.count + exponent
    if magnitude > 310 { return .infinity }
    if magnitude < -330 { return 0 }
    var numerator = Natural(decimalDigits: digits)
    var denominator = Natural(1)
    if exponent >= 0 {
      numerator.multiply(byPowerOfTen: exponent)
    } else {
      denominator.multiply(byPowerOfTen: -exponent)
    }
    return quotient(numerator, denominator)
  }

  /// The digits without zeros at their front, and the power of ten of the last; a 1 stands for what is cut off.
  private static func significantDigits(of number: DecimalNumber, in bytes: [UInt8]) -> ([UInt8], Int) {
    var digits: [UInt8] = []
    var exponent = number.exponent
    var index = number.digitsStart
    var taken = 0
    var hasCut = false
    while index < number.end, ASCII.isDigit(bytes[index]) || bytes[index] == ASCII.dot {
      defer { index += 1 }
      guard bytes[index] != ASCII.dot, !digits.isEmpty || bytes[index] != ASCII.zero else { continue }
      taken += 1
      if digits.count < digitLimit {
        digits.append(bytes[index] - ASCII.zero)
      } else if bytes[index] != ASCII.zero {
        hasCut = true
      }
    }
    if hasCut { digits.append(1) }
    exponent += min(taken, 19) - digits.count
    return (digits, exponent)
  }

  /// The double nearest to a fraction, halves to even.
  private static func quotient(_ numerator: Natural, _ denominator: Natural) -> Double {
    var numerator = numerator
    var denominator = denominator
    // Scaled so that the quotient has 64 or 65 bits; subnormals take fewer of them.
    let shift = 64 - (numerator.bitWidth - denominator.bitWidth)
    if shift > 0 { numerator.shiftLeft(by: shift) } else { denominator.shiftLeft(by: -shift) }
    let (bits, hasRemainder) = numerator.divided(by: denominator)
    return scaled(bits, hasRemainder: hasRemainder, exponent: -shift)
  }

  /// `bits` times two to the power of `exponent`, rounded once.
  private static func scaled(_ bits: UInt128, hasRemainder: Bool, exponent: Int) -> Double {
    let width = 128 - bits.leadingZeroBitCount
    // The exponent of the last bit kept: 53 bits of a normal number, never below the smallest subnormal.
    let unit = max(exponent + width - 53, -1074)
    let dropped = unit - exponent
    if dropped > width + 1 { return 0 }
    var kept = UInt64(truncatingIfNeeded: bits >> UInt128(dropped))
    let rest = bits & ((1 << UInt128(dropped)) - 1)
    let half: UInt128 = 1 << UInt128(dropped - 1)
    if rest > half || (rest == half && (hasRemainder || kept & 1 == 1)) { kept += 1 }
    return Double(sign: .plus, exponent: unit, significand: Double(kept))
  }
}
