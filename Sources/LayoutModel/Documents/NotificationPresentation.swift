/// The ways in which a notification is shown on the Lock Screen.
public enum NotificationPresentation: String, CaseIterable, Sendable, Hashable {
  /// The platter in the list.
  case banner
  /// After a long press: the whole text and attachment, and the actions under it.
  case expanded
  /// Several notifications of one thread, the first in front of the others.
  case stack
}
