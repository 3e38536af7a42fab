extension ShapeChecker {
  /// Checks a URL: first that it is one, then that its scheme is one that its reader takes.
  mutating func checkURL(_ text: String, _ format: StringFormat, _ value: JSONValue, _ place: Place) {
    if URLText.isPlainHTTPS(text) { return }
    var url = URLText(text)
    if format.takesImageData && url.isImageData { return }
    if !url.hasPlainCharacters {
      report(.urlWhiteSpace(subject(of: place), text, value: value, at: place.pointer))
      url = URLText(URLText.withoutWhiteSpace(text))
    }
    switch format {
    case .tapURL: checkTapTarget(url, value, place)
    case .actionURL: checkActionURL(url, value, place)
    case .imageURL: checkImageURL(url, value, place)
    case .webURL: checkWebURL(url, value, place)
    default: checkSecureURL(url, value, place)
    }
  }

  private mutating func checkTapTarget(_ url: URLText, _ value: JSONValue, _ place: Place) {
    if url.isHTTPS || url.isWidgetLink { return }
    report(.tapTarget(subject(of: place), value: value, at: place.pointer))
  }

  private mutating func checkActionURL(_ url: URLText, _ value: JSONValue, _ place: Place) {
    if let problem = URLSchemeProblem(url) {
      report(.urlScheme(subject(of: place), problem, value: value, at: place.pointer))
    }
  }

  private mutating func checkWebURL(_ url: URLText, _ value: JSONValue, _ place: Place) {
    if url.isHTTP && !url.host.isEmpty { return }
    report(
      .insecureURL(
        subject(of: place), rule: "must be an https URL", value: value, at: place.pointer))
  }

  private mutating func checkSecureURL(
    _ url: URLText, _ value: JSONValue, _ place: Place, also: String = ""
  ) {
    if url.isHTTPS { return }
    var fix: Fix?
    var hint = ""
    if url.scheme == "http", !url.host.isEmpty {
      hint = ": write https instead of http"
      fix = Fix.secureScheme(of: value, url)
    } else if url.isHTTP {
      hint = ": its host is missing, write one such as 'https://example.com'"
    } else if url.scheme.isEmpty {
      hint = ": write it with its scheme, such as 'https://example.com'"
    } else {
      hint = ", not a URL of the scheme '\(url.scheme)'"
    }
    report(
      .insecureURL(
        subject(of: place), rule: "must be an https URL\(also)\(hint)", value: value, at: place.pointer,
        fix: fix))
  }

  private mutating func checkImageURL(_ url: URLText, _ value: JSONValue, _ place: Place) {
    guard url.scheme == "data" else {
      return checkSecureURL(url, value, place, also: " or a data URL of an image")
    }
    report(
      .invalidFormat(
        subject(of: place), rule: "must be a data URL of an image, such as 'data:image/png;base64,…'",
        value: value, at: place.pointer))
  }
}

extension StringFormat {
  fileprivate var takesImageData: Bool {
    switch self {
    case .imageURL: true
    default: false
    }
  }
}

extension Fix {
  /// Writes https for http; unsafe, since the host may not answer there.
  fileprivate static func secureScheme(of value: JSONValue, _ url: URLText) -> Fix? {
    guard url.startsWithPlainHTTP else { return nil }
    return Fix(
      isSafe: false,
      edits: [SourceEdit(span: SourceSpan(offset: value.span.offset + 1, length: 4), replacement: "https")])
  }
}
