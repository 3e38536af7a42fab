import LayoutModel

/// One panel of a contact sheet: a heading, and shelves of pictures with their captions.
struct SheetPanel<Content: ContentMeasurer & MarkdownReader> {
  /// Points, margins counted in.
  let width: Double
  private(set) var node: LayoutNode

  init(_ panel: ContactSheet.Panel, heading: String, isFirst: Bool, content: Content) {
    let composer = Composer(
      environment: PreviewEnvironment(appearance: panel.appearance), content: content)
    let tiles = panel.pictures.enumerated().map { index, picture in
      SheetTile(picture, index: index, composer)
    }
    let packing = ShelfPacking(gap: SheetTheme.gap)
    let room = max(packing.bestWidth(for: tiles.map(\.width)), SheetTheme.leastWidth)
    let shelves = packing.shelves(of: tiles.map(\.width), width: room).map { shelf in
      LayoutNode(
        .flex(
          FlexContainer(axis: .horizontal, gap: SheetTheme.gap, alignItems: .start),
          shelf.map { tiles[$0].node }))
    }
    let header = Self.header(heading, panel.appearance, isFirst: isFirst, composer)
    node = composer.column([header] + shelves, gap: SheetTheme.gap)
    node.box.padding = EdgeInsets(all: SheetTheme.margin)
    width = room + node.box.padding.horizontal
    node.box.width = width
    node.box.shrink = 0
    node.decoration.background = SheetTheme.backdrop(panel.appearance)
  }

  private static func header(
    _ heading: String, _ appearance: Appearance, isFirst: Bool, _ composer: Composer<Content>
  ) -> LayoutNode {
    let colors = composer.environment.colors
    let (primary, secondary) = (
      colors.color(.primary as SystemColor), colors.color(.secondary as SystemColor)
    )
    let title = composer.line(
      heading, .title3, weight: isFirst ? .semibold : .regular, color: isFirst ? primary : secondary)
    let label = composer.line(
      appearance == .light ? "Light" : "Dark", .subheadline, weight: .medium, color: secondary)
    return composer.headerRow([title, label])
  }
}

/// A picture's room and the caption under it.
private struct SheetTile {
  /// Points.
  let width: Double
  let node: LayoutNode

  init<Content>(_ picture: ContactSheet.Picture, index: Int, _ composer: Composer<Content>) {
    let surface = picture.layout.surface
    let isOnWallpaper = surface.backdrop != nil
    var place = LayoutNode(.leaf(.empty))
    let patch = isOnWallpaper ? SheetTheme.patchPadding : 0
    place.box.padding = EdgeInsets(all: patch)
    place.box.width = surface.size.width + 2 * patch
    place.box.height = surface.size.height + 2 * patch
    place.decoration.background = surface.backdrop
    place.decoration.cornerRadius = SheetTheme.patchRadius
    place.origin = BlockOrigin(pointer: "\(index)", type: SheetTheme.pictureType, span: .start)

    let captions = Self.captions(picture, composer)
    let widths = captions.map { composer.content.naturalWidth(of: $0) }
    let room = max(surface.size.width + 2 * patch, widths.first ?? 0)
    let fits = widths.reduce(SheetTheme.captionGap * Double(widths.count - 1), +) <= room
    let row = FlexContainer(axis: .horizontal, gap: SheetTheme.captionGap, alignItems: .baseline)
    let caption = LayoutNode(.flex(row, fits ? captions : Array(captions.prefix(1))))
    let column = FlexContainer(axis: .vertical, gap: SheetTheme.captionDistance, alignItems: .start)
    var tile = LayoutNode(.flex(column, [place, caption]))
    tile.box.width = room
    tile.box.shrink = 0
    width = room
    node = tile
  }

  /// The surface's name, and its size where there is room.
  private static func captions<Content>(
    _ picture: ContactSheet.Picture, _ composer: Composer<Content>
  ) -> [LayoutNode] {
    let colors = composer.environment.colors
    let size = picture.layout.surface.size
    return [
      composer.line(
        picture.caption, .caption, weight: .medium,
        color: colors.color(.primary as SystemColor).faded(to: 0.8)),
      composer.line(
        "\(hundredths(size.width)) × \(hundredths(size.height))", .caption,
        color: colors.color(.secondary as SystemColor)),
    ]
  }

  /// A length in points as Apple's tables have it.
  private static func hundredths(_ points: Double) -> String {
    let rounded = (points * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}

/// The sizes and colours of a contact sheet, in points.
enum SheetTheme {
  static let margin = 32.0
  static let gap = 24.0
  /// The least width between a panel's margins: a heading wants that much.
  static let leastWidth = 260.0
  static let cornerRadius = 28.0
  /// Between a picture and its caption.
  static let captionDistance = 8.0
  static let captionGap = 6.0
  /// The wallpaper that shows around a Lock Screen widget.
  static let patchPadding = 12.0
  static let patchRadius = 18.0
  /// The origin of the boxes that pictures go to.
  static let pictureType = "picture"

  /// Quiet, and apart from every surface: white, black and the gray of dark widgets.
  static func backdrop(_ appearance: Appearance) -> RGBA {
    switch appearance {
    case .light: RGBA(hex: 0xDDE3EA)
    case .dark: RGBA(hex: 0x35373E)
    }
  }
}
