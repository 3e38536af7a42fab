/// What is known of a rule besides its check: why it exists, and an example for each verdict.
public struct Rule: Sendable {
  public var id: RuleID
  /// The severity unless a configuration says otherwise; some rules rise to an error past a second bound.
  public var severity: Severity
  /// One phrase: what the rule asks for.
  public var summary: String
  /// Why it asks for it, in a sentence or two.
  public var rationale: String
  public var flagged: Example
  public var accepted: Example
  /// Whether the rule is on unless a configuration says otherwise.
  public var isOnByDefault: Bool

  /// A payload that shows the rule.
  public struct Example: Sendable {
    public var source: String
    /// The kind that the payload is read as; `nil` where it can be told.
    public var kind: PayloadKind?
    /// Another file of the same run, for the rules that compare files.
    public var besides: String?

    public init(_ source: String, as kind: PayloadKind? = nil, besides: String? = nil) {
      self.source = source
      self.kind = kind
      self.besides = besides
    }
  }

  init(
    _ id: RuleID, _ severity: Severity, _ summary: String, why rationale: String, flagged: Example,
    accepted: Example, isOnByDefault: Bool = true
  ) {
    self.id = id
    self.severity = severity
    self.summary = summary
    self.rationale = rationale
    self.flagged = flagged
    self.accepted = accepted
    self.isOnByDefault = isOnByDefault
  }

  /// The rule of an id.
  public static func rule(_ id: RuleID) -> Rule {
    switch id {
    case .jsonSyntax: .jsonSyntax
    case .jsonEncoding: .jsonEncoding
    case .jsonLimit: .jsonLimit
    case .loneSurrogate: .loneSurrogate
    case .nulCharacter: .nulCharacter
    case .duplicateKey: .duplicateKey
    case .unknownKind: .unknownKind
    case .unknownKey: .unknownKey
    case .unknownType: .unknownType
    case .wrongType: .wrongType
    case .missingField: .missingField
    case .outOfRange: .outOfRange
    case .unknownName: .unknownName
    case .nameCase: .nameCase
    case .invalidColor: .invalidColor
    case .invalidFormat: .invalidFormat
    case .textLength: .textLength
    case .insecureURL: .insecureURL
    case .tapTarget: .tapTarget
    case .imageSource: .imageSource
    case .limitExceeded: .limitExceeded
    case .payloadSize: .payloadSize
    case .contentOverflow: .contentOverflow
    case .activityHeight: .activityHeight
    case .textTruncated: .textTruncated
    case .markdownRefused: .markdownRefused
    case .unreadableImage: .unreadableImage
    case .missingGlyph: .missingGlyph
    case .nameAlias: .nameAlias
    case .urlScheme: .urlScheme
    case .urlWhiteSpace: .urlWhiteSpace
    case .actionSize: .actionSize
    case .headerName: .headerName
    case .foregroundScheme: .foregroundScheme
    case .ignoredField: .ignoredField
    case .textInput: .textInput
    case .inputPlaceholder: .inputPlaceholder
    case .duplicateID: .duplicateID
    case .redundantAuthentication: .redundantAuthentication
    case .criticalVolume: .criticalVolume
    case .metadataSize: .metadataSize
    case .questionOptions: .questionOptions
    case .callbackReply: .callbackReply
    case .encryptedEnvelope: .encryptedEnvelope
    case .hiddenButtons: .hiddenButtons
    case .hiddenContent: .hiddenContent
    case .unknownSymbol: .unknownSymbol
    case .symbolRelease: .symbolRelease
    case .lowContrast: .lowContrast
    case .smallText: .smallText
    case .missingAlternative: .missingAlternative
    case .colorAlone: .colorAlone
    case .repeatedWidget: .repeatedWidget
    case .widgetIDSpelling: .widgetIDSpelling
    case .widgetCount: .widgetCount
    }
  }
}

extension Diagnostic {
  /// A finding of `rule` with the rule's own severity.
  package init(
    _ rule: Rule, _ message: String, at pointer: String, _ span: SourceSpan, notes: [Note] = [],
    fix: Fix? = nil
  ) {
    self.init(
      rule: rule.id, severity: rule.severity, message: message, pointer: pointer, span: span, notes: notes,
      fix: fix)
  }
}
