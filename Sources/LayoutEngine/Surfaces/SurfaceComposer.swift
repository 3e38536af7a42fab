import LayoutModel

/// The content of a surface before it is laid out.
struct SurfaceContent {
  var choice: SurfaceChoice
  /// The column of header, blocks and buttons.
  var root: LayoutNode
  var margin: Double
  var cornerRadius: Double
  var background: RGBA
  /// Points.
  var width: Double
  var height: HeightRule
  /// What lies behind the background.
  var wallpaper: Wallpaper?

  enum HeightRule {
    case fixed(Double)
    /// As high as the content with its margins, within bounds where there are some.
    case content(ClosedRange<Double>?)
  }
}

extension Composer {
  /// The content of a document on a surface.
  func surfaceContent(
    of document: Document, on choice: SurfaceChoice
  ) throws(SurfaceFailure) -> SurfaceContent {
    switch (document, choice) {
    case (_, .notification(let surface)):
      try notification(message(of: document), surface)
    case (.widget(let widget), .widget(let family)):
      try self.widget(widget, family)
    case (.push(let push), .widget(let family)):
      try self.widget(carriedWidget(of: push), family)
    case (.liveActivity(let activity), .liveActivity(let presentation)):
      try liveActivity(activity, presentation)
    case (.blocks(let blocks), .bare(let width, let height, let margin)):
      bare(blocks, width: width, height: height, margin: margin)
    case (.widget(let widget), .bare(let width, let height, let margin)):
      bare(widget.layout ?? [], width: width, height: height, margin: margin)
    case (.push(let push), .bare(let width, let height, let margin)):
      bare(try carriedWidget(of: push).layout ?? [], width: width, height: height, margin: margin)
    case (.liveActivity(let activity), .bare(let width, let height, let margin)):
      bare(activity.layout ?? [], width: width, height: height, margin: margin)
    case (.blocks(let blocks), .widget(let family)):
      try self.widget(blocks, family)
    case (.push, .liveActivity), (.notification, _), (.text, _):
      throw .wrongSurface("a push is drawn as a notification: use --presentation banner, expanded or stack")
    case (.widget, .liveActivity):
      throw .wrongSurface("a widget has families, no presentations: use --family")
    case (.liveActivity, .widget):
      throw .wrongSurface("a Live Activity has presentations, no families: use --presentation")
    case (.blocks, .liveActivity):
      throw .wrongSurface("blocks are drawn on a bare surface or a widget family")
    }
  }

  private func message(of document: Document) throws(SurfaceFailure) -> NotificationMessage {
    guard let message = document.notification else {
      throw .wrongSurface("only pushes and notifications are drawn as a banner, expanded or a stack")
    }
    return message
  }

  private func carriedWidget(of push: PushMessage) throws(SurfaceFailure) -> Widget {
    guard let widget = push.widget else { throw .wrongSurface("the push carries no widget") }
    return widget
  }

  /// What blocks at the root take over.
  func rootStyle(accent: RGBA? = nil) -> InheritedStyle {
    let colors = environment.colors
    return InheritedStyle(
      foreground: colors.color(.primary as SystemColor),
      accent: accent ?? colors.color(.blue as SystemColor),
      secondary: colors.color(.secondary as SystemColor),
      own: nil, spacing: nil, parent: .stack)
  }

  func column(_ nodes: [LayoutNode], gap: Double = Theme.blockGap) -> LayoutNode {
    LayoutNode(.flex(FlexContainer(axis: .vertical, gap: gap, alignItems: .stretch), nodes))
  }

  private func bare(_ blocks: [Block], width: Double, height: Double?, margin: Double) -> SurfaceContent {
    SurfaceContent(
      choice: .bare(width: width, height: height, margin: margin),
      root: column(nodes(for: blocks, in: rootStyle(), parent: .stack)), margin: margin, cornerRadius: 0,
      background: environment.colors.color(.elevatedSystemBackground), width: width,
      height: height.map { .fixed($0) } ?? .content(nil))
  }
}
