extension Rule {
  static let smallText = Rule(
    .smallText, .warning, "text is set in 11 points or more",
    why:
      "Apple's guidelines name 11 points as the least size on iOS; what is smaller can't be read on a phone at arm's length.",
    flagged: Example(#"[{"type": "text", "text": "fine print", "size": 8}]"#),
    accepted: Example(#"[{"type": "text", "text": "fine print", "size": 11}]"#))
}

extension ObjectCheck {
  /// Points that a fixed size must have at least: the least text size of Apple's guidelines for iOS.
  private static let leastSize = 11.0

  static let smallText = ObjectCheck { text, checker in
    guard let member = text.member(.textSize), case .number(let size) = member.value.kind, size >= 1,
      size < leastSize
    else { return }
    checker.report(
      Diagnostic(
        .smallText,
        "text of \(plain(size)) points is too small to read: write 11 or more, or a 'style' that scales",
        at: text.pointer(of: member), member.value.span))
  }
}
