/// Finds the line and the column of a byte; made once for a source, then asked for each finding.
///
/// `\n`, `\r\n` and a lone `\r` end a line. A malformed byte counts as one column.
public struct LineIndex: Sendable {
  private let bytes: [UInt8]
  private let lineStarts: [Int]

  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lineStarts = Self.lineStarts(in: bytes)
  }

  /// The number of lines; a source that ends with a line break has an empty last line.
  public var lineCount: Int { lineStarts.count }

  /// The position of the byte at `offset`; an offset outside the source stands for its nearest end.
  public func position(of offset: Int) -> SourcePosition {
    let offset = min(max(offset, 0), bytes.count)
    let line = lastLine(startingAtOrBefore: offset)
    return SourcePosition(line: line + 1, column: 1 + scalarCount(from: lineStarts[line], to: offset))
  }

  /// The bytes of `line`, counted from 1, without its line break.
  public func span(ofLine line: Int) -> SourceSpan {
    let index = min(max(line, 1), lineStarts.count) - 1
    let start = lineStarts[index]
    var end = index + 1 < lineStarts.count ? lineStarts[index + 1] : bytes.count
    while end > start, bytes[end - 1] == ASCII.lineFeed || bytes[end - 1] == ASCII.carriageReturn { end -= 1 }
    return SourceSpan(offset: start, length: end - start)
  }

  private static func lineStarts(in bytes: [UInt8]) -> [Int] {
    var starts = [0]
    for index in bytes.indices {
      let byte = bytes[index]
      let isReturnOfPair =
        byte == ASCII.carriageReturn && index + 1 < bytes.count && bytes[index + 1] == ASCII.lineFeed
      if byte == ASCII.lineFeed || (byte == ASCII.carriageReturn && !isReturnOfPair) {
        starts.append(index + 1)
      }
    }
    return starts
  }

  private func lastLine(startingAtOrBefore offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The scalars that end at or before `end`: a byte inside a scalar has the column of that scalar.
  private func scalarCount(from start: Int, to end: Int) -> Int {
    var count = 0
    var index = start
    while index < end {
      index += max(1, UTF8Scalars.length(at: index, in: bytes))
      if index <= end { count += 1 }
    }
    return count
  }
}
