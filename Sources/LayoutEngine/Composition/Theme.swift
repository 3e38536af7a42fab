import LayoutModel

/// The sizes that the phone's renderer draws blocks with, in points.
///
/// Apple publishes none of them but the margins; they are chosen so that the pages' samples fit the families
/// they name and look as iOS widgets do.
enum Theme {
  /// Margin of a Home Screen widget (HIG, Widgets: 16).
  static let widgetMargin = 16.0
  /// Margin of a Lock Screen Live Activity (HIG, Live Activities: 14).
  static let lockScreenMargin = 14.0
  /// Between the header, the blocks and the buttons.
  static let blockGap = 6.0
  /// The same where a family has room to breathe.
  static let wideBlockGap = 10.0
  /// Between the title and a subtitle beside it.
  static let headerGap = 6.0
  static let rowGap = 8.0
  static let stackGap = 6.0
  static let gridGap = 8.0

  static let badgePadding = EdgeInsets(horizontal: 8, vertical: 3)
  static let badgeIconGap = 4.0
  /// Opacity of a soft badge's fill.
  static func softFill(in appearance: Appearance) -> Double { appearance == .light ? 0.15 : 0.22 }

  /// Height of a linear `ProgressView` (measured on SwiftUI renders).
  static let barThickness = 4.0
  static let gaugeBarThickness = 6.0
  static let barGap = 4.0

  static let ringDiameter = 40.0
  /// Stroke over diameter.
  static let ringStroke = 0.115
  /// How much of a larger ring's growth its value follows.
  static let ringValueGrowth = 0.6
  static let ringLabelGap = 8.0

  static let metricUnitGap = 2.0
  static let metricIconGap = 3.0

  static let listGap = 4.0
  static let listIconGap = 6.0
  /// Width of the icon column over the font size: as wide as the widest common symbols.
  static let listIconColumn = 1.25
  /// Diameter of the dot of a toned item without an icon, over the font size.
  static let listDot = 0.55

  static let buttonPadding = EdgeInsets(horizontal: 10, vertical: 5)
  static let buttonIconGap = 4.0
  static let buttonGap = 6.0

  /// An image without a size of its own, or a placeholder.
  static let placeholderPadding = EdgeInsets(horizontal: 6, vertical: 3)
  static let placeholderRadius = 6.0
}
