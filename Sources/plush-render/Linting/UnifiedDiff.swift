/// The difference of two texts in the form that `patch` reads.
enum UnifiedDiff {
  /// Lines that are shown around a change.
  private static let context = 3

  static func text(_ old: [UInt8], _ new: [UInt8], path: String) -> String {
    let before = lines(old)
    let after = lines(new)
    let changes = Self.changes(before, after)
    guard !changes.isEmpty else { return "" }
    var output = "--- \(path)\n+++ \(path)\n"
    for hunk in hunks(changes, before.count) { output += text(of: hunk, before, after) }
    return output
  }

  /// Lines of the old text that give way to lines of the new one.
  private struct Change {
    var old: Range<Int>
    var new: Range<Int>
  }

  /// The lines with their ends, so that a missing last line break can be told.
  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      lines.append(bytes[start...index])
      start = index + 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    return lines
  }

  // MARK: Changes

  /// Fixes seldom change the number of lines: then they are compared one by one. Else what lies between the
  /// first and the last difference is one change.
  private static func changes(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> [Change] {
    guard old.count == new.count else { return changedMiddle(old, new) }
    var changes: [Change] = []
    for index in old.indices where old[index] != new[index] {
      if let last = changes.last, last.old.upperBound == index {
        changes[changes.count - 1] = Change(
          old: last.old.lowerBound..<index + 1, new: last.new.lowerBound..<index + 1)
      } else {
        changes.append(Change(old: index..<index + 1, new: index..<index + 1))
      }
    }
    return changes
  }

  private static func changedMiddle(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> [Change] {
    let shared = min(old.count, new.count)
    var start = 0
    while start < shared, old[start] == new[start] { start += 1 }
    var end = 0
    while end < shared - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    return [Change(old: start..<old.count - end, new: start..<new.count - end)]
  }

  // MARK: Hunks

  /// Changes whose contexts touch, together.
  private static func hunks(_ changes: [Change], _ lineCount: Int) -> [[Change]] {
    var hunks: [[Change]] = []
    for change in changes {
      if let last = hunks.last?.last, change.old.lowerBound - last.old.upperBound <= 2 * context {
        hunks[hunks.count - 1].append(change)
      } else {
        hunks.append([change])
      }
    }
    return hunks
  }

  private static func text(
    of hunk: [Change], _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]
  ) -> String {
    guard let first = hunk.first, let last = hunk.last else { return "" }
    let start = max(0, first.old.lowerBound - context)
    let end = min(old.count, last.old.upperBound + context)
    let newStart = first.new.lowerBound - (first.old.lowerBound - start)
    let newEnd = last.new.upperBound + (end - last.old.upperBound)
    var output =
      "@@ -\(range(start, end)) +\(range(newStart, newEnd)) @@\n"
    var position = start
    for change in hunk {
      output += old[position..<change.old.lowerBound].map { line(" ", $0) }.joined()
      output += old[change.old].map { line("-", $0) }.joined()
      output += new[change.new].map { line("+", $0) }.joined()
      position = change.old.upperBound
    }
    return output + old[position..<end].map { line(" ", $0) }.joined()
  }

  private static func range(_ start: Int, _ end: Int) -> String {
    end == start ? "\(start),0" : end - start == 1 ? "\(start + 1)" : "\(start + 1),\(end - start)"
  }

  private static func line(_ mark: String, _ bytes: ArraySlice<UInt8>) -> String {
    let text = mark + String(decoding: bytes, as: UTF8.self)
    return bytes.last == UInt8(ascii: "\n") ? text : text + "\n\\ No newline at end of file\n"
  }
}
