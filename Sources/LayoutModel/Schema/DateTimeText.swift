/// RFC 3339 date and time.
enum DateTimeText {
  static func isValid(_ text: String) -> Bool {
    var reader = DigitReader(Array(text.utf8))
    guard let year = reader.number(4), reader.take("-"), let month = reader.number(2), reader.take("-"),
      let day = reader.number(2), (1...12).contains(month), day >= 1, day <= days(of: month, in: year),
      reader.take("T") || reader.take("t") || reader.take(" "), let hour = reader.number(2), reader.take(":"),
      let minute = reader.number(2), reader.take(":"), let second = reader.number(2), hour < 24, minute < 60,
      second <= 60
    else { return false }
    if reader.take("."), !reader.skipDigits() { return false }
    if reader.take("Z") || reader.take("z") { return reader.isAtEnd }
    guard reader.take("+") || reader.take("-"), let hours = reader.number(2), reader.take(":"),
      let minutes = reader.number(2)
    else { return false }
    return hours < 24 && minutes < 60 && reader.isAtEnd
  }

  private static func days(of month: Int, in year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  private struct DigitReader {
    let bytes: [UInt8]
    var index = 0

    init(_ bytes: [UInt8]) {
      self.bytes = bytes
    }

    var isAtEnd: Bool { index == bytes.count }

    mutating func take(_ character: Unicode.Scalar) -> Bool {
      guard index < bytes.count, UInt32(bytes[index]) == character.value else { return false }
      index += 1
      return true
    }

    mutating func number(_ digits: Int) -> Int? {
      guard index + digits <= bytes.count else { return nil }
      var result = 0
      for byte in bytes[index..<index + digits] {
        guard byte >= 0x30, byte <= 0x39 else { return nil }
        result = result * 10 + Int(byte - 0x30)
      }
      index += digits
      return result
    }

    mutating func skipDigits() -> Bool {
      let start = index
      while index < bytes.count, bytes[index] >= 0x30, bytes[index] <= 0x39 { index += 1 }
      return index > start
    }
  }
}
