/// A Home or Lock Screen widget, all defaults filled in.
public struct Widget: Sendable {
  /// Where the widget stands in the payload, RFC 6901; empty for a bare one.
  public var pointer: String
  public var span: SourceSpan
  public var id: String
  public var action: Action
  public var title: String
  public var subtitle: String?
  public var detail: String?
  /// The fallback body where there is no layout.
  public var progress: Double?
  /// The fallback body where there is no layout.
  public var items: [ListItem]
  /// Those that it is made for, the one that is previewed first.
  public var families: [WidgetFamily]
  public var buttons: [WidgetButton]
  /// `nil` where the payload has none.
  public var layout: [Block]?

  /// What is done with the stored widget.
  public enum Action: String, Hashable, Sendable, CaseIterable {
    case update, delete
  }

  /// How the phone is told.
  public enum Refresh: String, Hashable, Sendable, CaseIterable {
    case auto, widgetkit, background, urgent, none
  }

  init(_ widget: ObjectReader) {
    pointer = widget.pointer
    span = widget.object.span
    id = widget.string(.widgetID) ?? ""
    action = widget.name(.widgetAction, as: Action.self) ?? .update
    title = widget.string(.widgetTitle) ?? ""
    subtitle = widget.string(.subtitle)
    detail = widget.string(.detail)
    progress = widget.number(.progress)
    items = ListItem.items(widget, .bodyItems)
    families = Self.families(widget)
    buttons = (widget.array(.buttons) ?? []).compactMap { WidgetButton($0, pointer: widget.pointer) }
    layout = Block.blocks(in: widget, .layout)
  }

  /// The family to preview first, then the others in the author's order.
  static func families(_ widget: some FieldReading) -> [WidgetFamily] {
    let first = widget.name(.family, as: WidgetFamily.self)
    var families = first.map { [$0] } ?? []
    for value in widget.array(.families) ?? [] {
      guard case .string(let text) = value.kind, let name = WidgetFamily.names.resolve(text)?.name,
        let family = WidgetFamily(rawValue: name), !families.contains(family)
      else { continue }
      families.append(family)
    }
    return families.isEmpty ? [.systemMedium] : families
  }

  static let shape: ObjectShape = ObjectShape(
    "a widget",
    [
      .widgetID, .widgetAction, .widgetTitle, .subtitle, .detail, .refresh, .progress, .bodyItems, .family,
      .families, .widgetOpenURL, .buttons, .layout,
    ],
    checks: [
      .widgetTitle, .hiddenButtons, .hiddenContent, .uniqueIDs(in: .buttons, severity: .error),
    ])

  /// The object that brings a widget to the service.
  static let requestShape = ObjectShape("a widget request", [.to, .widget.required])
}

/// A button of a widget.
public struct WidgetButton: Hashable, Sendable {
  public var title: String
  /// SF Symbol name.
  public var icon: String?

  static let shape: ObjectShape = ObjectShape(
    "a button", [.buttonID, .buttonTitle, .icon, .buttonCallback])

  init?(_ value: JSONValue, pointer: String) {
    guard case .object = value.kind else { return nil }
    let button = ObjectReader(value, pointer: pointer)
    title = button.string(.buttonTitle) ?? ""
    icon = button.string(.icon)
  }
}

extension WidgetFamily {
  static let names = NameSet(allCases.map { $0.rawValue })
}

extension Block {
  /// The blocks of a field, or `nil` where it is absent.
  static func blocks(in object: ObjectReader, _ field: Field) -> [Block]? {
    guard let member = object.member(field), case .array(let values) = member.value.kind else { return nil }
    var decoder = BlockDecoder()
    return decoder.blocks(values, pointer: JSONPointer.appending(member.key, to: object.pointer))
  }
}

extension Field {
  static let to = Field("to", .string(StringShape(minimumLength: 1)), "name of a device, or 'all'")
  static let widget = Field("widget", .object(Widget.shape), "the widget")
  static let widgetID = Field(
    "id", .string(StringShape(.identifier, minimumLength: 1, maximumLength: 64)), "stable name of the widget",
    isRequired: true)
  static let widgetAction = Field(
    "action", .name(NameSet(Widget.Action.allCases.map { $0.rawValue })), "what is done with the widget")
  static let widgetTitle = Field("title", .string(StringShape()), "what stands in the header")
  static let subtitle = Field("subtitle", .string(StringShape()), "what stands beside or under the title")
  static let detail = Field("detail", .string(StringShape()), "a line under the header where there is room")
  static let refresh = Field(
    "refresh", .name(NameSet(Widget.Refresh.allCases.map { $0.rawValue })), "how the phone is told")
  static let bodyItems = Field(
    "items", .array(of: .either([.string(StringShape()), .object(ListItem.shape)]), limit: Limits.listItems),
    "rows that are drawn where there is no layout")
  static let family = Field("family", .name(WidgetFamily.names), "the widget family")
  static let families = Field(
    "families", .array(of: .name(WidgetFamily.names), limit: 16), "every widget family that it is made for")
  static let widgetOpenURL = Field("open_url", .string(StringShape(.tapURL)), "what a tap opens")
  static let buttons = Field(
    "buttons", .array(of: .object(WidgetButton.shape), limit: 16), "buttons that call an https endpoint")
  static let layout = Field("layout", .blocks, "the blocks that are drawn")

  static let buttonID = Field(
    "id", .string(StringShape(minimumLength: 1, maximumLength: 64)), "stable name of the button",
    isRequired: true)
  static let buttonTitle = Field(
    "title", .string(StringShape(minimumLength: 1)), "what the button says", isRequired: true)
  static let buttonCallback = Field(
    "callback",
    .object(ObjectShape("a callback", [Field.callbackURL, .callbackMethod])), "what a tap calls",
    isRequired: true)
  static let callbackURL = Field(
    "url", .string(StringShape(.secureURL)), "an https endpoint", isRequired: true)
  static let callbackMethod = Field("method", .name(httpMethods), "HTTP method")

  static let httpMethods = NameSet(["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD"])
}
