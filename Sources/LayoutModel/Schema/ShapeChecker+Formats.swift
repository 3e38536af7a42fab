extension ShapeChecker {
  /// Checks the form of a string.
  mutating func checkFormat(_ text: String, _ format: StringFormat, _ value: JSONValue, _ place: Place) {
    switch format {
    case .text: break
    case .symbol: checkSymbol(text, value, place)
    case .identifier:
      require(text.utf8.allSatisfy(Self.isIdentifierByte), FormatRule.identifier, value, place)
    case .secureURL, .imageURL, .tapURL, .webURL, .actionURL: checkURL(text, format, value, place)
    case .dateTime: require(DateTimeText.isValid(text), FormatRule.dateTime, value, place)
    case .base64:
      require(Base64Text.isValid(text), FormatRule.base64, severity: .warning, value, place)
    case .bytes(let limit):
      if text.utf8.count > limit {
        report(
          .actionSize(subject(of: place), text.utf8.count, limit: limit, value: value, at: place.pointer))
      }
    case .gridTrack: require(GridColumn(text) != nil, FormatRule.gridTrack, value, place)
    case .headerValue: require(HeaderText.isValue(text), FormatRule.headerValue, value, place)
    }
  }

  /// The forms in the words of a message.
  private enum FormatRule {
    static let identifier = "may hold letters, digits, '.', '_' and '-' only"
    static let dateTime = "must be an RFC 3339 date and time such as '2026-06-14T18:30:00Z'"
    static let base64 = "must be base64"
    static let gridTrack = "must be points, 'auto' or a share such as '1fr'"
    static let headerValue = "is an HTTP header: it may hold no line break or control character"
  }

  private mutating func require(
    _ isValid: Bool, _ rule: String, severity: Severity = .error, _ value: JSONValue, _ place: Place
  ) {
    if isValid { return }
    report(
      .invalidFormat(subject(of: place), rule: rule, severity: severity, value: value, at: place.pointer))
  }

  private static func isIdentifierByte(_ byte: UInt8) -> Bool {
    ASCII.isLetter(byte) || ASCII.isDigit(byte) || byte == ASCII.dot || byte == ASCII.minus
      || byte == UInt8(ascii: "_")
  }
}
