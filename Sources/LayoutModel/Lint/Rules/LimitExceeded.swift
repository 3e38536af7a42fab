extension Rule {
  static let limitExceeded = Rule(
    .limitExceeded, .error, "a payload keeps within the limits of nesting, blocks, items and text",
    why:
      "Past them a renderer's time or memory grows without use: no phone shows 512 blocks or a list of 64 items.",
    flagged: Example(nestedStacks(Limits.nesting + 1)), accepted: Example(nestedStacks(Limits.nesting)))

  private static func nestedStacks(_ depth: Int) -> String {
    "[" + String(repeating: #"{"type":"stack","children":["#, count: depth - 1)
      + #"{"type":"stack","children":[]}"# + String(repeating: "]}", count: depth - 1) + "]"
  }
}

extension Diagnostic {
  static func limitExceeded(_ message: String, at pointer: String, _ span: SourceSpan) -> Diagnostic {
    Diagnostic(.limitExceeded, message, at: pointer, span)
  }
}
