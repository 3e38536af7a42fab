/// How grave a finding is.
public enum Severity: String, Hashable, Sendable, CaseIterable, Comparable {
  case note, warning, error

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }

  public static func < (left: Severity, right: Severity) -> Bool {
    left.rank < right.rank
  }
}

/// One reported problem of a payload; people read "finding".
public struct Diagnostic: Hashable, Sendable {
  public var rule: RuleID
  public var severity: Severity
  /// One phrase in lower case: what is wrong, the rule, and the likely fix.
  public var message: String
  /// RFC 6901.
  public var pointer: String
  public var span: SourceSpan
  public var notes: [Note]
  public var fix: Fix?

  public init(
    rule: RuleID, severity: Severity, message: String, pointer: String, span: SourceSpan,
    notes: [Note] = [], fix: Fix? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.pointer = pointer
    self.span = span
    self.notes = notes
    self.fix = fix
  }

  /// A remark to a finding, with the place that it speaks of where there is one.
  public struct Note: Hashable, Sendable {
    public var message: String
    public var span: SourceSpan?

    public init(message: String, span: SourceSpan? = nil) {
      self.message = message
      self.span = span
    }
  }
}

/// Edits that mend a finding.
public struct Fix: Hashable, Sendable {
  /// Whether the edits may be applied unasked.
  public var isSafe: Bool
  public var edits: [SourceEdit]

  public init(isSafe: Bool, edits: [SourceEdit]) {
    self.isSafe = isSafe
    self.edits = edits
  }
}

extension [Diagnostic] {
  /// The findings in the order of the source; where two start together the graver one first.
  public func sortedByPlace() -> [Diagnostic] {
    enumerated().sorted { left, right in
      let (a, b) = (left.element, right.element)
      if a.span.offset != b.span.offset { return a.span.offset < b.span.offset }
      if a.severity != b.severity { return a.severity > b.severity }
      return left.offset < right.offset
    }.map { $0.element }
  }
}
