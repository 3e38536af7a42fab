/// A payload decoded: what a preview is made of.
public enum Document: Sendable {
  case widget(Widget)
  case liveActivity(LiveActivity)
  case blocks([Block])
  /// A push; the widget that it carries, if any.
  case push(Widget?)
  case notification
  /// The message of a push.
  case text(String)
}
