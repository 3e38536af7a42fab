extension Rule {
  static let urlScheme = Rule(
    .urlScheme, .error, "an action's URL has a scheme, and none that runs code or reads files",
    why:
      "The service refuses javascript:, data:, file: and vbscript:, since a push must not run code or read files on the phone; without a scheme nobody can tell what to open.",
    flagged: Example(
      #"{"title": "T", "body": "B", "actions": [{"id": "a", "title": "A", "url": "javascript:alert(1)"}]}"#),
    accepted: Example(
      #"{"title": "T", "body": "B", "actions": [{"id": "a", "title": "A", "url": "https://example.com/a"}]}"#)
  )
}

/// Why a device would not open a URL.
package enum URLSchemeProblem {
  case missing
  case forbidden(String)
  case noHost(String)

  /// The schemes that the service refuses.
  package static let forbidden = ["javascript", "data", "file", "vbscript"]

  init?(_ url: URLText) {
    if url.scheme.isEmpty {
      self = .missing
    } else if Self.forbidden.contains(url.scheme) {
      self = .forbidden(url.scheme)
    } else if url.isHTTP && url.host.isEmpty {
      self = .noHost(url.scheme)
    } else {
      return nil
    }
  }
}

extension Diagnostic {
  static func urlScheme(
    _ subject: String, _ problem: URLSchemeProblem, value: JSONValue, at pointer: String
  ) -> Diagnostic {
    let message =
      switch problem {
      case .missing: "\(subject) needs a scheme: write it in full, such as 'https://example.com/hook'"
      case .forbidden(let scheme):
        "\(subject) must not have the scheme '\(scheme)', which is refused: use https, or the scheme of an app"
      case .noHost(let scheme): "\(subject) has no host: write one, such as '\(scheme)://example.com/hook'"
      }
    return Diagnostic(.urlScheme, message, at: pointer, value.span)
  }
}
