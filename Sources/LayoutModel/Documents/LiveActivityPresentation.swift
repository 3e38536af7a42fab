/// The ways in which a Live Activity is shown: a card on the Lock Screen, or three in the Dynamic Island.
public enum LiveActivityPresentation: String, CaseIterable, Sendable, Hashable {
  case lockScreen = "lock-screen"
  case compact, minimal, expanded
}
