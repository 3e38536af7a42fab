internal import LayoutEngine
internal import LayoutModel

extension Option {
  static let reply = Option(
    name: "reply", value: "ID",
    summary: "draw the reply field of this action instead of the menu of an expanded notification")
  static let now = Option(
    name: "now", value: "TIME",
    summary: "what the phone's clock says, by RFC 3339; a notification has just come by default")
  static let wallpaper = Option(
    name: "wallpaper", value: "FILE|#RRGGBB",
    summary: "picture or colour behind notifications; a quiet gradient by default")

  /// What a notification is drawn with.
  static let notifications: [Option] = [reply, now, wallpaper]

  /// Names of presentations, of Live Activities and of notifications; `expanded` is both.
  static let presentationNames: [String] = {
    let activities = LiveActivityPresentation.allCases.map(\.rawValue)
    return activities + NotificationPresentation.allCases.map(\.rawValue).filter { !activities.contains($0) }
  }()
}

/// The options of a call that say how notifications are drawn, checked.
struct NotificationOptions: Sendable {
  var reply: String?
  var now: Moment?
  var wallpaper = Wallpaper.standard

  init(_ arguments: Arguments) throws(UsageError) {
    reply = arguments.value(.reply)
    if let text = arguments.value(.now) {
      guard let moment = Moment(text) else {
        throw UsageError(
          message: "--now takes a date and time such as 2026-06-14T18:30:00+02:00, not '\(text)'")
      }
      now = moment
    }
    if let text = arguments.value(.wallpaper) { wallpaper = try Self.wallpaper(text) }
  }

  /// How a notification is looked at where the call asks for `presentation`.
  func surface(_ presentation: NotificationPresentation) -> SurfaceChoice {
    .notification(
      NotificationSurface(
        presentation, reply: presentation == .expanded ? reply : nil, now: now, wallpaper: wallpaper))
  }

  private static func wallpaper(_ text: String) throws(UsageError) -> Wallpaper {
    guard text.hasPrefix("#") else { return .image(WallpaperFile.source) }
    guard let color = RGBA(hexNotation: text) else {
      throw UsageError(message: "--wallpaper takes a picture or a colour such as #1B2C49, not '\(text)'")
    }
    return .color(color)
  }
}

extension PreviewOptions {
  /// The surfaces of a push or a notification; `widget` is the one that a push carries.
  func notificationSurfaces(widget: Widget?) throws(UsageError) -> [SurfaceChoice] {
    if let widget, family != nil || wantsAllFamilies { return families(of: widget).map { .widget($0) } }
    guard let name = presentationName else {
      return [notifications.surface(notifications.reply == nil ? .banner : .expanded)]
    }
    if name == "all" { return [notifications.surface(.banner), notifications.surface(.expanded)] }
    guard let presentation = NotificationPresentation(rawValue: name) else {
      throw UsageError(
        message: "a notification has no presentation '\(name)': it is banner, expanded, stack or all")
    }
    return [notifications.surface(presentation)]
  }

  /// The presentations of a Live Activity that the call asks for.
  func activityPresentations() throws(UsageError) -> [LiveActivityPresentation] {
    guard let name = presentationName else { return [.lockScreen] }
    if name == "all" {
      return device.screen.dynamicIsland == nil ? [.lockScreen] : LiveActivityPresentation.allCases
    }
    guard let presentation = LiveActivityPresentation(rawValue: name) else {
      let known = LiveActivityPresentation.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError(
        message: "a Live Activity has no presentation '\(name)': it is one of \(known) or all")
    }
    return [presentation]
  }
}
