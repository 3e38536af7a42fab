/// What a file is meant to be.
public enum PayloadKind: String, Hashable, Sendable, CaseIterable {
  case widget
  case liveActivity = "live-activity"
  case push
  case notification
  case blocks
  /// Not JSON at all: the message of a push.
  case text

  /// The kind that can be told from the keys of the root; `nil` where none can.
  init?(of root: JSONValue) {
    switch root.kind {
    case .array: self = .blocks
    case .object:
      let reader = ObjectReader(root, pointer: "")
      guard let kind = Self.kind(of: reader) else { return nil }
      self = kind
    case .null, .boolean, .number, .string: return nil
    }
  }

  private static func kind(of root: ObjectReader) -> PayloadKind? {
    let isPush = [Field.pushTitle, .pushBody].contains(where: root.has)
    if case .object? = root.value(.widget)?.kind { return isPush ? .push : .widget }
    if isBlock(root) { return .blocks }
    if isLiveActivity(root) { return .liveActivity }
    if isBareWidget(root) { return .widget }
    if [Field.actions, .source, .sourceDisplayName, .level].contains(where: root.has) {
      return .notification
    }
    if isPush { return .push }
    return root.member(.widget) == nil ? nil : .widget
  }

  private static func isBlock(_ root: ObjectReader) -> Bool {
    guard let type = root.string(.type) else { return false }
    return BlockType(rawValue: type) != nil || root.has(.children)
  }

  /// A known event, or a mistyped one beside a name.
  private static func isLiveActivity(_ root: ObjectReader) -> Bool {
    guard let event = root.string(.event) else { return false }
    return LiveActivity.Event.names.resolve(event) != nil || root.has(.activityName)
  }

  private static func isBareWidget(_ root: ObjectReader) -> Bool {
    root.has(.widgetID) && [Field.widgetAction, .family, .families, .layout].contains(where: root.has)
  }

  /// The kind with its article, as in messages.
  public var title: String {
    switch self {
    case .widget: "a widget"
    case .liveActivity: "a Live Activity"
    case .push: "a push"
    case .notification: "a notification"
    case .blocks: "blocks"
    case .text: "a plain message"
    }
  }
}
