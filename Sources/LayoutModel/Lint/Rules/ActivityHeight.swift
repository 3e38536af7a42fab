extension Rule {
  /// A Live Activity taller than iOS allows.
  package static let activityHeight = Rule(
    .activityHeight, .warning, "a Live Activity is at most 160 pt high on the Lock Screen",
    why: "iOS may cut what stands below that line.",
    flagged: Example(
      #"{"event": "update", "name": "a", "title": "A", "layout": [{"type": "spacer", "size": 200}]}"#),
    accepted: Example(
      #"{"event": "update", "name": "a", "title": "A", "layout": [{"type": "spacer", "size": 50}]}"#))
}
