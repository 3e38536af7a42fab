/// A moment as RFC 3339 writes it, with the clock of whoever wrote it.
public struct Moment: Hashable, Sendable {
  /// Seconds since the start of 1970 in UTC.
  public let seconds: Int
  /// Minutes by which the writer's clock is ahead of UTC.
  public let offset: Int

  /// The moment of an RFC 3339 text such as `2026-06-14T18:30:00+02:00`; `nil` for anything else.
  public init?(_ text: String) {
    guard DateTimeText.isValid(text) else { return nil }
    let bytes = Array(text.utf8)
    offset = Self.offset(bytes)
    let days = Self.days(
      year: Self.number(bytes, 0, 4), month: Self.number(bytes, 5, 2), day: Self.number(bytes, 8, 2))
    let minutes = days * 1440 + Self.number(bytes, 11, 2) * 60 + Self.number(bytes, 14, 2) - offset
    seconds = minutes * 60 + Self.number(bytes, 17, 2)
  }

  /// Hour and minute on the writer's clock.
  public var clock: (hour: Int, minute: Int) {
    let minutes = (seconds + offset * 60 - Self.remainder(seconds, 60)) / 60
    let ofDay = Self.remainder(minutes, 1440)
    return (ofDay / 60, ofDay % 60)
  }

  private static func remainder(_ value: Int, _ divisor: Int) -> Int {
    let rest = value % divisor
    return rest < 0 ? rest + divisor : rest
  }

  private static func number(_ bytes: [UInt8], _ start: Int, _ digits: Int) -> Int {
    bytes[start..<start + digits].reduce(0) { $0 * 10 + Int($1) - 48 }
  }

  /// Minutes of a trailing `+hh:mm` or `-hh:mm`, 0 for `Z`.
  private static func offset(_ bytes: [UInt8]) -> Int {
    let start = bytes.count - 6
    guard bytes[start] == UInt8(ascii: "+") || bytes[start] == UInt8(ascii: "-") else { return 0 }
    let minutes = number(bytes, start + 1, 2) * 60 + number(bytes, start + 4, 2)
    return bytes[start] == UInt8(ascii: "-") ? -minutes : minutes
  }

  /// Days since 1970 of a date in the Gregorian calendar: years are counted from March, so that the leap day
  /// is their last.
  private static func days(year: Int, month: Int, day: Int) -> Int {
    let year = month > 2 ? year : year - 1
    let monthFromMarch = (month + 9) % 12
    let leapDays = year / 4 - year / 100 + year / 400
    return year * 365 + leapDays + (monthFromMarch * 153 + 2) / 5 + day - 1 - 719_468
  }
}
