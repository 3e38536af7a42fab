extension Rule {
  static let unknownType = Rule(
    .unknownType, .error, "a block's type is one of the thirteen",
    why: "A block of an unknown type draws nothing on the phone; the preview shows a labelled placeholder.",
    flagged: Example(#"[{"type": "bagde", "text": "live"}]"#),
    accepted: Example(#"[{"type": "badge", "text": "live"}]"#))
}

extension Diagnostic {
  static func unknownType(_ name: String, value: JSONValue, at pointer: String) -> Diagnostic {
    let known = BlockType.allCases.map { $0.rawValue }
    let suggestion = nearestName(to: name, among: known)
    let hint =
      suggestion.map { "did you mean '\($0)'?" } ?? "it is one of " + known.joined(separator: ", ")
    let fix = suggestion.map { name in
      let inside = SourceSpan(offset: value.span.offset + 1, length: max(0, value.span.length - 2))
      return Fix(isSafe: false, edits: [SourceEdit(span: inside, replacement: name)])
    }
    return Diagnostic(
      .unknownType, "unknown block type '\(name)': \(hint)", at: pointer, value.span, fix: fix)
  }
}
