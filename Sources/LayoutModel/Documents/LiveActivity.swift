/// A Live Activity, all defaults filled in.
public struct LiveActivity: Sendable {
  public var span: SourceSpan
  public var event: Event
  public var name: String
  public var title: String
  public var status: String?
  public var progress: Double?
  public var items: [ListItem]
  public var tint: ColorValue?
  /// `nil` where the payload has none.
  public var layout: [Block]?

  /// What is done with the activity.
  public enum Event: String, Hashable, Sendable, CaseIterable {
    case start, update, end

    static let names = NameSet(allCases.map { $0.rawValue })
  }

  init(_ activity: ObjectReader) {
    span = activity.object.span
    event = activity.name(.event, as: Event.self) ?? .update
    name = activity.string(.activityName) ?? ""
    title = activity.string(.activityTitle) ?? ""
    status = activity.string(.status)
    progress = activity.number(.progress)
    items = ListItem.items(activity, .bodyItems)
    tint = activity.color(.tint)
    layout = Block.blocks(in: activity, .layout)
  }

  static let shape = ObjectShape(
    "a Live Activity",
    [
      .to, .event, .activityName, .activityTitle, .status, .progress, .bodyItems, .layout, .dismissalDate,
      .staleDate, .activityRelevance, .tint,
    ], checks: [.dismissalOnEnd])
}

extension Field {
  static let event = Field("event", .name(LiveActivity.Event.names), "start, update or end", isRequired: true)
  static let activityName = Field(
    "name", .string(StringShape(minimumLength: 1)), "name of the activity", isRequired: true)
  static let activityTitle = Field("title", .string(StringShape()), "what stands in the header")
  static let status = Field("status", .string(StringShape()), "what trails in the header")
  static let dismissalDate = Field(
    "dismissal_date", .string(StringShape(.dateTime)), "when an ended activity leaves the Lock Screen")
  static let staleDate = Field(
    "stale_date", .string(StringShape(.dateTime)), "when the content is out of date")
  static let activityRelevance = Field(
    "relevance_score", .number(.any), "the activity with the highest gets the Dynamic Island")
  static let tint = Field("tint", .color, "colour of progress and symbols that name none")
}
