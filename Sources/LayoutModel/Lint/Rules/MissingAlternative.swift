extension Rule {
  static let missingAlternative = Rule(
    .missingAlternative, .note, "an image says what it shows, for people who can't see it",
    why: "VoiceOver reads 'alt'; without it a picture is silent, or read by its file name.",
    flagged: Example(#"[{"type": "image", "url": "https://example.com/a.png", "width": 20}]"#),
    accepted: Example(
      #"[{"type": "image", "url": "https://example.com/a.png", "width": 20, "alt": "Front door"}]"#))
}

extension ObjectCheck {
  /// Pictures need words; symbols are most often ornaments, and are left alone.
  static let missingAlternative = ObjectCheck { image, checker in
    guard image.has(.imageURL) || image.has(.imageAsset), image.member(.alternativeText) == nil else {
      return
    }
    checker.report(
      Diagnostic(
        .missingAlternative,
        "the image has no 'alt': say in a few words what it shows, or \"\" for an ornament",
        at: image.pointer, image.start))
  }
}
