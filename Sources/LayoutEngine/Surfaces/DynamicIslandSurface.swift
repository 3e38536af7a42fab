import LayoutModel

extension Composer {
  // MARK: Compact

  /// The sign at the leading side of the camera, the figure at its trailing side.
  func compactIsland(_ activity: LiveActivity, _ island: DynamicIsland) -> SurfaceContent {
    let style = rootStyle(of: activity)
    let highlight = Highlight(of: activity)
    var leading = islandRow([sign(highlight, activity, side: IslandTheme.compactSign, style)], .start)
    leading.box.padding = EdgeInsets(leading: IslandTheme.compactMargin)
    leading.box.width = island.compact.width
    let figure = highlight.figure.map {
      [self.figure($0, size: IslandTheme.compactFigure, activity, style)]
    }
    var trailing = islandRow(figure ?? [], .end)
    trailing.box.padding = EdgeInsets(trailing: IslandTheme.compactMargin)
    trailing.box.width = island.compact.width
    let row = FlexContainer(axis: .horizontal, gap: 0, alignItems: .stretch)
    return capsule(
      .compact, LayoutNode(.flex(row, [leading, cameraGap, trailing])), width: island.compactTotal.width)
  }

  // MARK: Minimal

  /// A ring around the sign where there is progress, else the sign above a metric, else the sign alone.
  func minimalIsland(_ activity: LiveActivity, _ island: DynamicIsland) -> SurfaceContent {
    let style = rootStyle(of: activity)
    let highlight = Highlight(of: activity)
    guard let figure = highlight.figure else {
      let sign = sign(highlight, activity, side: IslandTheme.compactSign, style)
      return capsule(.minimal, islandRow([sign], .center), width: island.minimalWidths.lowerBound)
    }
    let sign = sign(highlight, activity, side: IslandTheme.minimalSign, style)
    if let fraction = figure.fraction {
      let color = color(figure.color, accent: style.accent, fallback: style.accent)
      let root = islandRow([ring(fraction, around: sign, color)], .center)
      return capsule(.minimal, root, width: island.minimalWidths.lowerBound)
    }
    let value = self.figure(figure, size: IslandTheme.minimalFigure, activity, style)
    var root = LayoutNode(
      .flex(
        FlexContainer(axis: .vertical, gap: 0, alignItems: .center, distribution: .center), [sign, value]))
    root.box.padding = EdgeInsets(horizontal: IslandTheme.minimalMargin, vertical: 0)
    return capsule(.minimal, root, width: minimalWidth(of: value, in: island))
  }

  private func ring(_ fraction: Double, around sign: LayoutNode, _ color: RGBA) -> LayoutNode {
    var ring = islandRow([sign], .center)
    ring.box.width = DynamicIsland.height - 2 * IslandTheme.minimalMargin
    ring.box.height = ring.box.width
    ring.box.alignSelf = .center
    ring.decoration.ring = StyledRing(
      fraction: fraction, fill: color, track: color.faded(to: IslandTheme.ringTrack),
      thickness: IslandTheme.ringStroke)
    return ring
  }

  /// As wide as the figure wants, within the system's bounds.
  private func minimalWidth(of figure: LayoutNode, in island: DynamicIsland) -> Double {
    let wanted = content.naturalWidth(of: figure) + 2 * IslandTheme.minimalMargin
    return min(max(wanted, island.minimalWidths.lowerBound), island.minimalWidths.upperBound)
  }

  // MARK: Expanded

  /// Title and status beside the camera, or under it where they are too wide; the blocks below.
  func expandedIsland(_ activity: LiveActivity, _ island: DynamicIsland) -> SurfaceContent {
    let blocks = body(activity.layout, activity.progress, activity.items, rootStyle(of: activity))
    var inner = column(expandedHeader(activity, island) + blocks)
    inner.box.padding = IslandTheme.expandedPadding
    return SurfaceContent(
      choice: .liveActivity(.expanded), root: column([inner], gap: 0), margin: IslandTheme.expandedMargin,
      cornerRadius: CornerRadii.dynamicIsland, background: .black, width: island.expandedWidth,
      height: .content(LiveActivityHeight.minimum...LiveActivityHeight.maximum))
  }

  private func expandedHeader(_ activity: LiveActivity, _ island: DynamicIsland) -> [LayoutNode] {
    let title = shrinkable(titleLine(activity.title, of: activity.chrome("title")))
    let status = activity.status.map { shrinkable(subtitleLine($0, of: activity.chrome("status"))) }
    let sides = island.expandedWidth - 2 * IslandTheme.expandedMargin - IslandTheme.expandedPadding.horizontal
    let room = (sides - DynamicIsland.cameraWidth) / 2
    let texts = [title] + (status.map { [$0] } ?? [])
    guard texts.allSatisfy({ content.naturalWidth(of: $0) * IslandTheme.leastHeaderScale <= room }) else {
      return [besideCamera([], [])] + [headerRow(texts)]
    }
    return [besideCamera([title], status.map { [$0] } ?? [])]
  }

  /// The row that the camera stands in, as high as reaches down to the compact island's edge.
  private func besideCamera(_ leading: [LayoutNode], _ trailing: [LayoutNode]) -> LayoutNode {
    let regions = [(leading, Distribution.start), (trailing, .end)].map { nodes, distribution in
      var region = islandRow(nodes, distribution)
      region.box.grow = 1
      region.box.basis = 0
      return region
    }
    var row = LayoutNode(
      .flex(
        FlexContainer(axis: .horizontal, gap: 0, alignItems: .center), [regions[0], cameraGap, regions[1]]))
    row.box.height = DynamicIsland.height - IslandTheme.expandedMargin
    return row
  }

  private func shrinkable(_ line: LayoutNode) -> LayoutNode {
    guard case .leaf(.text(var text)) = line.content else { return line }
    text.minimumScaleFactor = IslandTheme.leastHeaderScale
    var line = line
    line.content = .leaf(.text(text))
    return line
  }

  // MARK: Parts

  private func capsule(
    _ presentation: LiveActivityPresentation, _ root: LayoutNode, width: Double
  ) -> SurfaceContent {
    SurfaceContent(
      choice: .liveActivity(presentation), root: root, margin: 0, cornerRadius: DynamicIsland.height / 2,
      background: .black, width: width, height: .fixed(DynamicIsland.height))
  }

  private var cameraGap: LayoutNode {
    var gap = LayoutNode(.leaf(.empty))
    gap.box.width = DynamicIsland.cameraWidth
    gap.box.shrink = 0
    return gap
  }

  private func islandRow(_ nodes: [LayoutNode], _ distribution: Distribution) -> LayoutNode {
    LayoutNode(
      .flex(
        FlexContainer(axis: .horizontal, gap: 0, alignItems: .center, distribution: distribution), nodes))
  }

  /// The first symbol of the activity; the first letter of its title where it has none.
  private func sign(
    _ highlight: Highlight, _ activity: LiveActivity, side: Double, _ style: InheritedStyle
  ) -> LayoutNode {
    if let icon = highlight.icon {
      let color = color(icon.color, accent: style.accent, fallback: style.accent)
      return symbol(icon.name, FontSpec(size: side * IslandTheme.signFont, weight: .semibold), color: color)
    }
    let letter = activity.title.first.map { String($0).uppercased() } ?? ""
    let text = figureLine(letter, size: (side * 0.6).rounded(), color: .white)
    var tile = LayoutNode(
      .flex(
        FlexContainer(axis: .horizontal, gap: 0, alignItems: .center, distribution: .center), [text]))
    tile.box.width = side
    tile.box.height = side
    tile.box.shrink = 0
    tile.decoration.background = style.accent
    tile.decoration.cornerRadius = side * IslandTheme.tileRadius
    return tile
  }

  private func figure(
    _ figure: Highlight.Figure, size: Double, _ activity: LiveActivity, _ style: InheritedStyle
  ) -> LayoutNode {
    let fallback = figure.fraction == nil ? style.foreground : style.accent
    var line = figureLine(
      figure.value, size: size, color: color(figure.color, accent: style.accent, fallback: fallback))
    line.origin =
      figure.block.map(\.chrome)
      ?? activity.chrome("progress")
    return line
  }
}

/// The sizes inside the Dynamic Island, in points.
///
/// Apple publishes the island's outline alone. The margins 4 and 8 are those of an open re-creation of its
/// layout; the expanded one's are wider, so that text clears corners of 44 points.
private enum IslandTheme {
  static let compactMargin = 8.0
  static let minimalMargin = 4.0
  /// Above the row beside the camera.
  static let expandedMargin = 12.0
  /// What the content keeps off the edges beyond the margin.
  static let expandedPadding = EdgeInsets(leading: 8, bottom: 2, trailing: 8)

  /// How far a text beside the camera may shrink before it moves under it.
  static let leastHeaderScale = 0.85

  static let compactSign = 20.0
  static let compactFigure = 15.0
  static let minimalSign = 13.0
  static let minimalFigure = 11.0
  /// Font size over the side of the square that a sign takes.
  static let signFont = 0.85
  /// Corner radius over side, as app icons have it.
  static let tileRadius = 0.225
  static let ringStroke = 3.0
  /// Opacity of the open part of a ring.
  static let ringTrack = 0.3
}
