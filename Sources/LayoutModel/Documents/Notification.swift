/// The keys of a notification to the PushWard service.
enum Notification {
  static let shape = ObjectShape(
    "a notification",
    [
      Field(
        "title", .string(StringShape(minimumLength: 1, maximumLength: 256)), "first line", isRequired: true),
      Field("subtitle", .string(StringShape(maximumLength: 256)), "second line"),
      Field("body", .string(StringShape(minimumLength: 1, maximumLength: 4096)), "text", isRequired: true),
      .level, .volume,
      Field("thread_id", .string(StringShape(maximumLength: 128)), "groups notifications"),
      Field("collapse_id", .string(StringShape(maximumLength: 64)), "replaces an earlier notification"),
      .source, .sourceDisplayName,
      Field("url", .string(StringShape(.actionURL, maximumLength: 2048)), "what a tap opens"),
      Field("icon_url", .string(StringShape(.actionURL, maximumLength: 2048)), "picture of the source"),
      Field("media", .object(media), "an attachment"),
      Field("metadata", .map(of: .string(StringShape(maximumLength: 4096))), "free keys for the app"),
      Field("activity_slug", .string(StringShape()), "the Live Activity that it belongs to"),
      Field("push", .boolean, "whether the phone is alerted"),
      .actions,
    ], unknownKeySeverity: .error)

  private static let media = ObjectShape(
    "an attachment",
    [
      Field("url", .string(StringShape(.secureURL, maximumLength: 2048)), "an https URL", isRequired: true),
      Field("type", .name(NameSet(["image", "video", "audio"])), "what it is", isRequired: true),
    ], unknownKeySeverity: .error)

  fileprivate static let action = ObjectShape(
    "an action",
    [
      Field(
        "id", .string(StringShape(minimumLength: 1, maximumLength: 64)), "stable name of the action",
        isRequired: true),
      Field(
        "title", .string(StringShape(minimumLength: 1, maximumLength: 64)), "what the button says",
        isRequired: true),
      .icon,
      Field("url", .string(StringShape(.actionURL, maximumLength: 2048)), "what a tap opens or calls"),
      .callbackMethod,
      Field("headers", .map(of: .string(StringShape())), "HTTP headers"),
      Field("body", .string(StringShape()), "HTTP body"),
      Field("foreground", .boolean, "whether the app comes to the foreground"),
      Field("destructive", .boolean, "whether the label is red"),
      Field("authentication_required", .boolean, "whether the phone asks for Face ID or a passcode"),
      Field("text_input", .boolean, "whether a tap asks for a reply"),
      Field("text_input_placeholder", .string(StringShape(maximumLength: 64)), "what the empty field says"),
      Field("text_input_button_title", .string(StringShape(maximumLength: 64)), "label of the send button"),
    ], unknownKeySeverity: .error)
}

extension Field {
  static let level = Field("level", .name(InterruptionLevel.names), "how far the alert may interrupt")
  static let source = Field("source", .string(StringShape(maximumLength: 128)), "who sends")
  static let sourceDisplayName = Field(
    "source_display_name", .string(StringShape(maximumLength: 256)), "who sends, as it is shown")
  static let actions = Field(
    "actions", .array(of: .object(Notification.action), limit: 10), "buttons of the long-press menu")
}
