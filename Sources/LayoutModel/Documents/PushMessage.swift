/// A push to the Plush service, all defaults filled in.
public struct PushMessage: Sendable {
  public var notification: NotificationMessage
  /// The widget that is updated along with it, if any.
  public var widget: Widget?

  init(_ push: ObjectReader) {
    notification = NotificationMessage(push: push)
    widget = push.object(.widget).map(Widget.init)
  }
}

extension NotificationMessage {
  /// The service's own app shows its pushes.
  private static let pushApp = "Plush"

  init(push: ObjectReader) {
    self.init(texts: push, body: .pushBody, appName: push.object(.app)?.string(Key.name) ?? Self.pushApp)
    level = push.name(.interruptionLevel, as: InterruptionLevel.self) ?? .active
    threadID = push.string(.threadID) ?? ""
    if let communication = push.object(.communication) {
      sender = NotificationSender(communication)
      title = communication.text(Key.senderName) ?? title
      subtitle = subtitle ?? communication.text(Key.conversationName)
    }
    sentAt = Self.sentAt(push)
    let answers = push.object(.callback).map(Self.callbackActions) ?? []
    let choices = push.object(.question).map(Self.questionActions) ?? []
    actions = Array((answers + choices).prefix(Self.actionLimit))
  }

  /// The message of a request whose body is no JSON: it has no title, so the app's name stands there.
  init(plainText: String) {
    self.init(appName: Self.pushApp)
    guard !plainText.isEmpty else { return }
    body = NotificationText(
      text: plainText, field: "body", pointer: "",
      span: SourceSpan(offset: 0, length: plainText.utf8.count))
  }

  /// The earliest time in the envelopes.
  private static func sentAt(_ push: ObjectReader) -> Moment? {
    guard case .object(let envelopes)? = push.value(.encrypted)?.kind else { return nil }
    let moments = envelopes.compactMap { member -> Moment? in
      guard case .object = member.value.kind else { return nil }
      return ObjectReader(member.value, pointer: "").string(Key.sentAt).flatMap { Moment($0) }
    }
    return moments.min { $0.seconds < $1.seconds }
  }

  // MARK: Callbacks

  private static func callbackActions(_ callback: ObjectReader) -> [NotificationAction] {
    var actions = callback.elements(Key.actions).map { element in
      NotificationAction(
        id: element.string(.buttonID) ?? "", title: element.string(.buttonTitle) ?? "",
        isDestructive: element.flag(Key.destructive) ?? false, pointer: element.pointer,
        span: element.object.span)
    }
    if let text = callback.object(Key.text) {
      let title = text.string(.buttonTitle) ?? "Reply"
      let reply = NotificationReply(
        placeholder: text.string(Key.placeholder) ?? "", buttonTitle: text.string(Key.buttonTitle) ?? "Send")
      actions.append(
        NotificationAction(
          id: "text", title: title, isDestructive: false, reply: reply, pointer: text.pointer,
          span: text.object.span))
    }
    return actions
  }

  // MARK: Questions

  /// The choices that iOS has room for besides the open reply.
  private static let choiceLimit = 3

  private static func questionActions(_ question: ObjectReader) -> [NotificationAction] {
    let isSelect = question.string(Key.kind) != "text"
    let choices = isSelect ? Self.choices(question) : []
    let title = isSelect ? question.string(Key.otherTitle) ?? "Other" : "Reply"
    let reply = NotificationReply(
      placeholder: question.string(Key.placeholder) ?? "", buttonTitle: "Send")
    return choices + [
      NotificationAction(
        id: isSelect ? "other" : "text", title: title, isDestructive: false, reply: reply,
        pointer: question.pointer, span: question.object.span)
    ]
  }

  private static func choices(_ question: ObjectReader) -> [NotificationAction] {
    guard let member = question.member(Key.options), case .array(let options) = member.value.kind else {
      return []
    }
    let pointer = JSONPointer.appending(member.key, to: question.pointer)
    return options.prefix(choiceLimit).enumerated().compactMap { index, option in
      let place = JSONPointer.appending(index, to: pointer)
      switch option.kind {
      case .string(let title):
        return NotificationAction(
          id: title, title: title, isDestructive: false, pointer: place, span: option.span)
      case .object:
        let reader = ObjectReader(option, pointer: place)
        return NotificationAction(
          id: reader.string(.buttonID) ?? "", title: reader.string(.buttonTitle) ?? "", isDestructive: false,
          pointer: place, span: option.span)
      case .null, .boolean, .number, .array: return nil
      }
    }
  }
}

extension NotificationSender {
  fileprivate init(_ communication: ObjectReader) {
    name = communication.string(Key.senderName) ?? ""
    avatarURL = communication.string(Key.avatarURL)
  }
}

/// The keys inside a push's objects, which are read here and checked by their shapes.
private enum Key {
  static let name = Field("name", .string(StringShape()), "")
  static let senderName = Field("senderName", .string(StringShape()), "")
  static let avatarURL = Field("avatarUrl", .string(StringShape()), "")
  static let conversationName = Field("conversationName", .string(StringShape()), "")
  static let sentAt = Field("sentAt", .string(StringShape()), "")
  static let actions = Field("actions", .boolean, "")
  static let destructive = Field("destructive", .boolean, "")
  static let text = Field("text", .boolean, "")
  static let buttonTitle = Field("buttonTitle", .string(StringShape()), "")
  static let placeholder = Field("placeholder", .string(StringShape()), "")
  static let kind = Field("kind", .string(StringShape()), "")
  static let options = Field("options", .boolean, "")
  static let otherTitle = Field("otherTitle", .string(StringShape()), "")
}
