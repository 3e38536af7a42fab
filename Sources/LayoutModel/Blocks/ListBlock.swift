/// Rows that share one icon column.
public struct ListBlock: Hashable, Sendable {
  /// Those that are shown.
  public var items: [ListItem]

  static let shape = ObjectShape.block("a list block", [.items.required, .itemLimit])

  init(_ block: ObjectReader) {
    let limit = min(block.integer(.itemLimit) ?? Limits.listItems, Limits.listItems)
    items = Array(ListItem.items(block, .items).prefix(limit))
  }
}

/// A row of a list.
public struct ListItem: Hashable, Sendable {
  public var text: String
  /// SF Symbol name.
  public var icon: String?
  public var tone: Tone?
  /// Trailing.
  public var value: String?

  static let shape = ObjectShape(
    "a list item", [.text.required, .icon, .tone, .itemValue],
    checks: [.colorAlone])

  init(text: String) {
    self.text = text
  }

  /// `nil` for a value that is neither a string nor an object.
  init?(_ value: JSONValue, pointer: String) {
    switch value.kind {
    case .string(let text): self.init(text: text)
    case .object:
      let item = ObjectReader(value, pointer: pointer)
      self.init(text: item.string(.text) ?? "")
      icon = item.string(.icon)
      tone = item.name(.tone, as: Tone.self)
      self.value = item.display(.itemValue)
    case .null, .boolean, .number, .array: return nil
    }
  }

  /// The items that stand in `field`.
  static func items(_ object: ObjectReader, _ field: Field) -> [ListItem] {
    (object.array(field) ?? []).prefix(Limits.listItems).compactMap { ListItem($0, pointer: object.pointer) }
  }
}

extension Field {
  static let items = Field(
    "items", .array(of: .either([.string(StringShape()), .object(ListItem.shape)]), limit: Limits.listItems),
    "rows: strings, or objects with text, icon, tone and value")
  static let itemLimit = Field(
    "limit", .integer(NumberRange(minimum: 1, maximum: Double(Limits.listItems))),
    "the most rows that are shown")
  static let itemValue = Field(
    "value", .either([.string(StringShape()), .number(.any)]), "what trails the row")
}
