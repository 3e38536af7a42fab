/// Finds keys that occur more than once in an object.
///
/// Keys are compared in pairs where they are few and sorted where they are many: nothing is hashed, so no choice
/// of keys can make it slow.
enum DuplicateKeys {
  private static let pairwiseLimit = 12

  /// The indices of each repeated key and of its first occurrence, in the order of the source.
  static func pairs(in members: [JSONMember]) -> [(first: Int, second: Int)] {
    members.count <= pairwiseLimit ? comparedPairs(in: members) : sortedPairs(in: members)
  }

  private static func comparedPairs(in members: [JSONMember]) -> [(first: Int, second: Int)] {
    var pairs: [(first: Int, second: Int)] = []
    for second in members.indices.dropFirst() {
      for first in 0..<second where members[first].isNamed(members[second].key) {
        pairs.append((first, second))
        break
      }
    }
    return pairs
  }

  private static func sortedPairs(in members: [JSONMember]) -> [(first: Int, second: Int)] {
    let order = members.indices.sorted { left, right in
      precedes(members[left].key, members[right].key) ?? (left < right)
    }
    var pairs: [(first: Int, second: Int)] = []
    var first = 0
    for place in order.indices.dropFirst() {
      if precedes(members[order[first]].key, members[order[place]].key) == nil {
        pairs.append((order[first], order[place]))
      } else {
        first = place
      }
    }
    return pairs.sorted { $0.second < $1.second }
  }

  /// Whether `left` comes before `right`, shorter ones first; `nil` where their bytes are the same.
  private static func precedes(_ left: String, _ right: String) -> Bool? {
    let (leftCount, rightCount) = (left.utf8.count, right.utf8.count)
    if leftCount != rightCount { return leftCount < rightCount }
    for (leftByte, rightByte) in zip(left.utf8, right.utf8) where leftByte != rightByte {
      return leftByte < rightByte
    }
    return nil
  }
}
