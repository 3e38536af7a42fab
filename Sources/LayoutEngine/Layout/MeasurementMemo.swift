/// Answers about the boxes of one tree, kept for the length of one pass.
///
/// A box has few distinct proposals, so its answers form a short chain that is searched from end to end.
struct MeasurementMemo<Proposal: Equatable, Answer> {
  private struct Entry {
    let proposal: Proposal
    let answer: Answer
    let next: Int
  }

  private static var none: Int { -1 }
  private var heads: [Int]
  private var entries: [Entry] = []

  init(boxCount: Int) {
    heads = Array(repeating: Self.none, count: boxCount)
    entries.reserveCapacity(boxCount)
  }

  subscript(id: BoxID, proposal: Proposal) -> Answer? {
    var index = heads[id]
    while index != Self.none {
      if entries[index].proposal == proposal { return entries[index].answer }
      index = entries[index].next
    }
    return nil
  }

  mutating func remember(_ answer: Answer, for id: BoxID, _ proposal: Proposal) {
    entries.append(Entry(proposal: proposal, answer: answer, next: heads[id]))
    heads[id] = entries.count - 1
  }
}
