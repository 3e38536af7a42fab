extension Array {
  /// The first index whose element `holds`, where all that hold follow all that don't; `count` if none does.
  func firstIndex(sortedBy holds: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
