extension Rule {
  static let outOfRange = Rule(
    .outOfRange, .error, "a number lies in the range of its field",
    why: "A number past its range is clamped, so that the phone shows something else than was meant.",
    flagged: Example(#"[{"type": "progress", "progress": 68}]"#),
    accepted: Example(#"[{"type": "progress", "progress": 0.68}]"#))
}

extension Diagnostic {
  static func outOfRange(
    _ subject: String, range: NumberRange, isInteger: Bool, found number: Double, value: JSONValue,
    at pointer: String
  ) -> Diagnostic {
    let kind = isInteger ? "a whole number " : ""
    var message = "\(subject) must be \(kind)\(range.wording), not \(plain(number))"
    var fix: Fix?
    if range == .fraction, number > 1, number <= 100 {
      let fraction = plain(number / 100)
      message += ": for \(plain(number)) percent write \(fraction)"
      fix = Fix(isSafe: number >= 2, edits: [SourceEdit(span: value.span, replacement: fraction)])
    }
    return Diagnostic(.outOfRange, message, at: pointer, value.span, fix: fix)
  }
}
