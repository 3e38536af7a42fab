import LayoutModel

extension Composer {
  /// The small square at the trailing edge of a banner.
  func thumbnail(_ attachment: NotificationAttachment) -> LayoutNode {
    let side = NotificationTheme.thumbnailSide
    var node = media(attachment, symbolSize: side * NotificationTheme.thumbnailSymbol, label: nil)
    node.box.width = side
    node.box.height = side
    node.box.shrink = 0
    node.decoration.cornerRadius = NotificationTheme.thumbnailRadius
    node.decoration.clipsContent = true
    var room = column([node])
    room.box.padding.top = NotificationTheme.thumbnailTop
    room.box.shrink = 0
    return room
  }

  /// The attachment across the card: in its own shape, but never much higher than wide.
  func fullAttachment(_ attachment: NotificationAttachment) -> LayoutNode {
    let natural = content.naturalSize(of: .url(attachment.url))
    let ratio = natural.flatMap { $0.width > 0 && $0.height > 0 ? $0.width / $0.height : nil }
    let wanted = notificationWidth / (ratio ?? NotificationTheme.unknownRatio)
    let height = min(wanted, notificationWidth * NotificationTheme.greatestHeight)
    let whole = (height / environment.pixel).rounded() * environment.pixel
    var node = media(
      attachment, symbolSize: NotificationTheme.placeholderSymbol, label: URLText(attachment.url).host)
    node.box.height = attachment.kind == .audio ? NotificationTheme.soundHeight : max(whole, 1)
    node.box.shrink = 0
    node.decoration.clipsContent = true
    node.origin = BlockOrigin(
      pointer: attachment.pointer, type: "media", span: attachment.span, role: .chrome)
    return node
  }

  /// The picture where its bytes are at hand, else a quiet box that says what it would be.
  private func media(
    _ attachment: NotificationAttachment, symbolSize: Double, label: String?
  ) -> LayoutNode {
    let source = ImageSource.url(attachment.url)
    if attachment.kind == .image, content.naturalSize(of: source) != nil {
      return LayoutNode(.leaf(.image(StyledImage(source: source, contentMode: .fill, aspectRatio: nil))))
    }
    let color = environment.colors.color(.secondary as SystemColor)
    var parts = [symbol(attachment.kind.symbol, FontSpec(size: symbolSize), color: color)]
    if let label, !label.isEmpty { parts.append(noticeLine(label, .footnote, color: color)) }
    var node = LayoutNode(
      .flex(
        FlexContainer(
          axis: .vertical, gap: NotificationTheme.placeholderGap, alignItems: .center, distribution: .center),
        parts))
    node.decoration.background = environment.colors.color(.systemFill)
    return node
  }
}

extension NotificationAttachment.Kind {
  /// The symbol that stands for it.
  fileprivate var symbol: String {
    switch self {
    case .image: "photo"
    case .video: "play.circle.fill"
    case .audio: "waveform"
    }
  }
}
