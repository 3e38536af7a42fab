extension Distribution {
  /// Where each item of a line starts, in points from the start of the line.
  ///
  /// Where the line overflows, distributed space falls back to the start, as in Chromium; centre and end don't.
  func offsets(of sizes: [Double], gap: Double, in length: Double) -> [Double] {
    let count = Double(sizes.count)
    let rest = length - sizes.reduce(0, +) - gap * max(0, count - 1)
    let (lead, extraGap) = shares(of: rest, among: count)
    var offsets: [Double] = []
    offsets.reserveCapacity(sizes.count)
    var position = lead
    for size in sizes {
      offsets.append(position)
      position += size + gap + extraGap
    }
    return offsets
  }

  /// The space before the first item, and what is added to each gap.
  private func shares(of rest: Double, among count: Double) -> (lead: Double, extraGap: Double) {
    switch self {
    case .start: (0, 0)
    case .center: (rest / 2, 0)
    case .end: (rest, 0)
    case .spaceBetween: rest > 0 && count > 1 ? (0, rest / (count - 1)) : (0, 0)
    case .spaceAround: rest > 0 && count > 0 ? (rest / (2 * count), rest / count) : (0, 0)
    case .spaceEvenly: rest > 0 ? (rest / (count + 1), rest / (count + 1)) : (0, 0)
    }
  }
}
