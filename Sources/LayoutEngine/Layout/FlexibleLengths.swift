/// What one child brings into the sharing of a line's length; border-box points.
struct FlexItem: Hashable {
  /// The flex base size, not yet inside its bounds, never below the padding.
  var base: Double
  var bounds: SizeBounds
  var grow: Double
  var shrink: Double
  /// Padding along the main axis, which does not shrink.
  var padding: Double

  /// The base size inside its bounds.
  var hypothetical: Double { bounds.clamp(base) }

  /// The shrink factor weighed by the content that there is to shrink.
  fileprivate var scaledShrink: Double { shrink * (base - padding) }
}

/// Resolves the main sizes of one line: CSS Flexible Box Layout 1, section 9.7.
struct FlexibleLengths {
  private let items: [FlexItem]
  private let space: Double
  private let isGrowing: Bool
  private var sizes: [Double]
  private var isFrozen: [Bool]

  /// The size of each item along the main axis, where `space` is the line's length without its gaps.
  static func resolve(_ items: [FlexItem], in space: Double) -> [Double] {
    var lengths = FlexibleLengths(items, in: space)
    lengths.freezeInflexibleItems()
    let initialSpace = lengths.freeSpace()
    while lengths.isFrozen.contains(false) {
      lengths.shareFreeSpace(initially: initialSpace)
      lengths.freezeViolations()
    }
    return lengths.sizes
  }

  // MARK: 1. Does the line grow or shrink?

  private init(_ items: [FlexItem], in space: Double) {
    self.items = items
    self.space = space
    sizes = items.map(\.hypothetical)
    isGrowing = sizes.reduce(0, +) < space
    isFrozen = Array(repeating: false, count: items.count)
  }

  private func factor(of item: FlexItem) -> Double {
    isGrowing ? item.grow : item.shrink
  }

  // MARK: 2. Items that can't move keep their hypothetical size

  private mutating func freezeInflexibleItems() {
    for (index, item) in items.enumerated() {
      let movesAway = isGrowing ? item.base > sizes[index] : item.base < sizes[index]
      isFrozen[index] = factor(of: item) == 0 || movesAway
    }
  }

  // MARK: 3. Free space

  private func freeSpace() -> Double {
    var rest = space
    for (index, item) in items.enumerated() {
      rest -= isFrozen[index] ? sizes[index] : item.base
    }
    return rest
  }

  /// Factors that add up to less than 1 take only that part of the space.
  private func sharedSpace(initially initialSpace: Double) -> Double {
    let rest = freeSpace()
    let sum = unfrozenSum { factor(of: $0) }
    let part = initialSpace * sum
    return sum < 1 && abs(part) < abs(rest) ? part : rest
  }

  private func unfrozenSum(_ weight: (FlexItem) -> Double) -> Double {
    zip(items, isFrozen).reduce(0) { $1.1 ? $0 : $0 + weight($1.0) }
  }

  // MARK: 4. Share it by the factors

  private mutating func shareFreeSpace(initially initialSpace: Double) {
    let shared = sharedSpace(initially: initialSpace)
    let weight: (FlexItem) -> Double = isGrowing ? \.grow : \.scaledShrink
    let sum = unfrozenSum(weight)
    for (index, item) in items.enumerated() where !isFrozen[index] {
      let share = sum > 0 ? weight(item) / sum : 0
      sizes[index] = item.base + shared * share
    }
  }

  // MARK: 5. Freeze what went out of its bounds

  private mutating func freezeViolations() {
    var violations = Array(repeating: 0.0, count: items.count)
    for (index, item) in items.enumerated() where !isFrozen[index] {
      let clamped = item.bounds.clamp(max(sizes[index], item.padding))
      violations[index] = clamped - sizes[index]
      sizes[index] = clamped
    }
    let total = violations.reduce(0, +)
    for index in items.indices {
      let isOnTheWinningSide = total > 0 ? violations[index] > 0 : violations[index] < 0
      if total == 0 || isOnTheWinningSide { isFrozen[index] = true }
    }
  }
}
