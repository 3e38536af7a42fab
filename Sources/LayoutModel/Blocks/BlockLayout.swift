/// The sizes and the flexibility of a block, as in CSS with `box-sizing: border-box`; points.
public struct BlockLayout: Hashable, Sendable {
  public var width: Double?
  public var height: Double?
  public var minWidth: Double?
  public var minHeight: Double?
  public var maxWidth: Double?
  public var maxHeight: Double?
  public var padding: EdgeInsets
  /// Between children, items or the parts of a block; `nil` takes the type's own.
  public var spacing: Double?
  /// `nil` takes the type's own: 1 for a spacer without a size, else 0.
  public var grow: Double?
  public var shrink: Double
  /// `nil` is `auto`.
  public var basis: Double?
  /// `nil` takes the container's alignment.
  public var alignSelf: ItemAlignment?

  static let fields: [Field] = [
    .spacing, .padding, .width, .height, .minWidth, .maxWidth, .minHeight, .maxHeight, .grow, .shrink, .basis,
    .alignSelf,
  ]

  init(_ block: ObjectReader) {
    width = block.number(.width)
    height = block.number(.height)
    minWidth = block.number(.minWidth)
    minHeight = block.number(.minHeight)
    maxWidth = block.number(.maxWidth)
    maxHeight = block.number(.maxHeight)
    padding = EdgeInsets(padding: block)
    spacing = block.number(.spacing)
    grow = block.number(.grow)
    shrink = block.number(.shrink) ?? 1
    basis = block.number(.basis)
    alignSelf = block.name(.alignSelf, as: ItemAlignment.self)
  }
}

/// Where a block stands on its container's cross axis.
public enum ItemAlignment: String, Hashable, Sendable, CaseIterable {
  case start, center, end, stretch, baseline

  static let names = NameSet(
    allCases.map { $0.rawValue },
    aliases: [("leading", "start"), ("top", "start"), ("trailing", "end"), ("bottom", "end")])
}

/// How a container shares the room that is left on its main axis.
public enum ItemDistribution: String, Hashable, Sendable, CaseIterable {
  case start, center, end, spaceBetween, spaceAround, spaceEvenly
}

extension EdgeInsets {
  /// The padding of a block: one number for all edges, or an object in which a single edge beats its pair.
  fileprivate init(padding block: ObjectReader) {
    if let all = block.number(.padding) {
      self.init(all: all)
    } else if let edges = block.object(.padding) {
      let horizontal = edges.number(.paddingHorizontal) ?? 0
      let vertical = edges.number(.paddingVertical) ?? 0
      self.init(
        top: edges.number(.paddingTop) ?? vertical, leading: edges.number(.paddingLeading) ?? horizontal,
        bottom: edges.number(.paddingBottom) ?? vertical,
        trailing: edges.number(.paddingTrailing) ?? horizontal)
    } else {
      self = .zero
    }
  }
}

extension Field {
  static let spacing = Field(
    "spacing", .number(.length), "gap between children, items or the parts of a block, in points")
  static let padding = Field(
    "padding", .either([.number(.length), .object(.padding)]), "room inside the background, in points")
  static let width = Field("width", .number(.length), "width with padding, in points")
  static let height = Field("height", .number(.length), "height with padding, in points")
  static let minWidth = Field("minWidth", .number(.length), "least width, in points")
  static let maxWidth = Field("maxWidth", .number(.length), "greatest width, in points")
  static let minHeight = Field("minHeight", .number(.length), "least height, in points")
  static let maxHeight = Field("maxHeight", .number(.length), "greatest height, in points")
  static let grow = Field("grow", .number(.length), "share of the room that is left in the container")
  static let shrink = Field("shrink", .number(.length), "share of the room that is missing in the container")
  static let basis = Field(
    "basis", .number(.length), "size on the main axis before growing and shrinking, in points")
  static let alignSelf = Field("alignSelf", .name(ItemAlignment.names), "place on the container's cross axis")

  static let paddingTop = Field("top", .number(.length), "points at the top")
  static let paddingBottom = Field("bottom", .number(.length), "points at the bottom")
  static let paddingLeading = Field("leading", .number(.length), "points at the leading edge")
  static let paddingTrailing = Field("trailing", .number(.length), "points at the trailing edge")
  static let paddingHorizontal = Field(
    "horizontal", .number(.length), "points at the leading and trailing edges")
  static let paddingVertical = Field("vertical", .number(.length), "points at the top and bottom")
}

extension ObjectShape {
  static let padding = ObjectShape(
    "a padding",
    [.paddingTop, .paddingBottom, .paddingLeading, .paddingTrailing, .paddingHorizontal, .paddingVertical])
}
