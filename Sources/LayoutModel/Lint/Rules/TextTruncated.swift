extension Rule {
  /// A text cut with an ellipsis that the author did not ask for.
  package static let textTruncated = Rule(
    .textTruncated, .note, "a text is shown whole",
    why: "What stands behind the ellipsis is not seen by anyone.",
    flagged: Example(
      #"{"widget": {"id": "a", "title": "A", "family": "systemSmall", "layout": [{"type": "badge", "text": "a badge is never broken into two lines"}]}}"#
    ),
    accepted: Example(
      #"{"widget": {"id": "a", "title": "A", "family": "systemSmall", "layout": [{"type": "badge", "text": "live"}]}}"#
    ))
}
