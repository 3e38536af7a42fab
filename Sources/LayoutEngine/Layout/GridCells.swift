internal import LayoutModel

/// Grids: one child a cell, in reading order.
extension BoxSizing {
  // MARK: 1. Columns

  /// The widths of the columns at what they ask for; a minimum width stretches them, so it counts as theirs.
  mutating func gridIntrinsicWidths(of id: BoxID, _ container: GridContainer) -> IntrinsicWidths {
    let demands = columnDemands(of: id, container)
    func width(in space: TrackSpace) -> Double {
      let columns = GridTracks.resolve(container.columns, demands, gap: container.columnGap, in: space)
      return columns.reduce(0, +) + container.columnGap * Double(columns.count - 1)
    }
    let style = tree.styles[id]
    var widths = IntrinsicWidths(minimum: width(in: .minContent), maximum: width(in: .maxContent))
      .padded(by: style.padding.horizontal)
    let canStretch = container.columns.contains { if case .points = $0 { false } else { true } }
    if canStretch { widths.maximum = max(widths.maximum, style.minWidth ?? 0) }
    return widths
  }

  private mutating func columns(of id: BoxID, _ container: GridContainer, width: Double) -> [Double] {
    let inner = max(0, width - tree.styles[id].padding.horizontal)
    return GridTracks.resolve(
      container.columns, columnDemands(of: id, container), gap: container.columnGap, in: .definite(inner))
  }

  private mutating func columnDemands(of id: BoxID, _ container: GridContainer) -> [TrackDemand] {
    var demands = Array(repeating: TrackDemand(), count: container.columns.count)
    for (index, child) in tree.boxes[id].children.enumerated() {
      let style = tree.styles[child]
      let content = widthContribution(of: child)
      var demand = TrackDemand(minimum: content.minimum, maxContent: content.maximum)
      if style.width == nil, style.minWidth != nil { demand.minimum = style.widthBounds.minimum }
      demands[index % container.columns.count].include(demand)
    }
    return demands
  }

  /// The widths of the children in their columns.
  private mutating func cellWidths(
    of id: BoxID, _ container: GridContainer, columns: [Double]
  ) -> [Double] {
    tree.boxes[id].children.enumerated().map { index, child in
      let alignment = inlineAlignment(of: child, container)
      return widthAcross(child, available: columns[index % columns.count], alignment: alignment)
    }
  }

  /// CSS `justify-self`, which blocks don't have: the container's, but pictures keep their shape.
  private func inlineAlignment(of id: BoxID, _ container: GridContainer) -> CrossAlignment {
    if case .picture = tree.boxes[id].kind, container.justifyItems == .stretch { return .start }
    return container.justifyItems
  }

  // MARK: 2. Rows

  /// The height of the rows at what they ask for; a minimum height stretches them, so it counts as theirs.
  mutating func gridContentHeight(of id: BoxID, _ container: GridContainer, width: Double) -> Double {
    let widths = cellWidths(of: id, container, columns: columns(of: id, container, width: width))
    let shims = baselineShims(of: id, container, widths: widths)
    let demands = rowDemands(of: id, container, widths: widths, shims: shims)
    let style = tree.styles[id]
    let height = length(of: rows(container, demands, in: .maxContent), container) + style.padding.vertical
    return demands.isEmpty ? height : max(height, style.minHeight ?? 0)
  }

  private func rows(_ container: GridContainer, _ demands: [TrackDemand], in space: TrackSpace) -> [Double] {
    let tracks = Array(repeating: GridTrack.auto, count: demands.count)
    return GridTracks.resolve(tracks, demands, gap: container.rowGap, in: space)
  }

  /// The rows in a given height, or in that of their content: then they may be stretched but not cut.
  private func rows(
    _ container: GridContainer, _ demands: [TrackDemand], height: Double, _ origin: FinalSize.HeightOrigin
  ) -> [Double] {
    let wanted = rows(container, demands, in: .maxContent)
    let isCut = length(of: wanted, container) > height
    return origin == .content && isCut ? wanted : rows(container, demands, in: .definite(height))
  }

  private func length(of rows: [Double], _ container: GridContainer) -> Double {
    rows.reduce(0, +) + container.rowGap * Double(max(0, rows.count - 1))
  }

  private mutating func rowDemands(
    of id: BoxID, _ container: GridContainer, widths: [Double], shims: [Double]
  ) -> [TrackDemand] {
    let children = tree.boxes[id].children
    let columnCount = container.columns.count
    var demands = Array(repeating: TrackDemand(), count: (children.count + columnCount - 1) / columnCount)
    for (index, child) in children.enumerated() {
      let style = tree.styles[child]
      let height = hypotheticalHeight(of: child, width: widths[index]) + shims[index]
      var demand = TrackDemand(minimum: height, maxContent: height)
      if style.height == nil, style.minHeight != nil {
        demand.minimum = style.heightBounds.minimum + shims[index]
      }
      demands[index / columnCount].include(demand)
    }
    return demands
  }

  /// How far each child is moved down so that the baselines of its row meet.
  private mutating func baselineShims(
    of id: BoxID, _ container: GridContainer, widths: [Double]
  ) -> [Double] {
    let children = tree.boxes[id].children
    return stride(from: 0, to: children.count, by: container.columns.count).flatMap { start in
      let row = start..<min(start + container.columns.count, children.count)
      let line = children.lowerBound + row.lowerBound..<children.lowerBound + row.upperBound
      return baselineDrops(of: line, widths: widths[row], default: container.alignItems)
    }
  }

  // MARK: 3. Cells

  /// The children's places in a grid of a final size.
  mutating func gridArrangement(of id: BoxID, _ container: GridContainer, in final: FinalSize) -> [Rect] {
    let (style, children) = (tree.styles[id], tree.boxes[id].children)
    let inner = style.innerSize(of: final.size)
    let columns = columns(of: id, container, width: final.size.width)
    let widths = cellWidths(of: id, container, columns: columns)
    let shims = baselineShims(of: id, container, widths: widths)
    let demands = rowDemands(of: id, container, widths: widths, shims: shims)
    let rows = rows(container, demands, height: inner.height, final.heightOrigin)
    let lefts = Distribution.start.offsets(of: columns, gap: container.columnGap, in: inner.width)
    let tops = Distribution.start.offsets(of: rows, gap: container.rowGap, in: inner.height)
    return children.enumerated().map { index, child in
      let (row, column) = (index / columns.count, index % columns.count)
      let vertical = alignment(of: child, default: container.alignItems)
      let height = heightAcross(child, width: widths[index], available: rows[row], alignment: vertical)
      let left = inlineAlignment(of: child, container)
        .offset(of: widths[index], in: columns[column], belowBaseline: 0)
      let top = vertical.offset(of: height, in: rows[row], belowBaseline: shims[index])
      return Rect(
        x: style.padding.leading + lefts[column] + left, y: style.padding.top + tops[row] + top,
        width: widths[index], height: height)
    }
  }
}
