// The rules that the JSON parser decides by itself; it also words their messages.

extension Rule {
  static let jsonSyntax = Rule(
    .jsonSyntax, .error, "a payload is JSON by RFC 8259, nothing looser",
    why:
      "The service parses strictly: a trailing comma or a comment that an editor forgives is refused there.",
    flagged: Example(#"[{"type": "divider"},]"#), accepted: Example(#"[{"type": "divider"}]"#))

  static let jsonEncoding = Rule(
    .jsonEncoding, .error, "a payload is UTF-8 without a byte order mark",
    why: "Other encodings and malformed bytes reach the phone as wrong characters, or not at all.",
    flagged: Example("\u{FEFF}[{\"type\": \"divider\"}]", as: .blocks),
    accepted: Example(#"[{"type": "divider"}]"#))

  static let jsonLimit = Rule(
    .jsonLimit, .error, "a payload is at most 1 MiB and nests at most 128 values deep",
    why: "Bounds keep a hostile file from taking the memory or the stack of whoever reads it.",
    flagged: Example("[]" + String(repeating: " ", count: 1 << 20), as: .blocks),
    accepted: Example(#"[{"type": "divider"}]"#))

  static let loneSurrogate = Rule(
    .loneSurrogate, .error, "an escaped character outside the basic plane is written as a pair of surrogates",
    why: "Half a pair is no character: it comes from cutting an emoji in two, and crashes some readers.",
    flagged: Example(#"[{"type": "text", "text": "done \ud83d"}]"#),
    accepted: Example(#"[{"type": "text", "text": "done \ud83d\ude80"}]"#))

  static let nulCharacter = Rule(
    .nulCharacter, .warning, "no text holds the character U+0000",
    why: "Many text systems end a text there: what follows it may never be seen.",
    flagged: Example(#"[{"type": "text", "text": "a\u0000b"}]"#),
    accepted: Example(#"[{"type": "text", "text": "ab"}]"#))

  static let duplicateKey = Rule(
    .duplicateKey, .error, "an object has each key once, in one spelling",
    why:
      "Parsers choose differently between two values of one key, so that the preview and the phone may differ.",
    flagged: Example(#"[{"type": "text", "text": "one", "text": "two"}]"#),
    accepted: Example(#"[{"type": "text", "text": "one"}]"#))
}

extension Diagnostic {
  /// Two spellings of one field. The later one is cut together with the comma before it where both say the same.
  static func secondSpelling(
    _ member: JSONMember, after previous: JSONMember, of first: JSONMember, at pointer: String
  ) -> Diagnostic {
    let cut = SourceSpan(
      offset: previous.value.span.end, length: max(0, member.value.span.end - previous.value.span.end))
    return Diagnostic(
      .duplicateKey, "'\(member.key)' is another name of '\(first.key)': keep one of them", at: pointer,
      member.keySpan, notes: [Note(message: "'\(first.key)' stands here", span: first.keySpan)],
      fix: Fix(isSafe: first.value.isSame(as: member.value), edits: [.removal(of: cut)]))
  }
}

extension JSONValue {
  /// Whether both are the same scalar.
  fileprivate func isSame(as other: JSONValue) -> Bool {
    switch (kind, other.kind) {
    case (.null, .null): true
    case (.boolean(let left), .boolean(let right)): left == right
    case (.number(let left), .number(let right)): left == right
    case (.string(let left), .string(let right)): left.utf8.elementsEqual(right.utf8)
    default: false
    }
  }
}
