/// Reads RFC 8259 JSON, nothing looser, and goes on after an error so that one run shows all of them.
public enum JSONParser {
  /// Reads `bytes`; never fails as a whole: what could be made of them is in the result.
  public static func parse(_ bytes: [UInt8], limits: JSONLimits = .standard) -> JSONParseResult {
    if let refusal = refusal(of: bytes, limits: limits) {
      return JSONParseResult(value: nil, problems: [refusal], isAccepted: false)
    }
    var scanner = JSONScanner(bytes, limits: limits)
    let value = scanner.scanDocument()
    return JSONParseResult(
      value: value, problems: scanner.problems.inSourceOrder(), isAccepted: scanner.isAccepted)
  }

  /// What makes reading pointless: too many bytes, or bytes of another encoding.
  private static func refusal(of bytes: [UInt8], limits: JSONLimits) -> JSONProblem? {
    if bytes.count > limits.byteCount {
      return JSONProblem(
        kind: .tooLarge, span: SourceSpan(offset: 0, length: 0), pointer: "",
        message: "the input is larger than \(limits.byteCount) bytes: no more are read")
    }
    if let encoding = ForeignEncoding(detectedIn: bytes) {
      return JSONProblem(
        kind: .otherEncoding, span: SourceSpan(offset: 0, length: min(4, bytes.count)), pointer: "",
        message: "the input is \(encoding.name): JSON is UTF-8, save it as that")
    }
    return nil
  }
}

/// What came of reading a text.
public struct JSONParseResult: Sendable {
  /// The value, put together as well as the problems allow; `nil` where nothing could be made of the text.
  public var value: JSONValue?
  /// In the order of the source, bounded by `JSONLimits.problemCount`.
  public var problems: [JSONProblem]
  /// Whether the text is JSON that we take; duplicate keys and NUL characters alone don't refuse it.
  public var isAccepted: Bool
}

extension [JSONProblem] {
  /// The problems by offset, those of one offset as they were found.
  func inSourceOrder() -> [JSONProblem] {
    enumerated().sorted { left, right in
      (left.element.span.offset, left.offset) < (right.element.span.offset, right.offset)
    }.map { $0.element }
  }
}
