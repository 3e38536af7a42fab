/// A number of JSON's grammar, read digit by digit.
struct DecimalNumber {
  var isNegative = false
  /// The first 19 significant digits, as many as 64 bits hold.
  private(set) var mantissa: UInt64 = 0
  /// The power of ten that `mantissa` is multiplied with.
  private(set) var exponent = 0
  /// Where the digits begin, and the offset behind the number.
  private(set) var digitsStart: Int
  private(set) var end: Int
  /// Whether `mantissa` leaves out digits that are not zero.
  private(set) var isTruncated = false

  private var digitCount = 0
  static let mantissaDigits = 19

  /// Reads the number at `start`, or returns `nil` where the grammar of RFC 8259 is broken.
  init?(scanning bytes: [UInt8], from start: Int) {
    end = start
    if end < bytes.count, bytes[end] == ASCII.minus {
      isNegative = true
      end += 1
    }
    digitsStart = end
    guard scanInteger(bytes), scanFraction(bytes), scanExponent(bytes) else { return nil }
  }

  private mutating func scanInteger(_ bytes: [UInt8]) -> Bool {
    guard end < bytes.count, ASCII.isDigit(bytes[end]) else { return false }
    if bytes[end] == ASCII.zero {
      end += 1
      return end >= bytes.count || !ASCII.isDigit(bytes[end])
    }
    while end < bytes.count, ASCII.isDigit(bytes[end]) {
      if !take(bytes[end]) { exponent += 1 }
      end += 1
    }
    return true
  }

  private mutating func scanFraction(_ bytes: [UInt8]) -> Bool {
    guard end < bytes.count, bytes[end] == ASCII.dot else { return true }
    end += 1
    let start = end
    while end < bytes.count, ASCII.isDigit(bytes[end]) {
      if take(bytes[end]) { exponent -= 1 }
      end += 1
    }
    return end > start
  }

  /// Adds a digit to the mantissa; `false` where it is full.
  private mutating func take(_ digit: UInt8) -> Bool {
    guard digitCount < Self.mantissaDigits else {
      if digit != ASCII.zero { isTruncated = true }
      return false
    }
    mantissa = mantissa * 10 + UInt64(digit - ASCII.zero)
    if mantissa > 0 { digitCount += 1 }
    return true
  }

  private mutating func scanExponent(_ bytes: [UInt8]) -> Bool {
    guard end < bytes.count, bytes[end] | 0x20 == UInt8(ascii: "e") else { return true }
    end += 1
    let isDown = end < bytes.count && bytes[end] == ASCII.minus
    if isDown || (end < bytes.count && bytes[end] == ASCII.plus) { end += 1 }
    let start = end
    var written = 0
    while end < bytes.count, ASCII.isDigit(bytes[end]) {
      // Beyond this no mantissa of an input that fits in memory brings the number back into a double's range.
      written = min(written * 10 + Int(bytes[end] - ASCII.zero), 100_000_000)
      end += 1
    }
    exponent += isDown ? -written : written
    return end > start
  }
}
