extension Rule {
  static let unknownSymbol = Rule(
    .unknownSymbol, .warning, "an icon is the name of an SF Symbol",
    why: "A name that iOS does not know draws nothing at all, and the row looks as if it had no icon.",
    flagged: Example(#"[{"type": "badge", "text": "done", "icon": "checkmark.cirlce"}]"#),
    accepted: Example(#"[{"type": "badge", "text": "done", "icon": "checkmark.circle"}]"#))
}

extension ShapeChecker {
  /// Looks the name up, and asks for its release where that is wanted.
  mutating func checkSymbol(_ text: String, _ value: JSONValue, _ place: Place) {
    if knownSymbols.contains(text) { return }
    guard let release = SymbolCatalog.release(of: text) else {
      if !isFull { report(.unknownSymbol(subject(of: place), text, value: value, at: place.pointer)) }
      return
    }
    if isOn(.symbolRelease), release > Rule.oldestSymbolRelease {
      report(.symbolRelease(subject(of: place), text, release, value: value, at: place.pointer))
    } else if knownSymbols.count < 16 {
      knownSymbols.append(text)
    }
  }
}

extension Diagnostic {
  static func unknownSymbol(
    _ subject: String, _ text: String, value: JSONValue, at pointer: String
  ) -> Diagnostic {
    let nearest = SymbolCatalog.nearestNames(to: text, limit: 1).first
    let hint =
      nearest.map { "did you mean '\($0)'?" } ?? "write one of Apple's names, such as 'checkmark.circle.fill'"
    let fix = nearest.map { name in
      Fix(isSafe: false, edits: [SourceEdit(span: insideQuotes(value.span), replacement: name)])
    }
    return Diagnostic(
      .unknownSymbol, "\(subject) names no SF Symbol '\(text)': \(hint)", at: pointer, value.span, fix: fix)
  }
}
