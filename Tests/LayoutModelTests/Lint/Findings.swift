internal import LayoutModel
internal import Testing

/// Findings in the form that expectations are written in: "2:14 error text-length /actions/0/id".
enum Findings {
  static func of(_ source: String, kind: PayloadKind? = nil, rules: RuleSet = .standard) -> [String] {
    let payload = Payload(Array(source.utf8), kind: kind, rules: rules)
    let lines = LineIndex(payload.bytes)
    return payload.diagnostics.map { text($0, lines) }
  }

  static func text(_ diagnostic: Diagnostic, _ lines: LineIndex) -> String {
    let place = lines.position(of: diagnostic.span.offset)
    return
      "\(place.line):\(place.column) \(diagnostic.severity.rawValue) \(diagnostic.rule.rawValue) \(diagnostic.pointer)"
  }
}

/// A payload and all findings that it must give.
struct LintCase: Sendable, CustomTestStringConvertible {
  let claim: String
  let source: String
  let findings: [String]

  init(_ claim: String, _ source: String, _ findings: String...) {
    self.claim = claim
    self.source = source
    self.findings = findings
  }

  var testDescription: String { claim }
}
