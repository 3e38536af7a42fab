extension JSONScanner {
  /// Reports each member whose key an earlier one has, byte for byte, with a note at the first.
  mutating func reportDuplicates(among members: [JSONMember]) {
    for (first, second) in DuplicateKeys.pairs(in: members) {
      let key = members[second].keySpan
      open[open.count - 1].key = members[second].key
      report(
        .duplicateKey, key,
        { "key \($0.quotedKey(key)) repeats an earlier one: readers differ in which they take, remove one" },
        related: [JSONNote(span: members[first].keySpan, message: "first written here")])
    }
    open[open.count - 1].key = nil
  }
}
