/// What a rule is about.
public enum RuleFamily: String, Hashable, Sendable, CaseIterable {
  case json, schema, budget, layout, symbol, url, action, accessibility, advice
}

extension RuleID {
  public var family: RuleFamily {
    switch self {
    case .jsonSyntax, .jsonEncoding, .jsonLimit, .loneSurrogate, .nulCharacter, .duplicateKey: .json
    case .unknownKind, .unknownKey, .unknownType, .wrongType, .missingField, .outOfRange, .unknownName,
      .nameCase, .nameAlias, .invalidColor, .invalidFormat, .textLength, .imageSource, .questionOptions,
      .callbackReply, .encryptedEnvelope:
      .schema
    case .limitExceeded, .payloadSize, .metadataSize, .widgetCount: .budget
    case .contentOverflow, .activityHeight, .textTruncated, .markdownRefused, .unreadableImage, .missingGlyph,
      .hiddenButtons, .hiddenContent:
      .layout
    case .unknownSymbol, .symbolRelease: .symbol
    case .insecureURL, .tapTarget, .urlScheme, .urlWhiteSpace: .url
    case .actionSize, .headerName, .foregroundScheme, .textInput, .inputPlaceholder, .duplicateID,
      .redundantAuthentication:
      .action
    case .lowContrast, .smallText, .missingAlternative, .colorAlone: .accessibility
    case .ignoredField, .criticalVolume, .repeatedWidget, .widgetIDSpelling: .advice
    }
  }
}
