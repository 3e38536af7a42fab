public import LayoutModel

/// How a notification is looked at, and what lies around it.
public struct NotificationSurface: Hashable, Sendable {
  public var presentation: NotificationPresentation
  /// The id of the action that was chosen, where its reply field is open.
  public var reply: String?
  /// The notifications behind it in its stack, nearest first.
  public var others: [NotificationMessage]
  /// What the phone's clock says; `nil` draws every notification as if it had just come.
  public var now: Moment?
  public var wallpaper: Wallpaper

  public init(
    _ presentation: NotificationPresentation, reply: String? = nil, others: [NotificationMessage] = [],
    now: Moment? = nil, wallpaper: Wallpaper = .standard
  ) {
    self.presentation = presentation
    self.reply = reply
    self.others = others
    self.now = now
    self.wallpaper = wallpaper
  }
}

extension Composer {
  /// A notification on the wallpaper of the Lock Screen.
  func notification(
    _ message: NotificationMessage, _ surface: NotificationSurface
  ) throws(SurfaceFailure) -> SurfaceContent {
    let content: LayoutNode
    switch surface.presentation {
    case .banner: content = banner(message, now: surface.now)
    case .expanded: content = try expanded(message, surface)
    case .stack: content = stack(message, surface)
    }
    var room = column([content])
    room.box.padding = EdgeInsets(horizontal: 0, vertical: NotificationTheme.room)
    return SurfaceContent(
      choice: .notification(surface), root: column([room]), margin: NotificationTheme.screenMargin,
      cornerRadius: 0, background: NotificationTheme.dim(of: surface.presentation, in: environment),
      width: notificationWidth + 2 * NotificationTheme.screenMargin, height: .content(nil),
      wallpaper: surface.wallpaper)
  }

  /// The width of a platter.
  var notificationWidth: Double { environment.device.notificationWidth }

  private func expanded(
    _ message: NotificationMessage, _ surface: NotificationSurface
  ) throws(SurfaceFailure) -> LayoutNode {
    var parts = [card(message, now: surface.now)]
    if let id = surface.reply {
      parts.append(replyField(try message.reply(of: id)))
    } else if !message.actions.isEmpty {
      parts.append(menu(message.actions))
    }
    return column(parts, gap: NotificationTheme.menuGap)
  }
}

extension NotificationMessage {
  /// The reply field of an action, or a failure that names the actions which have one.
  fileprivate func reply(of id: String) throws(SurfaceFailure) -> NotificationReply {
    if let reply = actions.first(where: { $0.id == id })?.reply { return reply }
    let known = actions.filter { $0.reply != nil }.map { "'\($0.id)'" }
    if known.isEmpty { throw .wrongSurface("no action of this notification asks for a reply") }
    throw .wrongSurface("no action '\(id)' asks for a reply: only \(known.joined(separator: ", "))")
  }
}
