/// The keys of a push to the Plush service.
enum Push {
  static let shape = ObjectShape(
    "a push",
    [
      .to, .pushTitle, .subtitle, .pushBody, .threadID, .interruptionLevel, .volume, .relevance,
      .expirationDate,
      .pushOpenURL, .app, .communication, .callback, .question, .encrypted, .widget,
    ],
    checks: [
      .pushContent, .volume(onlyWith: .interruptionLevel, severity: .warning), .oneReply, .encryptedEnvelope,
    ])

  private static let app = ObjectShape(
    "an app label",
    [
      Field("name", .string(StringShape()), "name shown in the history"),
      Field("iconUrl", .string(StringShape(.secureURL)), "https picture shown in the history"),
    ])

  private static let communication = ObjectShape(
    "a communication",
    [
      Field("senderName", .string(StringShape(minimumLength: 1)), "who sends", isRequired: true),
      Field("avatarUrl", .string(StringShape(.secureURL)), "https picture of the sender"),
      Field("conversationName", .string(StringShape()), "name of the conversation"),
    ])

  private static let callbackAction = ObjectShape(
    "an action",
    [
      .buttonID, .buttonTitle, Field("destructive", .boolean, "whether the label is red"),
    ])

  private static let callbackText = ObjectShape(
    "a text reply",
    [
      Field("title", .string(StringShape()), "label of the action"),
      Field("buttonTitle", .string(StringShape()), "label of the send button"),
      Field("placeholder", .string(StringShape()), "what the empty field says"),
    ])

  private static let callback = ObjectShape(
    "a callback",
    [
      .callbackURL, .callbackActions, .callbackText,
    ], checks: [.callbackReply, .uniqueIDs(in: .callbackActions, severity: .error)])

  private static let option = ObjectShape("a choice", [.buttonID, .buttonTitle])

  private static let question = ObjectShape(
    "a question",
    [
      .questionKind, .questionOptions, .questionOtherTitle,
      Field("placeholder", .string(StringShape()), "what the empty field says"),
    ], checks: [.questionOptions, .uniqueIDs(in: .questionOptions, severity: .error)])

  private static let envelope = ObjectShape(
    "an encrypted envelope",
    [
      Field("ciphertext", .string(StringShape(.base64)), "base64", isRequired: true),
      Field("nonce", .string(StringShape(.base64)), "base64", isRequired: true),
      Field("tag", .string(StringShape(.base64)), "base64", isRequired: true),
      Field("ephemeralPublicKey", .string(StringShape(.base64)), "base64", isRequired: true),
      Field("sentAt", .string(StringShape(.dateTime)), "when it was sent", isRequired: true),
    ])

  fileprivate static let actionsField = Field(
    "actions", .array(of: .object(callbackAction), limit: 16), "buttons of the notification")
  fileprivate static let textField = Field("text", .object(callbackText), "an inline reply")
  fileprivate static let optionsField = Field(
    "options", .array(of: .either([.string(StringShape(minimumLength: 1)), .object(option)]), limit: 16),
    "one to three choices of a select question")

  fileprivate static let appField = Field("app", .object(app), "label in the local history")
  fileprivate static let communicationField = Field(
    "communication", .object(communication), "the person that the push speaks for")
  fileprivate static let callbackField = Field("callback", .object(callback), "actions or a reply")
  fileprivate static let questionField = Field(
    "question", .object(question), "a question that the service hosts")
  fileprivate static let encryptedField = Field(
    "encrypted", .map(of: .object(envelope)), "an envelope for each device")
}

/// The levels at which a notification may interrupt.
public enum InterruptionLevel: String, Hashable, Sendable, CaseIterable {
  case passive, active
  case timeSensitive = "time-sensitive"
  case critical

  static let names = NameSet(allCases.map { $0.rawValue })
}

extension Field {
  static let pushTitle = Field("title", .string(StringShape()), "first line of the alert")
  static let pushBody = Field("body", .string(StringShape()), "text of the alert", aliases: ["message"])
  static let threadID = Field("thread_id", .string(StringShape()), "groups pushes")
  static let interruptionLevel = Field(
    "interruption_level", .name(InterruptionLevel.names), "how far the alert may interrupt")
  static let volume = Field("volume", .number(.fraction), "volume of a critical alert, 0 to 1")
  static let relevance = Field("relevance_score", .number(.fraction), "place in a summary, 0 to 1")
  static let expirationDate = Field(
    "expiration_date", .string(StringShape(.dateTime)), "when delivery is given up")
  static let pushOpenURL = Field("open_url", .string(StringShape(.tapURL)), "what a tap opens")
  static let app = Push.appField
  static let communication = Push.communicationField
  static let callback = Push.callbackField
  static let question = Push.questionField
  static let callbackActions = Push.actionsField
  static let callbackText = Push.textField
  static let questionKind = Field(
    "kind", .name(NameSet(["select", "text"])), "select or text", isRequired: true)
  static let questionOptions = Push.optionsField
  static let questionOtherTitle = Field("otherTitle", .string(StringShape()), "label of the open reply")
  static let encrypted = Push.encryptedField
}
