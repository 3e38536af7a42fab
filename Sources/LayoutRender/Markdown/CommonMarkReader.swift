package import LayoutEngine

/// Turns Markdown into spans of text: what widgets don't draw is named and left out.
package struct CommonMarkReader: MarkdownReader {
  /// Unicode scalars that are read: parsers of Markdown take time by the square of some inputs.
  private static let limit = 8_192

  package init() {}

  package func read(markdown source: String) -> MarkdownText {
    guard let document = MarkdownDocument(String(source.unicodeScalars.prefix(Self.limit))) else {
      return MarkdownText(spans: [MarkdownSpan(text: source)])
    }
    var flattener = MarkdownFlattener()
    document.walk { flattener.visit($0, $1) }
    return flattener.text
  }
}

/// Gathers the spans of a document while it is walked.
struct MarkdownFlattener {
  private(set) var text = MarkdownText(spans: [])
  /// How often each style is open.
  private var open: [UInt8: Int] = [:]
  private var lists: [List] = []
  /// Whether the next paragraph follows a list's marker on its line.
  private var isAfterMarker = false

  private struct List {
    /// The next item's number; `nil` for bullets.
    var next: Int?
  }

  mutating func visit(_ node: MarkdownNode, _ event: MarkdownEvent) {
    switch node {
    case .text(let literal): append(literal)
    case .softBreak: append(" ")
    case .lineBreak: append("\n")
    case .code(let literal): append(literal, also: .code)
    case .codeBlock(let literal): appendCode(literal)
    case .emphasis: toggle(.emphasis, event)
    case .strong: toggle(.strong, event)
    case .strikethrough: toggle(.strikethrough, event)
    case .link: toggle(.link, event)
    case .heading: heading(event)
    case .quote: toggle(.quote, event)
    case .paragraph: if event == .enter { startParagraph() }
    case .list(let start): list(start: start, event)
    case .item: if event == .enter { startItem() }
    case .image: refuse("images")
    case .html: refuse("HTML")
    case .rule: refuse("rules")
    case .table: refuse("tables")
    case .tableRow: if event == .enter { startParagraph() }
    case .tableCell: if event == .exit { append("  ") }
    case .other: break
    }
  }

  // MARK: Blocks

  private mutating func startParagraph() {
    if !isAfterMarker, !text.spans.isEmpty { append("\n") }
    isAfterMarker = false
  }

  private mutating func heading(_ event: MarkdownEvent) {
    if event == .enter { startParagraph() }
    toggle(.heading, event)
  }

  private mutating func list(start: Int?, _ event: MarkdownEvent) {
    switch event {
    case .enter: lists.append(List(next: start))
    case .exit: lists.removeLast()
    }
  }

  private mutating func startItem() {
    isAfterMarker = false
    startParagraph()
    let indent = String(repeating: "\u{2003}", count: min(max(lists.count - 1, 0), Self.deepestIndent))
    append(indent + (takeNumber().map { "\($0). " } ?? "• "))
    isAfterMarker = true
  }

  private mutating func takeNumber() -> Int? {
    guard let number = lists.last?.next else { return nil }
    lists[lists.count - 1].next = number &+ 1
    return number
  }

  private mutating func appendCode(_ literal: String) {
    startParagraph()
    append(literal.last == "\n" ? String(literal.dropLast()) : literal, also: .code)
  }

  /// Lists nested deeper stand below each other: a widget has no room for more.
  private static let deepestIndent = 3

  // MARK: Spans

  private mutating func append(_ literal: String, also trait: MarkdownTraits = []) {
    guard !literal.isEmpty else { return }
    let traits = open.reduce(into: trait) { traits, entry in
      if entry.value > 0 { traits.insert(MarkdownTraits(rawValue: entry.key)) }
    }
    if let last = text.spans.last, last.traits == traits {
      text.spans[text.spans.count - 1].text += literal
    } else {
      text.spans.append(MarkdownSpan(text: literal, traits: traits))
    }
  }

  private mutating func toggle(_ trait: MarkdownTraits, _ event: MarkdownEvent) {
    open[trait.rawValue, default: 0] += event == .enter ? 1 : -1
  }

  private mutating func refuse(_ construct: String) {
    if !text.refused.contains(construct) { text.refused.append(construct) }
  }
}
