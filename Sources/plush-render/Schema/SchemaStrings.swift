internal import LayoutModel

/// Forms of strings as regular expressions of ECMA-262.
enum SchemaStrings {
  static func schema(of string: StringShape) -> JSONText {
    var members: [(String, JSONText)] = [("type", .string("string"))]
    if string.minimumLength > 0 { members.append(("minLength", .integer(string.minimumLength))) }
    if let limit = string.maximumLength ?? string.format.limit {
      members.append(("maxLength", .integer(limit)))
    }
    if let pattern = pattern(of: string.format) { members.append(("pattern", .string(pattern))) }
    let examples = examples(of: string.format)
    if !examples.isEmpty { members.append(("examples", .array(examples.map { .string($0) }))) }
    return .object(members)
  }

  // MARK: Colours

  static let colorNames = ColorValue.names
  static let hexColor = "^#(?:[0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"
  static let adaptiveColor = ValueShape.object(.adaptiveColor)

  // MARK: URLs

  /// White space and control characters, which no URL has.
  private static let blank = #"\u0000-\u0020\u007f"#
  /// What stands behind the two slashes: a host, perhaps with a user before and a port behind it.
  private static let hostAndPath =
    "(?:[^/?#\(blank)]*@)?[^/?#:@\(blank)][^/?#@\(blank)]*(?:[/?#][^\(blank)]*)?"
  private static let https = "^\(anyCase("https"))://\(hostAndPath)$"

  /// A URL that begins with one of the schemes.
  static func schemes(_ names: [String]) -> String {
    "^\\s*(?:\(names.map(anyCase).joined(separator: "|"))):"
  }

  /// `https` as `[hH][tT][tT][pP][sS]`: JSON Schema has no flag for it.
  private static func anyCase(_ word: String) -> String {
    word.map { "[\($0.lowercased())\($0.uppercased())]" }.joined()
  }

  private static let action: String = {
    let refused = (["http", "https"] + URLSchemeProblem.forbidden).map(anyCase).joined(separator: "|")
    return
      "^(?:(?:\(anyCase("https"))|\(anyCase("http")))://\(hostAndPath)|(?!(?:\(refused)):)[A-Za-z][A-Za-z0-9+.-]*:[^\(blank)]*)$"
  }()

  // MARK: Forms

  private static func pattern(of format: StringFormat) -> String? {
    switch format {
    case .text, .symbol, .bytes: nil
    case .identifier: "^[A-Za-z0-9._-]*$"
    case .secureURL: https
    case .imageURL: "\(https)|^data:image/[\\s\\S]*,"
    case .tapURL: "\(https)|^plush://widget/[^\(blank)]+$"
    case .webURL: "^(?:\(anyCase("https"))|\(anyCase("http")))://\(hostAndPath)$"
    case .actionURL: action
    case .dateTime:
      "^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])[Tt ](?:[01][0-9]|2[0-3]):[0-5][0-9]:(?:[0-5][0-9]|60)(?:\\.[0-9]+)?(?:[Zz]|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])$"
    case .base64:
      "^(?=.)(?:[A-Za-z0-9+/_-]{4})*(?:[A-Za-z0-9+/_-]{2}(?:==)?|[A-Za-z0-9+/_-]{3}=?)?$"
    case .gridTrack: "^(?:auto|[0-9]*\\.?[0-9]+fr)$"
    case .headerValue: #"^[^\u0000-\u0008\u000a-\u001f\u007f]*$"#
    }
  }

  private static func examples(of format: StringFormat) -> [String] {
    switch format {
    case .text, .bytes, .base64, .headerValue: []
    case .symbol: ["checkmark.circle.fill"]
    case .identifier: ["deploy-main"]
    case .secureURL, .webURL: ["https://example.com/hook"]
    case .imageURL: ["https://example.com/picture.png"]
    case .tapURL: ["https://status.example.com", "plush://widget/deploy-main"]
    case .actionURL: ["https://example.com/hook", "homeassistant://navigate/lovelace/0"]
    case .dateTime: ["2026-06-14T18:30:00Z"]
    case .gridTrack: ["auto", "1fr"]
    }
  }
}

extension StringFormat {
  /// Characters at most, where the field has no bound of its own: UTF-8 has a byte a character or more.
  fileprivate var limit: Int? {
    switch self {
    case .bytes(let limit): limit
    case .secureURL, .imageURL, .tapURL, .webURL, .actionURL, .base64: nil
    case .text, .symbol, .identifier, .dateTime, .gridTrack, .headerValue: Limits.textLength
    }
  }
}
