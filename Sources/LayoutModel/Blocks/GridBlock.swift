/// Blocks in columns, row after row.
public struct GridBlock: Sendable {
  public var children: [Block]
  public var columns: [GridColumn]
  /// Points; `nil` takes the default.
  public var rowSpacing: Double?
  /// Points; `nil` takes the default.
  public var columnSpacing: Double?

  static let shape = ObjectShape.block(
    "a grid block", [.children, .columns, .rowSpacing, .columnSpacing])

  init(_ block: ObjectReader, children: [Block]) {
    self.children = children
    columns = Self.columns(block)
    rowSpacing = block.number(.rowSpacing) ?? block.number(.spacing)
    columnSpacing = block.number(.columnSpacing) ?? block.number(.spacing)
  }

  private static func columns(_ block: ObjectReader) -> [GridColumn] {
    if let tracks = block.array(.columns)?.prefix(Limits.gridColumns).map(GridColumn.init(json:)),
      !tracks.isEmpty
    {
      return tracks
    }
    return Array(repeating: .equalShare, count: block.integer(.columns) ?? 2)
  }
}

/// The width of a grid column.
public enum GridColumn: Hashable, Sendable {
  /// CSS `minmax(0, 1fr)`: what a count of columns gives.
  case equalShare
  case points(Double)
  case auto
  /// CSS `n fr`.
  case share(Double)

  /// `auto`, or a number followed by `fr`.
  init?(_ text: String) {
    if text == "auto" {
      self = .auto
    } else if text.hasSuffix("fr"), let share = Self.number(text.dropLast(2)),
      NumberRange.length.contains(share)
    {
      self = .share(share)
    } else {
      return nil
    }
  }

  /// A number as CSS spells it, which may start with the point.
  private static func number(_ text: Substring) -> Double? {
    Double(decimal: (text.utf8.first == ASCII.dot ? "0" : "") + text)
  }

  /// A value that is no column reads as `auto`.
  fileprivate init(json value: JSONValue) {
    switch value.kind {
    case .number(let points): self = .points(NumberRange.length.clamp(points))
    case .string(let text): self = GridColumn(text) ?? .auto
    case .null, .boolean, .array, .object: self = .auto
    }
  }
}

extension Field {
  static let columns = Field(
    "columns",
    .either([
      .integer(NumberRange(minimum: 1, maximum: Double(Limits.gridColumns))),
      .array(of: .either([.number(.length), .string(StringShape(.gridTrack))]), limit: Limits.gridColumns),
    ]), "how many equal columns, or one width a column: points, 'auto' or '1fr'")
  static let rowSpacing = Field("rowSpacing", .number(.length), "gap between rows, in points")
  static let columnSpacing = Field("columnSpacing", .number(.length), "gap between columns, in points")
}
