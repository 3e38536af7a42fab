package import LayoutEngine

extension SquareMeasurer: MarkdownReader {
  /// Knows two constructs: `**strong**`, and `![` for a picture, which is refused.
  package func read(markdown source: String) -> MarkdownText {
    var spans: [MarkdownSpan] = []
    for (index, part) in source.split(separator: "**", omittingEmptySubsequences: false).enumerated()
    where !part.isEmpty {
      spans.append(MarkdownSpan(text: String(part), traits: index.isMultiple(of: 2) ? [] : .strong))
    }
    return MarkdownText(spans: spans, refused: source.contains("![") ? ["images"] : [])
  }
}
