extension Rule {
  static let colorAlone = Rule(
    .colorAlone, .note, "a state is told by more than its colour",
    why:
      "One man in twelve does not tell red from green: an icon beside the colour says the same without it.",
    flagged: Example(#"[{"type": "list", "items": [{"text": "API", "tone": "danger"}]}]"#),
    accepted: Example(
      #"[{"type": "list", "items": [{"text": "API", "tone": "danger", "icon": "xmark.circle.fill"}]}]"#),
    isOnByDefault: false)
}

extension ObjectCheck {
  /// A toned item of a list without an icon is drawn with a dot, which differs in colour alone.
  static let colorAlone = ObjectCheck { item, checker in
    guard checker.isOn(.colorAlone), let tone = item.member(.tone), let name = item.string(.tone),
      item.member(.icon) == nil,
      !["primary", "secondary", "tertiary"].contains(name)
    else { return }
    checker.report(
      Diagnostic(
        .colorAlone, "only the colour of a dot tells this item's state: give it an 'icon'",
        at: item.pointer(of: tone), tone.keySpan))
  }
}
