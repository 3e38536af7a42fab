extension Diagnostic {
  /// A finding of the parser.
  init(_ problem: JSONProblem) {
    let rule = problem.kind.rule
    self.init(
      rule: rule.id, severity: rule.severity, message: problem.message, pointer: problem.pointer,
      span: problem.span, notes: problem.related.map { Note(message: $0.message, span: $0.span) },
      fix: problem.fix.map { Fix(isSafe: $0.isSafe, edits: $0.edits) })
  }
}

extension JSONProblem.Kind {
  /// The rule that the parser's finding stands under.
  fileprivate var rule: Rule {
    switch self {
    case .syntax, .missingComma, .missingColon, .unclosed, .trailingComma, .extraComma, .comment,
      .singleQuotes,
      .unquotedKey, .unquotedText, .literalSpelling, .numberSpelling, .controlCharacter, .escape, .whiteSpace,
      .numberOutOfRange, .emptyInput, .tooManyProblems:
      .jsonSyntax
    case .invalidUTF8, .otherEncoding, .byteOrderMark: .jsonEncoding
    case .loneSurrogate: .loneSurrogate
    case .tooDeep, .tooLarge: .jsonLimit
    case .nulCharacter: .nulCharacter
    case .duplicateKey: .duplicateKey
    }
  }
}
