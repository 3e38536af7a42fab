import LayoutModel

extension DisplayList {
  /// The list with every frame outlined on top, in a colour for each level of nesting.
  public func outlining(_ frames: [Frame], scale: Double) -> DisplayList {
    var list = self
    for frame in frames { list.outline(frame, depth: 0, grid: PixelGrid(scale: scale)) }
    return list
  }

  private mutating func outline(_ frame: Frame, depth: Int, grid: PixelGrid) {
    let color = Self.levels[depth % Self.levels.count]
    let rect = grid.align(frame.rect)
    commands.append(.fill(.rectangle(rect), color.faded(to: 0.08)))
    if rect.width > 0, rect.height > 0 {
      commands.append(.border(.rectangle(rect), width: 2 / grid.scale, color))
    }
    for child in frame.children { outline(child, depth: depth + 1, grid: grid) }
  }

  private static let levels = [
    RGBA(hex: 0xFF2D55), RGBA(hex: 0x007AFF), RGBA(hex: 0xFF9500), RGBA(hex: 0x34C759), RGBA(hex: 0xAF52DE),
  ]
}
