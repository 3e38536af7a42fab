/// What the items of one track ask of it, in points.
struct TrackDemand: Hashable {
  /// The least that the items can be made to take.
  var minimum = 0.0
  /// What they take where there is room.
  var maxContent = 0.0

  mutating func include(_ other: TrackDemand) {
    minimum = max(minimum, other.minimum)
    maxContent = max(maxContent, other.maxContent)
  }
}

/// The room that tracks are sized for.
enum TrackSpace: Hashable {
  /// Points, gaps included.
  case definite(Double)
  case minContent
  case maxContent
}

/// Sizes the tracks of one axis of a grid: CSS Grid Layout 1, section 12.3, for items of one track each.
struct GridTracks {
  private let tracks: [GridTrack]
  private let demands: [TrackDemand]
  private let space: TrackSpace
  private let gaps: Double
  private var sizes: [Double]
  private var limits: [Double]

  /// The size of each track; `demands` has one entry for each track.
  static func resolve(
    _ tracks: [GridTrack], _ demands: [TrackDemand], gap: Double, in space: TrackSpace
  ) -> [Double] {
    var grid = GridTracks(tracks, demands, gap: gap, in: space)
    grid.resolveIntrinsicSizes()
    grid.maximize()
    grid.expandFractions()
    grid.stretchAutoTracks()
    return grid.sizes
  }

  // MARK: 1. Sizes that stand from the start

  private init(_ tracks: [GridTrack], _ demands: [TrackDemand], gap: Double, in space: TrackSpace) {
    self.tracks = tracks
    self.demands = demands
    self.space = space
    gaps = gap * Double(max(0, tracks.count - 1))
    sizes = tracks.map { if case .points(let points) = $0 { points } else { 0 } }
    limits = sizes
  }

  private var freeSpace: Double {
    switch space {
    case .definite(let length): max(0, length - gaps - sizes.reduce(0, +))
    case .minContent: 0
    case .maxContent: .infinity
    }
  }

  // MARK: 2. Sizes that come from the items

  private mutating func resolveIntrinsicSizes() {
    for (index, track) in tracks.enumerated() {
      switch track {
      case .points, .fraction(_, minimum: .zero): break
      case .auto:
        sizes[index] = demands[index].minimum
        limits[index] = max(sizes[index], demands[index].maxContent)
      case .fraction(_, minimum: .auto):
        sizes[index] = demands[index].minimum
        limits[index] = sizes[index]
      }
    }
  }

  // MARK: 3. Free space up to the limits, shared equally

  private mutating func maximize() {
    var rest = freeSpace
    if rest == .infinity {
      sizes = limits
      return
    }
    var growing = tracks.indices.filter { limits[$0] > sizes[$0] }
    while rest > 0, !growing.isEmpty {
      let share = rest / Double(growing.count)
      let full = growing.filter { limits[$0] - sizes[$0] <= share }
      for index in full {
        rest -= limits[index] - sizes[index]
        sizes[index] = limits[index]
      }
      if full.isEmpty {
        for index in growing { sizes[index] += share }
        return
      }
      growing.removeAll { sizes[$0] >= limits[$0] }
    }
  }

  // MARK: 4. Fractions

  private mutating func expandFractions() {
    let fraction = sizeOfOneFraction()
    for (index, track) in tracks.enumerated() {
      if case .fraction(let factor, _) = track { sizes[index] = max(sizes[index], fraction * factor) }
    }
  }

  private func sizeOfOneFraction() -> Double {
    switch space {
    case .minContent: return 0
    case .definite(let length): return largestFraction(in: length - gaps)
    case .maxContent:
      var fraction = 0.0
      for (index, track) in tracks.enumerated() {
        guard case .fraction(let factor, _) = track else { continue }
        let wanted = demands[index].maxContent / max(factor, 1)
        fraction = max(fraction, sizes[index] / max(factor, 1))
        if wanted * factor >= sizes[index] { fraction = max(fraction, wanted) }
      }
      return fraction
    }
  }

  /// A track whose content needs more than its fraction counts as a fixed one.
  private func largestFraction(in length: Double) -> Double {
    var isFlexible = tracks.map { if case .fraction = $0 { true } else { false } }
    while true {
      var rest = length
      var sum = 0.0
      for (index, track) in tracks.enumerated() {
        if isFlexible[index], case .fraction(let factor, _) = track {
          sum += factor
        } else {
          rest -= sizes[index]
        }
      }
      let fraction = max(0, rest / max(sum, 1))
      let tooSmall = tracks.indices.filter { isFlexible[$0] && tracks[$0].factor * fraction < sizes[$0] }
      if tooSmall.isEmpty { return fraction }
      for index in tooSmall { isFlexible[index] = false }
    }
  }

  // MARK: 5. What is left goes to the auto tracks

  private mutating func stretchAutoTracks() {
    guard case .definite = space else { return }
    let autoTracks = tracks.indices.filter { tracks[$0] == .auto }
    let share = autoTracks.isEmpty ? 0 : freeSpace / Double(autoTracks.count)
    for index in autoTracks { sizes[index] += share }
  }
}

extension GridTrack {
  /// The flex factor, 0 for tracks that have none.
  fileprivate var factor: Double {
    if case .fraction(let factor, _) = self { factor } else { 0 }
  }
}
