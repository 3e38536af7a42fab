/// Tiles of different widths put on shelves, each shelf filled from its leading end.
struct ShelfPacking {
  /// Points between neighbours.
  let gap: Double

  /// The tiles of each shelf: each stands on the first shelf that has room for it.
  func shelves(of widths: [Double], width: Double) -> [[Int]] {
    var shelves: [[Int]] = []
    var taken: [Double] = []
    for (index, tile) in widths.enumerated() {
      if let shelf = taken.indices.first(where: { taken[$0] + gap + tile <= width + SurfaceLayout.tolerance })
      {
        shelves[shelf].append(index)
        taken[shelf] += gap + tile
      } else {
        shelves.append([index])
        taken.append(tile)
      }
    }
    return shelves
  }

  /// The width that needs the fewest shelves, the least such: that of the widest tile, or of two side by side
  /// where they exceed it by a quarter at most.
  func bestWidth(for widths: [Double]) -> Double {
    guard let widest = widths.max() else { return 0 }
    var candidates = [widest]
    for (index, first) in widths.enumerated() {
      for second in widths.dropFirst(index + 1) {
        let pair = first + gap + second
        if pair > widest, pair <= widest * 1.25 { candidates.append(pair) }
      }
    }
    let counted = candidates.map { (width: $0, count: shelves(of: widths, width: $0).count) }
    return counted.min { ($0.count, $0.width) < ($1.count, $1.width) }?.width ?? widest
  }
}
