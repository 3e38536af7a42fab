extension Rule {
  static let symbolRelease = Rule(
    .symbolRelease, .note, "an icon is known since iOS 15",
    why: "Phones with an older iOS draw nothing where a newer symbol stands.",
    flagged: Example(#"[{"type": "badge", "text": "photos", "icon": "photo.stack.fill"}]"#),
    accepted: Example(#"[{"type": "badge", "text": "photos", "icon": "photo.fill"}]"#), isOnByDefault: false)
}
