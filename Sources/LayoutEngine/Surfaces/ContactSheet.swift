public import LayoutModel

/// Many surfaces on one picture: a panel for each appearance, the same surfaces on each.
public struct ContactSheet: Sendable {
  /// What stands above the first panel, and above the second.
  public var title: String
  public var subtitle: String
  public var panels: [Panel]

  /// The surfaces under one appearance.
  public struct Panel: Sendable {
    public var appearance: Appearance
    public var pictures: [Picture]

    public init(appearance: Appearance, pictures: [Picture]) {
      self.appearance = appearance
      self.pictures = pictures
    }
  }

  /// A surface with its name.
  public struct Picture: Sendable {
    public var caption: String
    public var layout: SurfaceLayout

    public init(caption: String, layout: SurfaceLayout) {
      self.caption = caption
      self.layout = layout
    }
  }

  public init(title: String, subtitle: String, panels: [Panel]) {
    self.title = title
    self.subtitle = subtitle
    self.panels = panels
  }

  /// The painting of the sheet, all edges on the pixel grid of `scale` device pixels a point.
  public func displayList<Content: ContentMeasurer & MarkdownReader>(
    scale: Double, content: Content
  ) -> DisplayList {
    let columns = panels.enumerated().map { index, panel in
      SheetPanel(panel, heading: index == 0 ? title : subtitle, isFirst: index == 0, content: content)
    }
    let width = columns.map(\.width).reduce(0, +)
    let row = FlexContainer(axis: .horizontal, gap: 0, alignItems: .stretch)
    let root = LayoutNode(.flex(row, columns.map(\.node)))
    let placed = LayoutPass(measurer: content, direction: .leftToRight).place(root, width: width, height: nil)
    return record(placed.root, scale: scale)
  }

  /// The backdrops and captions, and over them each surface's own list moved to its place.
  private func record(_ root: PlacedBox, scale: Double) -> DisplayList {
    let grid = PixelGrid(scale: scale)
    var recorder = DisplayListRecorder(grid: grid, direction: .leftToRight)
    let size = grid.align(root.rect).size
    let sheet = Surface(
      choice: .bare(width: size.width, height: size.height, margin: 0), size: size, margin: 0,
      cornerRadius: SheetTheme.cornerRadius, background: .clear)
    recorder.record(sheet, content: root)
    var commands = recorder.commands
    for (panel, column) in zip(panels, root.children) {
      for (picture, place) in zip(panel.pictures, column.picturePlaces) {
        let origin = Point(x: grid.align(place.x), y: grid.align(place.y))
        commands += picture.layout.displayList(scale: scale).commands.map { $0.translated(by: origin) }
      }
    }
    return DisplayList(size: size, commands: commands)
  }
}

extension PlacedBox {
  /// Where the pictures of a panel go, in their order.
  fileprivate var picturePlaces: [Rect] {
    places.sorted { $0.index < $1.index }.map(\.rect)
  }

  private var places: [(index: Int, rect: Rect)] {
    if let origin, origin.type == SheetTheme.pictureType, let index = Int(origin.pointer) {
      return [(index, contentRect)]
    }
    return children.flatMap(\.places)
  }
}
