extension Rule {
  static let symbolRelease = Rule(
    .symbolRelease, .note, "an icon is known since iOS 15",
    why: "Phones with an older iOS draw nothing where a newer symbol stands.",
    flagged: Example(#"[{"type": "badge", "text": "photos", "icon": "photo.stack.fill"}]"#),
    accepted: Example(#"[{"type": "badge", "text": "photos", "icon": "photo.fill"}]"#), isOnByDefault: false)

  /// The release that payloads are made for: the actions of notifications ask for symbols of iOS 15.
  static let oldestSymbolRelease = SymbolRelease(15, 0)
}

extension Diagnostic {
  static func symbolRelease(
    _ subject: String, _ text: String, _ release: SymbolRelease, value: JSONValue, at pointer: String
  ) -> Diagnostic {
    Diagnostic(
      .symbolRelease,
      "\(subject) names '\(text)', a symbol of iOS \(release): older phones draw nothing there",
      at: pointer, value.span)
  }
}
