import LayoutModel

extension Composer {
  /// A notification in the list of the Lock Screen.
  func banner(_ message: NotificationMessage, now: Moment?) -> LayoutNode {
    platter([notice(message, .banner, now: now)])
  }

  /// A notification after a long press: its attachment across the card, then its texts whole.
  func card(_ message: NotificationMessage, now: Moment?) -> LayoutNode {
    var parts = [notice(message, .expanded, now: now)]
    if let attachment = message.attachment { parts.insert(fullAttachment(attachment), at: 0) }
    return platter(parts)
  }

  private func platter(_ parts: [LayoutNode]) -> LayoutNode {
    var platter = column(parts, gap: 0)
    platter.decoration.material = NotificationTheme.platterTint(in: environment)
    platter.decoration.cornerRadius = CornerRadii.notification(in: environment.palette)
    platter.decoration.clipsContent = true
    platter.decoration.border = contrastBorder
    return platter
  }

  /// Increased contrast draws an edge around what floats.
  var contrastBorder: Decoration.Border? {
    switch environment.contrast {
    case .standard: nil
    case .increased: Decoration.Border(color: environment.colors.color(.separator), width: environment.pixel)
    }
  }

  // MARK: Icon and texts

  private func notice(
    _ message: NotificationMessage, _ presentation: NotificationPresentation, now: Moment?
  ) -> LayoutNode {
    var texts = LayoutNode(
      .flex(
        FlexContainer(axis: .vertical, gap: 0, alignItems: .stretch, distribution: .center),
        lines(of: message, presentation, now: now)))
    texts.box.grow = 1
    texts.box.basis = 0
    texts.box.minHeight = NotificationTheme.iconSide
    // The icon stays at the first lines of a long text, which a banner never has.
    let alignment: CrossAlignment = presentation == .expanded ? .start : .center
    var row = LayoutNode(
      .flex(
        FlexContainer(axis: .horizontal, gap: NotificationTheme.iconGap, alignItems: alignment),
        [icon(of: message), texts]))
    row.box.padding = NotificationTheme.platterPadding
    return row
  }

  private func lines(
    of message: NotificationMessage, _ presentation: NotificationPresentation, now: Moment?
  ) -> [LayoutNode] {
    let limits = TextLimits(presentation, environment.textSize)
    var content = [title(of: message, limits)]
    if let mark = importance(of: message.level) { content.insert(mark, at: 0) }
    if let subtitle = message.subtitle {
      content.append(text(subtitle, weight: .semibold, limit: limits.title))
    }
    if let body = message.body { content.append(text(body, weight: .regular, limit: limits.body)) }
    let first = firstRow(content.removeFirst(), date: date(of: message, now: now))
    guard presentation != .expanded, let attachment = message.attachment else { return [first] + content }
    return [first, beside(content, thumbnail: thumbnail(attachment))]
  }

  private func title(of message: NotificationMessage, _ limits: TextLimits) -> LayoutNode {
    message.title.map { text($0, weight: .semibold, limit: limits.title) }
      ?? noticeLine(message.appName, .subheadline, weight: .semibold, limit: limits.title)
  }

  private func date(of message: NotificationMessage, now: Moment?) -> LayoutNode {
    var date = noticeLine(
      NotificationTime.label(sentAt: message.sentAt, now: now, language: environment.language), .footnote,
      color: label.faded(to: NotificationTheme.dateOpacity))
    date.box.shrink = 0
    return date
  }

  /// The first line with the time trailing; under it where the letters are so large that both would be cut.
  private func firstRow(_ line: LayoutNode, date: LayoutNode) -> LayoutNode {
    if environment.textSize.isAccessibility { return column([date, line], gap: 0) }
    var line = line
    line.box.grow = 1
    line.box.basis = 0
    return LayoutNode(
      .flex(
        FlexContainer(axis: .horizontal, gap: NotificationTheme.dateGap, alignItems: .baseline), [line, date])
    )
  }

  private func beside(_ content: [LayoutNode], thumbnail: LayoutNode) -> LayoutNode {
    var texts = column(content, gap: 0)
    texts.box.grow = 1
    texts.box.basis = 0
    return LayoutNode(
      .flex(
        FlexContainer(axis: .horizontal, gap: NotificationTheme.iconGap, alignItems: .start),
        [texts, thumbnail]))
  }

  /// What iOS writes above a notification that breaks through a Focus or the mute switch.
  private func importance(of level: InterruptionLevel) -> LayoutNode? {
    let secondary = environment.colors.color(.secondary as SystemColor)
    switch level {
    case .passive, .active: return nil
    case .timeSensitive:
      return noticeLine("TIME SENSITIVE", .caption, weight: .semibold, color: secondary)
    case .critical:
      let red = environment.colors.color(.red as SystemColor)
      let text = noticeLine("CRITICAL ALERT", .caption, weight: .semibold, color: red)
      let mark = symbol("exclamationmark.triangle.fill", font(.caption, weight: .semibold), color: red)
      return LayoutNode(
        .flex(
          FlexContainer(axis: .horizontal, gap: NotificationTheme.importanceGap, alignItems: .center),
          [mark, text]))
    }
  }

  // MARK: Single texts

  private var label: RGBA { environment.colors.color(.primary as SystemColor) }

  private func text(_ text: NotificationText, weight: FontWeight, limit: Int?) -> LayoutNode {
    var node = noticeLine(text.text, .subheadline, weight: weight, limit: limit)
    node.origin = BlockOrigin(pointer: text.pointer, type: text.field, span: text.span, role: .chrome)
    return node
  }

  /// A text of a notification: its lines stand as close as the font's own height, not the style's leading.
  func noticeLine(
    _ text: String, _ style: TextStyle, weight: FontWeight = .regular, color: RGBA? = nil, limit: Int? = 1
  ) -> LayoutNode {
    let font = font(style, weight: weight)
    let run = TextRun(text: text, font: font, color: color ?? label)
    return LayoutNode(
      .leaf(
        .text(
          StyledText(
            runs: [run], baseFont: font, lineLimit: limit, language: environment.language,
            direction: environment.direction))))
  }
}

/// The most lines of a notification's texts; `nil` for no limit.
private struct TextLimits {
  var title: Int?
  var body: Int?

  init(_ presentation: NotificationPresentation, _ size: TextSize) {
    switch presentation {
    case .banner, .stack:
      title = NotificationTheme.titleLines(at: size)
      body = NotificationTheme.bodyLines
    case .expanded:
      title = nil
      body = nil
    }
  }
}
