extension Rule {
  static let unknownKey = Rule(
    .unknownKey, .warning, "every key is one that the object knows",
    why: "A mistyped key is ignored in silence by the phone: the field it was meant for keeps its default.",
    flagged: Example(#"[{"type": "badge", "text": "live", "tne": "success"}]"#),
    accepted: Example(#"[{"type": "badge", "text": "live", "tone": "success"}]"#))
}

extension Diagnostic {
  /// `meant` is the known key that the author probably had in mind.
  static func unknownKey(
    _ member: JSONMember, in shape: ObjectShape, meant: String?, at pointer: String, present: [String]
  ) -> Diagnostic {
    var message = "unknown key '\(member.key)' in \(shape.name)"
    var fix: Fix?
    if let meant {
      message += ": did you mean '\(meant)'?"
      if !present.contains(meant) {
        fix = Fix(
          isSafe: true, edits: [SourceEdit(span: insideQuotes(member.keySpan), replacement: meant)])
      }
    } else {
      message +=
        shape.unknownKeySeverity == .error
        ? ": the service refuses it, remove it" : ": it is ignored, remove it"
    }
    return Diagnostic(
      rule: .unknownKey, severity: shape.unknownKeySeverity, message: message, pointer: pointer,
      span: member.keySpan, fix: fix)
  }
}
