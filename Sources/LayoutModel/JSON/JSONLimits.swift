/// Bounds against hostile input.
public struct JSONLimits: Sendable {
  /// Levels of arrays and objects; more of them would exhaust the stack.
  public var depth: Int
  /// Bytes of the whole input; more would hold up a server's request path.
  public var byteCount: Int
  /// Problems that are reported one by one; a binary file would report each of its bytes.
  public var problemCount: Int

  public init(depth: Int = 128, byteCount: Int = 1 << 20, problemCount: Int = 20) {
    self.depth = depth
    self.byteCount = byteCount
    self.problemCount = problemCount
  }

  /// 128 levels, 1 MiB, 20 problems.
  public static let standard = JSONLimits()
}
