extension Rule {
  static let unknownSymbol = Rule(
    .unknownSymbol, .warning, "an icon is the name of an SF Symbol",
    why: "A name that iOS does not know draws nothing at all, and the row looks as if it had no icon.",
    flagged: Example(#"[{"type": "badge", "text": "done", "icon": "checkmark.cirlce"}]"#),
    accepted: Example(#"[{"type": "badge", "text": "done", "icon": "checkmark.circle"}]"#))
}

extension ShapeChecker {
  mutating func checkSymbol(_ text: String, _ value: JSONValue, _ place: Place) {
  }
}
