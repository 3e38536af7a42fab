/// The candidate that an author most likely meant by `name`, or `nil` where none is near.
///
/// Another case or another word separator is always near; else a typing slip or two, by the length of the name; else
/// one that `name` begins.
public func nearestName<Candidates: Collection<String>>(
  to name: String, among candidates: Candidates
) -> String? {
  let bytes = Array(name.utf8.prefix(NameDistance.lengthLimit + 1))
  guard !bytes.isEmpty, bytes.count <= NameDistance.lengthLimit else { return nil }
  let folded = NameDistance.folded(bytes)
  var best: (name: String, distance: Int)?
  for candidate in candidates {
    let other = NameDistance.folded(Array(candidate.utf8))
    if other.elementsEqual(folded) { return candidate }
    let limit = NameDistance.tolerance(for: folded.count)
    guard abs(other.count - folded.count) <= limit else { continue }
    let distance = NameDistance.between(folded, other)
    if distance <= limit, distance < best?.distance ?? Int.max { best = (candidate, distance) }
  }
  return best?.name ?? candidates.first { NameDistance.begins(folded, NameDistance.folded(Array($0.utf8))) }
}

/// How far two names are apart.
enum NameDistance {
  /// Nobody mistypes a name longer than this; comparing such would only cost time.
  static let lengthLimit = 64

  /// The name in lower case, without what separates its words.
  static func folded(_ name: [UInt8]) -> [UInt8] {
    name.filter { $0 != UInt8(ascii: "_") && $0 != ASCII.minus && $0 != ASCII.space }.map(ASCII.lowercased)
  }

  /// The typing slips that a name of `length` bytes may have.
  static func tolerance(for length: Int) -> Int {
    switch length {
    case ...2: 0
    case 3...4: 1
    case 5...8: 2
    default: 3
    }
  }

  /// Whether `name` has at least three letters and `candidate` begins with them.
  static func begins(_ name: [UInt8], _ candidate: [UInt8]) -> Bool {
    name.count >= 3 && candidate.starts(with: name)
  }

  /// Optimal string alignment: insertions, deletions, replacements, and neighbours that changed places.
  static func between(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var beforeLast = [Int](repeating: 0, count: right.count + 1)
    var last = Array(0...right.count)
    for row in left.indices {
      var next = [row + 1]
      for column in right.indices {
        let replaced = last[column] + (left[row] == right[column] ? 0 : 1)
        var distance = min(replaced, last[column + 1] + 1, next[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          distance = min(distance, beforeLast[column - 1] + 1)
        }
        next.append(distance)
      }
      (beforeLast, last) = (last, next)
    }
    return last[right.count]
  }
}
