/// Something that is wrong with the JSON text itself.
public struct JSONProblem: Sendable {
  public var kind: Kind
  public var span: SourceSpan
  /// The RFC 6901 path of the value or member that the problem lies in.
  public var pointer: String
  /// One phrase in lower case: the rule, and the likely fix.
  public var message: String
  public var related: [JSONNote]
  public var fix: JSONFix?

  public enum Kind: Hashable, Sendable, CaseIterable {
    case syntax, missingComma, missingColon, unclosed, trailingComma, extraComma, comment
    case singleQuotes, unquotedKey, unquotedText, literalSpelling, numberSpelling
    case controlCharacter, escape, whiteSpace
    case invalidUTF8, otherEncoding, byteOrderMark, loneSurrogate, numberOutOfRange
    case emptyInput, tooDeep, tooLarge, tooManyProblems
    case nulCharacter, duplicateKey

    /// Whether a text with this problem is refused; the other kinds are valid JSON that is unwise to send.
    public var refusesInput: Bool {
      self != .nulCharacter && self != .duplicateKey && self != .tooManyProblems
    }
  }

  public init(
    kind: Kind, span: SourceSpan, pointer: String, message: String, related: [JSONNote] = [],
    fix: JSONFix? = nil
  ) {
    self.kind = kind
    self.span = span
    self.pointer = pointer
    self.message = message
    self.related = related
    self.fix = fix
  }
}

/// Another place that a problem has to do with.
public struct JSONNote: Sendable {
  public var span: SourceSpan
  public var message: String

  public init(span: SourceSpan, message: String) {
    self.span = span
    self.message = message
  }
}

/// Edits that together repair one problem.
public struct JSONFix: Sendable {
  /// In the order of the source, none overlapping another.
  public var edits: [SourceEdit]
  /// Whether the edits keep what the author evidently meant and may be applied unasked.
  public var isSafe: Bool

  public init(_ edits: [SourceEdit], isSafe: Bool = true) {
    self.edits = edits
    self.isSafe = isSafe
  }
}
