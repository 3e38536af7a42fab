extension Rule {
  /// Content taller than its surface.
  package static let contentOverflow = Rule(
    .contentOverflow, .warning, "the content fits its surface",
    why: "A widget can't scroll: what does not fit is cut off at the edge.",
    flagged: Example(
      #"{"widget": {"id": "a", "title": "A", "family": "systemSmall", "layout": [{"type": "spacer", "size": 200}]}}"#
    ),
    accepted: Example(
      #"{"widget": {"id": "a", "title": "A", "family": "systemSmall", "layout": [{"type": "spacer", "size": 50}]}}"#
    ))
}
