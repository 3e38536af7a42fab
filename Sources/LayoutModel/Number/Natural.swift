/// A natural number of any size, with just what decimal conversion needs.
struct Natural {
  /// Lowest first, the last one not zero.
  private var limbs: [UInt32]

  init(_ value: UInt32) {
    limbs = value == 0 ? [] : [value]
  }

  init(decimalDigits digits: [UInt8]) {
    limbs = []
    for digit in digits { multiply(by: 10, adding: UInt32(digit)) }
  }

  var bitWidth: Int {
    limbs.count * 32 - (limbs.last?.leadingZeroBitCount ?? 0)
  }

  mutating func multiply(byPowerOfTen exponent: Int) {
    for _ in 0..<(exponent / 9) { multiply(by: 1_000_000_000, adding: 0) }
    for _ in 0..<(exponent % 9) { multiply(by: 10, adding: 0) }
  }

  private mutating func multiply(by factor: UInt32, adding summand: UInt32) {
    var carry = UInt64(summand)
    for index in limbs.indices {
      carry += UInt64(limbs[index]) * UInt64(factor)
      limbs[index] = UInt32(truncatingIfNeeded: carry)
      carry >>= 32
    }
    if carry > 0 { limbs.append(UInt32(carry)) }
  }

  mutating func shiftLeft(by count: Int) {
    guard !limbs.isEmpty else { return }
    let (words, bits) = count.quotientAndRemainder(dividingBy: 32)
    var shifted = [UInt32](repeating: 0, count: words)
    var carry: UInt64 = 0
    for limb in limbs {
      carry |= UInt64(limb) << UInt64(bits)
      shifted.append(UInt32(truncatingIfNeeded: carry))
      carry >>= 32
    }
    if carry > 0 { shifted.append(UInt32(carry)) }
    limbs = shifted
  }

  /// The quotient, which must be below two to the power of 66, and whether anything remains.
  func divided(by divisor: Natural) -> (quotient: UInt128, hasRemainder: Bool) {
    var remainder = self
    var quotient: UInt128 = 0
    var divisor = divisor
    let shift = max(0, bitWidth - divisor.bitWidth)
    divisor.shiftLeft(by: shift)
    for _ in 0...shift {
      quotient <<= 1
      if remainder.subtract(divisor) { quotient |= 1 }
      remainder.double()
    }
    return (quotient, !remainder.limbs.isEmpty)
  }

  private mutating func double() {
    multiply(by: 2, adding: 0)
  }

  /// Subtracts `other` where it is not the larger one; whether it did.
  private mutating func subtract(_ other: Natural) -> Bool {
    guard !isLess(than: other) else { return false }
    var borrow: Int64 = 0
    for index in limbs.indices {
      borrow += Int64(limbs[index]) - (index < other.limbs.count ? Int64(other.limbs[index]) : 0)
      limbs[index] = UInt32(truncatingIfNeeded: borrow)
      borrow >>= 32
    }
    while limbs.last == 0 { limbs.removeLast() }
    return true
  }

  private func isLess(than other: Natural) -> Bool {
    guard limbs.count == other.limbs.count else { return limbs.count < other.limbs.count }
    for index in limbs.indices.reversed() where limbs[index] != other.limbs[index] {
      return limbs[index] < other.limbs[index]
    }
    return false
  }
}
