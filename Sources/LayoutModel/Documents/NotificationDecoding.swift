extension NotificationMessage {
  /// The service's own app shows its notifications.
  private static let notificationApp = "PushWard"

  /// A notification to the PushWard service.
  init(notification: ObjectReader) {
    let name = notification.string(.sourceDisplayName) ?? notification.string(.source)
    self.init(texts: notification, body: Key.body, appName: name ?? Self.notificationApp)
    iconURL = notification.string(Key.iconURL)
    level = notification.name(.level, as: InterruptionLevel.self) ?? .active
    threadID = notification.string(.threadID) ?? ""
    attachment = notification.object(Key.media).flatMap(NotificationAttachment.init)
    actions = notification.elements(.actions).prefix(Self.actionLimit).map(NotificationAction.init)
  }

  /// A message without any content.
  init(appName: String) {
    self.appName = appName
    level = .active
    threadID = ""
    actions = []
  }

  /// The texts of a payload.
  init(texts payload: ObjectReader, body bodyField: Field, appName: String) {
    self.init(appName: appName)
    title = payload.text(.pushTitle)
    subtitle = payload.text(.subtitle)
    body = payload.text(bodyField)
  }
}

extension NotificationAction {
  fileprivate init(_ action: ObjectReader) {
    id = action.string(.buttonID) ?? ""
    title = action.string(.buttonTitle) ?? ""
    icon = action.string(.icon)
    isDestructive = action.flag(Key.destructive) ?? false
    pointer = action.pointer
    span = action.object.span
    reply = action.flag(Key.textInput) == true && Self.isSilentRequest(action) ? Self.reply(action) : nil
  }

  /// The device asks for a text only where it can send one without opening the app.
  private static func isSilentRequest(_ action: ObjectReader) -> Bool {
    let scheme = URLText(action.string(Key.url) ?? "").scheme
    return action.flag(Key.foreground) != true && (scheme == "https" || scheme == "http")
  }

  private static func reply(_ action: ObjectReader) -> NotificationReply {
    NotificationReply(
      placeholder: action.string(Key.placeholder) ?? "",
      buttonTitle: action.string(Key.replyTitle) ?? action.string(.buttonTitle) ?? "")
  }
}

extension NotificationAttachment {
  fileprivate init?(_ media: ObjectReader) {
    guard let url = media.string(Key.url) else { return nil }
    self.url = url
    kind = media.string(Key.type).flatMap { Kind(rawValue: $0.lowercased()) } ?? .image
    pointer = media.pointer
    span = media.object.span
  }
}

extension ObjectReader {
  /// A text that is not empty, with its place.
  func text(_ field: Field) -> NotificationText? {
    guard let member = member(field), case .string(let text) = member.value.kind, !text.isEmpty else {
      return nil
    }
    return NotificationText(
      text: text, field: field.key, pointer: JSONPointer.appending(member.key, to: pointer),
      span: member.value.span)
  }

  /// Readers of the objects in an array; anything else in it is passed over.
  func elements(_ field: Field) -> [ObjectReader] {
    guard let member = member(field), case .array(let values) = member.value.kind else { return [] }
    let pointer = JSONPointer.appending(member.key, to: pointer)
    return values.enumerated().compactMap { index, value in
      guard case .object = value.kind else { return nil }
      return ObjectReader(value, pointer: JSONPointer.appending(index, to: pointer))
    }
  }
}

/// The keys inside a notification's objects, which are read here and checked by their shapes.
private enum Key {
  static let body = Field("body", .string(StringShape()), "")
  static let iconURL = Field("icon_url", .string(StringShape()), "")
  static let media = Field("media", .boolean, "")
  static let url = Field("url", .string(StringShape()), "")
  static let type = Field("type", .string(StringShape()), "")
  static let foreground = Field("foreground", .boolean, "")
  static let destructive = Field("destructive", .boolean, "")
  static let textInput = Field("text_input", .boolean, "")
  static let placeholder = Field("text_input_placeholder", .string(StringShape()), "")
  static let replyTitle = Field("text_input_button_title", .string(StringShape()), "")
}
