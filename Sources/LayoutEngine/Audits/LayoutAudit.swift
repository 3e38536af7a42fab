import LayoutModel

/// Checks on the frames of one surface.
enum LayoutAudit {
  static func audit(
    _ layout: SurfaceLayout, _ document: Document, content: some ContentMeasurer & MarkdownReader
  ) -> [Diagnostic] {
    var findings: [Diagnostic] = []
    if layout.overflows { findings.append(overflow(of: layout)) }
    findings += wideBlocks(in: layout)
    findings += truncatedTexts(in: layout)
    findings += refusedMarkdown(in: document.blocks, content: content)
    findings += unreadableImages(in: document.blocks, content: content)
    findings += missingGlyphs(in: layout, content: content)
    return findings.sortedByPlace()
  }

  // MARK: Height

  private static func overflow(of layout: SurfaceLayout) -> Diagnostic {
    let surface = layout.surface
    let bottom = surface.size.height - surface.margin
    let first = layout.frames.first { $0.rect.maxY > bottom + SurfaceLayout.tolerance } ?? layout.frames.last
    let missing = tenths(layout.contentHeight - (surface.size.height - 2 * surface.margin))
    let rule: Rule
    let message: String
    if case .liveActivity = surface.choice {
      rule = .activityHeight
      message =
        "the Live Activity is \(tenths(layout.contentHeight + 2 * surface.margin)) pt high: iOS may cut it at "
        + "\(tenths(surface.size.height)) pt, make it \(missing) pt lower"
    } else {
      rule = .contentOverflow
      message =
        "the content is \(missing) pt too tall for \(surface.choice.title): "
        + "\(first.map { "\($0.type) does not fit" } ?? "it is cut"), remove or shorten something"
    }
    return Diagnostic(
      rule, message, at: first?.pointer ?? "",
      first.map { SourceSpan(offset: $0.span.offset, length: 1) } ?? .start)
  }

  // MARK: Width

  /// Blocks that stand out of their surface sideways.
  private static func wideBlocks(in layout: SurfaceLayout) -> [Diagnostic] {
    let (left, right) = (layout.surface.margin, layout.surface.size.width - layout.surface.margin)
    return layout.frames.flatMap(\.flattened).compactMap { frame in
      let excess = max(frame.rect.maxX - right, left - frame.rect.x)
      guard excess > 0.5 else { return nil }
      return Diagnostic(
        .contentOverflow,
        "the \(frame.type) stands \(tenths(excess)) pt out of \(layout.surface.choice.title): make it or its row narrower",
        at: frame.pointer, SourceSpan(offset: frame.span.offset, length: 1))
    }
  }

  // MARK: Text

  private static func truncatedTexts(in layout: SurfaceLayout) -> [Diagnostic] {
    (layout.chrome + layout.frames).flatMap(\.flattened).filter(\.isTruncated).map { frame in
      Diagnostic(
        .textTruncated,
        "the text of the \(frame.type) is cut in \(layout.surface.choice.title): shorten it or give it room",
        at: frame.pointer, SourceSpan(offset: frame.span.offset, length: 1))
    }
  }

  private static func refusedMarkdown(in blocks: [Block], content: some MarkdownReader) -> [Diagnostic] {
    blocks.flatMap(\.flattened).flatMap { block -> [Diagnostic] in
      guard case .markdown(let markdown) = block.content else { return [] }
      return content.read(markdown: markdown.source).refused.map { construct in
        Diagnostic(
          .markdownRefused, "\(construct) in Markdown are left out: widgets draw inline styles only",
          at: block.pointer, SourceSpan(offset: block.span.offset, length: 1))
      }
    }
  }

  // MARK: Pictures and glyphs

  private static func unreadableImages(in blocks: [Block], content: some ContentMeasurer) -> [Diagnostic] {
    blocks.flatMap(\.flattened).compactMap { block in
      guard case .image(let image) = block.content, case .url(let url) = image.source,
        let problem = content.problem(of: .url(url))
      else { return nil }
      return Diagnostic(
        .unreadableImage, "\(problem): a placeholder stands in its place", at: block.pointer,
        SourceSpan(offset: block.span.offset, length: 1))
    }
  }

  private static func missingGlyphs(in layout: SurfaceLayout, content: some ContentMeasurer) -> [Diagnostic] {
    layout.root.textsByOrigin(nil).compactMap { text, origin in
      guard let origin, let first = content.charactersWithoutGlyph(in: text).first else { return nil }
      let code = first.unicodeScalars.first.map { String($0.value, radix: 16, uppercase: true) } ?? ""
      return Diagnostic(
        .missingGlyph, "no font has the character U+\(code) of the \(origin.type): a box stands in its place",
        at: origin.pointer, SourceSpan(offset: origin.span.offset, length: 1))
    }
  }

  /// A length in points as people read it, to a tenth.
  private static func tenths(_ points: Double) -> String {
    let rounded = (points * 10).rounded() / 10
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}

extension PlacedBox {
  /// Every text with what it stands for: its own origin, or that of the box around it.
  fileprivate func textsByOrigin(_ outer: BlockOrigin?) -> [(StyledText, BlockOrigin?)] {
    let origin = self.origin ?? outer
    if case .text(let text)? = leaf { return [(text, origin)] }
    return children.flatMap { $0.textsByOrigin(origin) }
  }
}

extension SourceSpan {
  /// The first byte of the source.
  static let start = SourceSpan(offset: 0, length: 1)
}

extension SurfaceChoice {
  /// The surface in the words of a message.
  var title: String {
    switch self {
    case .widget(let family): family.rawValue
    case .liveActivity(let presentation): "the \(presentation.rawValue) presentation"
    case .notification(let surface): surface.presentation.title
    case .bare: "the surface"
    }
  }
}

extension NotificationPresentation {
  /// The presentation in the words of a message.
  fileprivate var title: String {
    switch self {
    case .banner: "the banner"
    case .expanded: "the expanded notification"
    case .stack: "the stack"
    }
  }
}

extension Document {
  /// The outermost blocks, wherever the document has them.
  var blocks: [Block] {
    switch self {
    case .widget(let widget): widget.layout ?? []
    case .push(let push): push.widget?.layout ?? []
    case .liveActivity(let activity): activity.layout ?? []
    case .blocks(let blocks): blocks
    case .notification, .text: []
    }
  }
}

extension Block {
  /// The block and all blocks inside, outermost first.
  var flattened: [Block] {
    switch content {
    case .row(let container), .stack(let container): [self] + container.children.flatMap(\.flattened)
    case .grid(let grid): [self] + grid.children.flatMap(\.flattened)
    case .text, .markdown, .badge, .progress, .gauge, .list, .metric, .image, .divider, .spacer, .unknown:
      [self]
    }
  }
}
