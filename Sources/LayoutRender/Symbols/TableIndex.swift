/// The rows of a table by their first word; a row is read when it is asked for.
struct TableIndex {
  private var rows: [Substring: Substring] = [:]

  init(_ tables: [String]) {
    for table in tables {
      for row in table.utf8.split(separator: UInt8(ascii: "\n")) {
        let end = row.firstIndex(of: UInt8(ascii: " ")) ?? row.endIndex
        rows[Substring(row[..<end])] = Substring(row[end...])
      }
    }
  }

  var names: [String] { rows.keys.map(String.init) }

  /// What stands behind a word.
  subscript(word: some StringProtocol) -> Substring? {
    rows[Substring(word)]
  }
}
