extension Rule {
  /// A picture in the payload that can't be drawn.
  package static let unreadableImage = Rule(
    .unreadableImage, .warning, "a picture in a data URL can be read",
    why: "Broken base64, an unknown format or a picture past the limits leaves an empty box on the phone.",
    flagged: Example(#"[{"type": "image", "alt": "logo", "url": "data:image/png;base64,@@@"}]"#),
    accepted: Example(#"[{"type": "image", "alt": "logo", "url": "https://example.com/logo.png"}]"#))
}
