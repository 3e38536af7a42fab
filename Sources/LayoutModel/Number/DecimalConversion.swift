/// From decimal digits to the nearest double, halves to even, without the C library.
extension DecimalNumber {
  /// The nearest double, infinite where the number is too large for any.
  func value(in bytes: [UInt8]) -> Double {
    let magnitude = exactValue ?? roundedValue ?? nearestValue(in: bytes)
    return isNegative ? -magnitude : magnitude
  }

  /// The value where both the digits and the power of ten are exact doubles, so that one operation rounds once.
  private var exactValue: Double? {
    guard !isTruncated, mantissa <= 1 << 53, exponent >= -22, exponent <= 22 else {
      return mantissa == 0 ? 0 : nil
    }
    return exponent < 0
      ? Double(mantissa) / Self.powersOfTen[-exponent] : Double(mantissa) * Self.powersOfTen[exponent]
  }

  /// The powers of ten that a double holds exactly.
  private static let powersOfTen: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18,
    1e19, 1e20, 1e21, 1e22,
  ]

  /// The value by way of 128 bits, `nil` in the rare case where these cannot tell which double is nearer.
  private var roundedValue: Double? {
    if exponent > Self.largestExponent { return .infinity }
    if exponent < Self.smallestExponent { return 0 }
    return WideMantissa(mantissa, powerOfTen: exponent, isTruncated: isTruncated).rounded
  }

  /// With one digit and this power of ten a number is above each double, since those end at 1.8e308.
  private static let largestExponent = 308
  /// With 19 digits and a power below this a number is nearer to 0 than to the smallest double, 4.9e-324.
  private static let smallestExponent = -343
}

// MARK: - The exact way

extension DecimalNumber {
  /// No double needs more digits to be told from its neighbours' midpoint; further ones only break ties.
  private static let digitLimit = 800

  /// The value by division of numbers of any size.
  private func nearestValue(in bytes: [UInt8]) -> Double {
    let (digits, exponent) = significantDigits(in: bytes)
    var numerator = Natural(decimalDigits: digits)
    var denominator = Natural(1)
    if exponent >= 0 {
      numerator.multiply(byPowerOfTen: exponent)
    } else {
      denominator.multiply(byPowerOfTen: -exponent)
    }
    // Scaled so that the quotient has 64 or 65 bits.
    let shift = 64 - (numerator.bitWidth - denominator.bitWidth)
    if shift > 0 { numerator.shiftLeft(by: shift) } else { denominator.shiftLeft(by: -shift) }
    let (quotient, hasRemainder) = numerator.divided(by: denominator)
    return Double(nearestTo: quotient, exponent: -shift, hasRemainder: hasRemainder)
  }

  /// The digits without zeros at their front, and the power of ten of the last; a 1 stands for what is cut off.
  private func significantDigits(in bytes: [UInt8]) -> (digits: [UInt8], exponent: Int) {
    var digits: [UInt8] = []
    var isCut = false
    for index in digitsStart..<end {
      guard ASCII.isDigit(bytes[index]) || bytes[index] == ASCII.dot else { break }
      if bytes[index] == ASCII.dot || (digits.isEmpty && bytes[index] == ASCII.zero) { continue }
      if digits.count < Self.digitLimit {
        digits.append(bytes[index] - ASCII.zero)
      } else if bytes[index] != ASCII.zero {
        isCut = true
      }
    }
    if isCut { digits.append(1) }
    // `exponent` belongs to the last digit of the mantissa, which holds the first 19.
    return (digits, exponent + min(digits.count, Self.mantissaDigits) - digits.count)
  }
}

extension Double {
  /// The number that `text` spells as JSON does; `nil` where it spells none or one without a finite double.
  init?(decimal text: String) {
    let bytes = Array(text.utf8)
    guard let number = DecimalNumber(scanning: bytes, from: 0), number.end == bytes.count else { return nil }
    let value = number.value(in: bytes)
    guard value.isFinite else { return nil }
    self = value
  }

  /// The double nearest to `bits` times two to the power of `exponent`, or to a little more where there is a
  /// remainder.
  init(nearestTo bits: UInt128, exponent: Int, hasRemainder: Bool) {
    let parts = RoundingParts(of: bits, exponent: exponent)
    let isAbove =
      parts.rest > parts.half || (parts.rest == parts.half && (hasRemainder || parts.kept & 1 == 1))
    self = parts.double(roundedUp: isAbove)
  }
}
