extension Rule {
  static let unknownKey = Rule(
    .unknownKey, .warning, "every key is one that the object knows",
    why: "A mistyped key is ignored in silence by the phone: the field it was meant for keeps its default.",
    flagged: Example(#"[{"type": "badge", "text": "live", "tne": "success"}]"#),
    accepted: Example(#"[{"type": "badge", "text": "live", "tone": "success"}]"#))
}

extension Diagnostic {
  static func unknownKey(
    _ member: JSONMember, in shape: ObjectShape, at pointer: String, present: [String]
  )
    -> Diagnostic
  {
    let known = shape.fields.flatMap(\.spellings)
    let suggestion = nearestName(to: member.key, among: known)
    var message = "unknown key '\(member.key)' in \(shape.name)"
    var fix: Fix?
    if let suggestion {
      message += ": did you mean '\(suggestion)'?"
      if !present.contains(suggestion) {
        let inside = SourceSpan(offset: member.keySpan.offset + 1, length: max(0, member.keySpan.length - 2))
        fix = Fix(isSafe: true, edits: [SourceEdit(span: inside, replacement: suggestion)])
      }
    } else {
      message += ": it is ignored, remove it"
    }
    return Diagnostic(
      rule: .unknownKey, severity: shape.unknownKeySeverity, message: message, pointer: pointer,
      span: member.keySpan, fix: fix)
  }
}
