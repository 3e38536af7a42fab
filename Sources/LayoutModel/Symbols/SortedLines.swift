/// A text of lines in byte order, each a word and what is known of it, looked up without reading it all.
struct SortedLines {
  private let bytes: String.UTF8View

  init(_ text: String) {
    bytes = text.utf8
  }

  /// The lines that begin with a word, without it.
  func lines(of word: some StringProtocol) -> [Substring] {
    let word = Array(word.utf8)
    var found: [Substring] = []
    var start = firstLine(notBefore: word)
    while start < bytes.endIndex, order(ofLineAt: start, against: word) == 0 {
      let end = endOfLine(from: start)
      found.append(Substring(bytes[start..<end]).dropFirst(word.count))
      start = end < bytes.endIndex ? bytes.index(after: end) : end
    }
    return found
  }

  private func firstLine(notBefore word: [UInt8]) -> String.Index {
    var low = bytes.startIndex
    var high = bytes.endIndex
    while low < high {
      let middle = bytes.index(low, offsetBy: bytes.distance(from: low, to: high) / 2)
      let start = startOfLine(around: middle)
      if order(ofLineAt: start, against: word) < 0 {
        let end = endOfLine(from: middle)
        low = end < bytes.endIndex ? bytes.index(after: end) : end
      } else {
        high = start
      }
    }
    return low
  }

  private func startOfLine(around index: String.Index) -> String.Index {
    var start = index
    while start > bytes.startIndex, bytes[bytes.index(before: start)] != UInt8(ascii: "\n") {
      start = bytes.index(before: start)
    }
    return start
  }

  private func endOfLine(from index: String.Index) -> String.Index {
    var end = index
    while end < bytes.endIndex, bytes[end] != UInt8(ascii: "\n") { end = bytes.index(after: end) }
    return end
  }

  /// Below zero, zero or above, as the first word of a line comes before `word`, is it, or comes behind it.
  private func order(ofLineAt start: String.Index, against word: [UInt8]) -> Int {
    var index = start
    for byte in word {
      guard index < bytes.endIndex, bytes[index] > UInt8(ascii: " ") else { return -1 }
      if bytes[index] != byte { return bytes[index] < byte ? -1 : 1 }
      index = bytes.index(after: index)
    }
    return index < bytes.endIndex && bytes[index] > UInt8(ascii: " ") ? 1 : 0
  }
}
