/// A colour by its meaning.
public enum Tone: String, Hashable, Sendable, CaseIterable {
  case primary, secondary, tertiary, accent, success, warning, danger, info

  static let names = NameSet(
    allCases.map { $0.rawValue }, aliases: [("error", "danger"), ("critical", "danger")], prefersNames: true)
}
