extension SymbolCatalog {
  /// The names that hold every word of a text, the closest first: `circle check` finds `checkmark.circle`.
  public static func search(_ text: String) -> [String] {
    let words = normalized(text).split(separator: ".").map(String.init)
    if words.isEmpty { return [] }
    var found: [(rank: Int, name: String)] = []
    for name in names {
      if let rank = rank(of: name, for: words) { found.append((rank, name)) }
    }
    return found.sorted { $0.rank == $1.rank ? $0.name < $1.name : $0.rank < $1.rank }.map { $0.name }
  }

  /// Known names that an unknown one may mean, the closest first.
  public static func nearestNames(to name: String, limit: Int = 3) -> [String] {
    let wanted = normalized(name)
    guard !wanted.isEmpty, wanted.utf8.count <= lengthLimit, limit > 0 else { return [] }
    if release(of: wanted) != nil { return [wanted] }
    let target = Array(wanted.utf8)
    let allowed = max(1, min(4, target.count / 4))
    var found: [(distance: Int, name: String)] = []
    for candidate in names {
      let distance = distance(from: target, to: Array(candidate.utf8), limit: allowed)
      if let distance { found.append((distance, candidate)) }
    }
    if found.isEmpty { return Array(namesStarting(with: wanted).prefix(limit)) }
    let closest = found.sorted { $0.distance == $1.distance ? $0.name < $1.name : $0.distance < $1.distance }
    return closest.prefix(limit).map { $0.name }
  }

  /// Names are shorter; a longer text is near to none.
  private static let lengthLimit = 100

  // MARK: Words

  /// A text the way names are written: `checkmarkCircle_fill` as `checkmark.circle.fill`.
  private static func normalized(_ text: String) -> String {
    var result: [UInt8] = []
    var wasLower = false
    for byte in text.utf8.prefix(lengthLimit + 1) {
      let isUpper = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
      let isLower = byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")
      let isDigit = byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
      let startsWord = !(isUpper || isLower || isDigit) || isUpper && wasLower
      if startsWord, let last = result.last, last != UInt8(ascii: ".") { result.append(UInt8(ascii: ".")) }
      if isUpper || isLower || isDigit { result.append(isUpper ? byte + 32 : byte) }
      wasLower = isLower
    }
    if result.last == UInt8(ascii: ".") { result.removeLast() }
    return String(decoding: result, as: UTF8.self)
  }

  /// Lower is closer; `nil` where a word is missing.
  private static func rank(of name: String, for words: [String]) -> Int? {
    let parts = name.split(separator: ".")
    var rank = parts.count * 2
    for word in words {
      if parts.contains(where: { $0 == word }) { continue }
      if parts.contains(where: { starts($0, with: word) }) {
        rank += 3
      } else if contains(Array(name.utf8), Array(word.utf8)) {
        rank += 8
      } else {
        return nil
      }
    }
    return rank
  }

  private static func starts(_ text: Substring, with word: String) -> Bool {
    text.utf8.starts(with: word.utf8)
  }

  private static func contains(_ bytes: [UInt8], _ part: [UInt8]) -> Bool {
    guard let first = part.first, part.count <= bytes.count else { return part.isEmpty }
    return (0...(bytes.count - part.count)).contains { start in
      bytes[start] == first && bytes[start..<(start + part.count)].elementsEqual(part)
    }
  }

  /// The shortest names that go on where `text` ends.
  private static func namesStarting(with text: String) -> [String] {
    let found = names.filter { $0.utf8.starts(with: text.utf8) }
    return found.sorted { $0.utf8.count == $1.utf8.count ? $0 < $1 : $0.utf8.count < $1.utf8.count }
  }

  // MARK: Distance

  /// How many letters must be put in, left out, changed or swapped with their neighbour; `nil` beyond
  /// `limit`.
  private static func distance(from source: [UInt8], to target: [UInt8], limit: Int) -> Int? {
    guard abs(source.count - target.count) <= limit else { return nil }
    var beforeLast = [Int](repeating: 0, count: target.count + 1)
    var last = Array(0...target.count)
    var row = beforeLast
    for (line, letter) in source.enumerated() {
      row[0] = line + 1
      var least = row[0]
      for column in 0..<target.count {
        var cost = min(
          last[column + 1] + 1, row[column] + 1, last[column] + (letter == target[column] ? 0 : 1))
        if line > 0, column > 0, letter == target[column - 1], source[line - 1] == target[column] {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        row[column + 1] = cost
        least = min(least, cost)
      }
      if least > limit { return nil }
      (beforeLast, last, row) = (last, row, beforeLast)
    }
    return last[target.count] <= limit ? last[target.count] : nil
  }
}
