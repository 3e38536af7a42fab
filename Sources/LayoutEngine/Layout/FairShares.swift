extension [FlexItem] {
  /// Gives the items that share fairly a minimum each: the least wide first gets its own width, or an equal share of
  /// what the others leave. The sum never passes `space`, so that nothing is pushed out by it.
  mutating func raiseMinimums(ofShares isFair: [Bool], in space: Double) {
    let sharing = indices.filter { isFair[$0] }.sorted { self[$0].hypothetical < self[$1].hypothetical }
    guard !sharing.isEmpty else { return }
    let reserved = indices.filter { !isFair[$0] }.reduce(0) { $0 + self[$1].hypothetical }
    var room = Swift.max(0, space - reserved)
    for (served, index) in sharing.enumerated() {
      let share = Swift.min(self[index].hypothetical, room / Double(sharing.count - served))
      self[index].bounds.minimum = Swift.max(self[index].bounds.minimum, share)
      room = Swift.max(0, room - share)
    }
  }
}

extension BoxStyle {
  /// Whether the row's fair share is the box's minimum: only where the author set none.
  var hasFairMinimum: Bool { automaticMinimum == .fairShare && minWidth == nil }
}
