// The rules that need a layout: their checks are audits of the frames, in the layout engine.

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

  /// A Live Activity taller than iOS allows.
  package static let activityHeight = Rule(
    .activityHeight, .warning, "a Live Activity is at most 160 pt high on the Lock Screen",
    why: "iOS may cut what stands below that line.",
    flagged: Example(
      #"{"event": "update", "name": "a", "title": "A", "layout": [{"type": "spacer", "size": 200}]}"#),
    accepted: Example(
      #"{"event": "update", "name": "a", "title": "A", "layout": [{"type": "spacer", "size": 50}]}"#))

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

  /// Markdown that widgets don't draw.
  package static let markdownRefused = Rule(
    .markdownRefused, .warning, "Markdown has no images, HTML or tables",
    why: "SwiftUI's text draws inline styles only: the rest is left out.",
    flagged: Example(#"[{"type": "markdown", "text": "![logo](https://example.com/logo.png) Deploy"}]"#),
    accepted: Example(#"[{"type": "markdown", "text": "**Deploy**"}]"#))
}
