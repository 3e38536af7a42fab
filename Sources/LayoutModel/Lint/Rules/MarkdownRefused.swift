extension Rule {
  /// Markdown that widgets don't draw.
  package static let markdownRefused = Rule(
    .markdownRefused, .warning, "Markdown has no images, HTML or tables",
    why: "SwiftUI's text draws inline styles only: the rest is left out.",
    flagged: Example(#"[{"type": "markdown", "text": "![logo](https://example.com/logo.png) Deploy"}]"#),
    accepted: Example(#"[{"type": "markdown", "text": "**Deploy**"}]"#))
}
