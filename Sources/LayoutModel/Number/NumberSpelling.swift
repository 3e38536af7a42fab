/// A number as other languages spell it, taken apart to be spelled for JSON.
struct NumberSpelling {
  private var sign: UInt8?
  private var integer: [UInt8] = []
  private var hasDot = false
  private var fraction: [UInt8] = []
  private var hasExponent = false
  private var exponent: [UInt8] = []
  private var hasSeparators = false

  /// The number that `word` spells, or `nil` where it spells none.
  private init?(_ word: ArraySlice<UInt8>) {
    var rest = word
    if let first = rest.first, first == ASCII.plus || first == ASCII.minus { sign = rest.removeFirst() }
    integer = takeDigits(from: &rest)
    if rest.first == ASCII.dot {
      hasDot = true
      rest.removeFirst()
      fraction = takeDigits(from: &rest)
    }
    guard !integer.isEmpty || !fraction.isEmpty else { return nil }
    if let first = rest.first, first | 0x20 == UInt8(ascii: "e") {
      hasExponent = true
      rest.removeFirst()
      takeExponent(from: &rest)
    }
    guard rest.isEmpty else { return nil }
  }

  /// What is wrong with the number, as the end of a sentence about it.
  private var fault: String {
    if sign == ASCII.plus { return "has a plus sign: remove it" }
    if hasSeparators { return "has '_' between its digits: remove it" }
    if integer.isEmpty { return "starts with '.': write a digit before it" }
    if hasDot && fraction.isEmpty { return "has no digit after '.': write one, or leave out the '.'" }
    if hasExponent && exponent.allSatisfy({ !ASCII.isDigit($0) }) { return "has no digits in its exponent" }
    return "starts with 0: remove the zero"
  }

  /// The spelling of JSON.
  private var repaired: [UInt8] {
    let significant = integer.drop { $0 == ASCII.zero }
    var spelling: [UInt8] = sign == ASCII.minus ? [ASCII.minus] : []
    spelling += significant.isEmpty ? [ASCII.zero] : Array(significant)
    if !fraction.isEmpty { spelling += [ASCII.dot] + fraction }
    if exponent.contains(where: ASCII.isDigit) { spelling += [UInt8(ascii: "e")] + exponent }
    return spelling
  }

  private mutating func takeDigits(from rest: inout ArraySlice<UInt8>) -> [UInt8] {
    let run = rest.prefix { ASCII.isDigit($0) || $0 == UInt8(ascii: "_") }
    rest = rest.dropFirst(run.count)
    let digits = run.filter(ASCII.isDigit)
    if digits.count < run.count { hasSeparators = true }
    return digits
  }

  private mutating func takeExponent(from rest: inout ArraySlice<UInt8>) {
    if let first = rest.first, first == ASCII.plus || first == ASCII.minus {
      exponent.append(rest.removeFirst())
    }
    exponent += takeDigits(from: &rest)
  }

  /// The spelling of JSON and the fault of the author's; `nil` where `word` is no number.
  static func respelled(_ word: ArraySlice<UInt8>) -> (spelling: [UInt8], fault: String)? {
    if let decimal = decimalOfHexadecimal(word) {
      return (decimal, "is hexadecimal: JSON has decimal numbers only")
    }
    return NumberSpelling(word).map { ($0.repaired, $0.fault) }
  }

  /// The decimal spelling of `0x…`, as long as it fits 64 bits.
  private static func decimalOfHexadecimal(_ word: ArraySlice<UInt8>) -> [UInt8]? {
    var digits = word
    let isNegative = digits.first == ASCII.minus
    if isNegative { digits.removeFirst() }
    guard (3...18).contains(digits.count), digits.removeFirst() == ASCII.zero,
      digits.removeFirst() | 0x20 == UInt8(ascii: "x")
    else { return nil }
    var value: UInt64 = 0
    for digit in digits {
      guard let digitValue = ASCII.hexValue(digit) else { return nil }
      value = value << 4 | UInt64(digitValue)
    }
    return (isNegative ? [ASCII.minus] : []) + Array(String(value).utf8)
  }
}
