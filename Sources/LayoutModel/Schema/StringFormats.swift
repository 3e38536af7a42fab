extension StringFormat {
  /// What is wrong with `text`, if anything.
  func problem(in text: String, subject: String, value: JSONValue, pointer: String) -> Diagnostic? {
    switch self {
    case .text, .symbol, .actionURL: nil
    case .identifier:
      text.utf8.allSatisfy(Self.isIdentifierByte)
        ? nil
        : .invalidFormat(
          subject, rule: "may hold letters, digits, '.', '_' and '-' only", value: value, at: pointer)
    case .secureURL:
      URLText(text).isHTTPS ? nil : Self.notSecure(text, subject, value, pointer)
    case .imageURL: imageURLProblem(text, subject, value, pointer)
    case .tapURL:
      URLText(text).isHTTPS || URLText(text).isWidgetLink
        ? nil : .tapTarget(subject, value: value, at: pointer)
    case .dateTime:
      DateTimeText.isValid(text)
        ? nil
        : .invalidFormat(
          subject, rule: "must be an RFC 3339 date and time such as '2026-06-14T18:30:00Z'", value: value,
          at: pointer)
    case .base64:
      Base64Text.isValid(text)
        ? nil : .invalidFormat(subject, rule: "must be base64", severity: .warning, value: value, at: pointer)
    case .gridTrack:
      GridColumn(text) != nil
        ? nil
        : .invalidFormat(
          subject, rule: "must be points, 'auto' or a share such as '1fr'", value: value, at: pointer)
    }
  }

  private static func isIdentifierByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  private func imageURLProblem(
    _ text: String, _ subject: String, _ value: JSONValue, _ pointer: String
  )
    -> Diagnostic?
  {
    let url = URLText(text)
    if url.isHTTPS || url.isImageData { return nil }
    if url.scheme == "data" {
      return .invalidFormat(
        subject, rule: "must be a data URL of an image, such as 'data:image/png;base64,…'", value: value,
        at: pointer)
    }
    return Self.notSecure(text, subject, value, pointer, also: " or a data URL of an image")
  }

  private static func notSecure(
    _ text: String, _ subject: String, _ value: JSONValue, _ pointer: String, also: String = ""
  ) -> Diagnostic {
    var fix: Fix?
    var hint = ""
    if text.hasPrefix("http://"), URLText("https" + text.dropFirst(4)).isHTTPS {
      let scheme = SourceSpan(offset: value.span.offset + 1, length: 4)
      fix = Fix(isSafe: false, edits: [SourceEdit(span: scheme, replacement: "https")])
      hint = ": write https instead of http"
    }
    return .insecureURL(
      subject, rule: "must be an https URL\(also)\(hint)", value: value, at: pointer, fix: fix)
  }
}
