/// The sizes and places in which a widget can be shown.
public enum WidgetFamily: String, CaseIterable, Sendable, Hashable {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge
  case accessoryCircular, accessoryRectangular, accessoryInline
}
