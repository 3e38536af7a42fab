/// A payload decoded: what a preview is made of.
public enum Document: Sendable {
  case widget(Widget)
  case liveActivity(LiveActivity)
  case blocks([Block])
  case push(PushMessage)
  case notification(NotificationMessage)
  /// The message of a push.
  case text(String)
}
