/// The keys of a notification to the PushWard service.
enum Notification {
  static let shape = ObjectShape(
    "a notification",
    [
      .notificationTitle, .notificationSubtitle, .notificationBody, .level, .volume,
      Field("thread_id", .string(StringShape(maximumLength: 128)), "groups notifications"),
      Field("collapse_id", .string(StringShape(maximumLength: 64)), "replaces an earlier notification"),
      .source, .sourceDisplayName,
      Field("url", .string(StringShape(.actionURL, maximumLength: 2048)), "what a tap opens"),
      Field("icon_url", .string(StringShape(.webURL, maximumLength: 2048)), "picture of the source"),
      .media, .metadata,
      Field("activity_slug", .string(StringShape()), "the Live Activity that it belongs to"),
      Field("push", .boolean, "whether the phone is alerted"),
      .actions,
    ], unknownKeySeverity: .error,
    checks: [
      .uniqueIDs(in: .actions, severity: .error), .volume(onlyWith: .level, severity: .error), .metadataSize,
    ])

  fileprivate static let media = ObjectShape(
    "an attachment",
    [
      Field("url", .string(StringShape(.secureURL, maximumLength: 2048)), "an https URL", isRequired: true),
      Field("type", .name(NameSet(["image", "video", "audio"])), "what it is", isRequired: true),
    ], unknownKeySeverity: .error)

  fileprivate static let action = ObjectShape(
    "an action",
    [
      .buttonID, .actionTitle, .icon, .actionURL, .actionMethod, .actionHeaders, .actionBody,
      .actionForeground, .actionDestructive, .actionAuthentication, .actionTextInput,
      .actionTextInputPlaceholder, .actionTextInputButtonTitle,
    ], unknownKeySeverity: .error,
    checks: [
      .headersSize, .headerNames, .foregroundScheme, .ignoredRequestFields, .textInput, .inputPlaceholder,
      .redundantAuthentication,
    ])
}

extension Field {
  static let notificationTitle = Field(
    "title", .string(StringShape(minimumLength: 1, maximumLength: 256)), "first line of the notification",
    isRequired: true)
  static let notificationSubtitle = Field(
    "subtitle", .string(StringShape(maximumLength: 256)), "second line of the notification")
  static let notificationBody = Field(
    "body", .string(StringShape(minimumLength: 1, maximumLength: 4096)), "text of the notification",
    isRequired: true)
  static let level = Field("level", .name(InterruptionLevel.names), "how far the alert may interrupt")
  static let source = Field("source", .string(StringShape(maximumLength: 128)), "who sends")
  static let sourceDisplayName = Field(
    "source_display_name", .string(StringShape(maximumLength: 256)), "who sends, as it is shown")
  static let media = Field("media", .object(Notification.media), "an attachment")
  static let metadata = Field(
    "metadata", .map(of: .string(StringShape(maximumLength: 4096))),
    "free keys for the app: at most 20, with 8 KB in all")
  static let actions = Field(
    "actions", .array(of: .object(Notification.action), limit: 10),
    "buttons of the long-press menu, at most 10")

  // MARK: Actions

  static let actionTitle = Field(
    "title", .string(StringShape(minimumLength: 1, maximumLength: 64)), "what the button says",
    isRequired: true)
  static let actionURL = Field(
    "url", .string(StringShape(.actionURL, maximumLength: 2048)),
    "what a tap calls (http, https) or opens (the scheme of an app)")
  static let actionMethod = Field("method", .name(httpMethods), "HTTP method, default GET")
  static let actionHeaders = Field(
    "headers", .map(of: .string(StringShape(.headerValue))), "HTTP headers, at most 1 KB in all")
  static let actionBody = Field(
    "body", .string(StringShape(.bytes(Limits.actionBytes))), "HTTP body, at most 1 KB")
  static let actionForeground = Field(
    "foreground", .boolean, "whether the app comes to the foreground, which opens https only")
  static let actionDestructive = Field("destructive", .boolean, "whether the label is red")
  static let actionAuthentication = Field(
    "authentication_required", .boolean, "whether the phone asks for Face ID or a passcode")
  static let actionTextInput = Field(
    "text_input", .boolean, "whether a tap asks for a reply; silent http and https actions only")
  static let actionTextInputPlaceholder = Field(
    "text_input_placeholder", .string(StringShape(maximumLength: 64)), "what the empty reply field says")
  static let actionTextInputButtonTitle = Field(
    "text_input_button_title", .string(StringShape(maximumLength: 64)), "label of the send button")
}
