extension Rule {
  /// A character that no font of the preview has.
  package static let missingGlyph = Rule(
    .missingGlyph, .note, "every character has a glyph",
    why: "The preview shows a box for it; a phone does too unless one of its own fonts has the character.",
    flagged: Example(#"[{"type": "text", "text": "price \u0378"}]"#),
    accepted: Example(#"[{"type": "text", "text": "price"}]"#))
}
