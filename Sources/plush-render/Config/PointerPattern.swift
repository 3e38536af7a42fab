/// A JSON pointer in which `*` stands for any key or index.
struct PointerPattern: Sendable {
  private let steps: [Substring]

  /// An empty pattern stands for the whole document.
  init(_ text: String) {
    steps = text.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map { $0 }
  }

  /// Whether the value at `pointer` is one that the pattern stands for, or lies inside of one.
  func covers(_ pointer: String) -> Bool {
    let other = pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
    guard other.count >= steps.count else { return false }
    return zip(steps, other).allSatisfy { $0 == "*" || $0 == $1 }
  }
}
