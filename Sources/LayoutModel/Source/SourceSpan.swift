/// A stretch of the source in UTF-8 bytes.
public struct SourceSpan: Hashable, Sendable {
  public var offset: Int
  public var length: Int

  public init(offset: Int, length: Int) {
    self.offset = offset
    self.length = length
  }

  public var end: Int { offset + length }

  /// The span from the start of `self` to the end of `other`.
  public func union(_ other: SourceSpan) -> SourceSpan {
    let start = min(offset, other.offset)
    return SourceSpan(offset: start, length: max(end, other.end) - start)
  }
}
