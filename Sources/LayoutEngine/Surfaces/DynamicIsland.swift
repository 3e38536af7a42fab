public import LayoutModel

/// The parts of a Dynamic Island, in points.
public struct DynamicIsland: Hashable, Sendable {
  /// Each of the two views beside the camera in the compact presentation.
  public let compact: Size
  /// The least and the greatest width of the minimal presentation, which is as high as the compact one.
  public let minimalWidths: ClosedRange<Double>
  public let expandedWidth: Double

  /// The whole island in the compact presentation, 230 or 250 wide.
  public var compactTotal: Size {
    Size(width: 2 * compact.width + Self.cameraWidth, height: compact.height)
  }

  /// The gap between the two compact views: what the guidelines' total width leaves, 376 pixels at 3×.
  public static let cameraWidth = 376.0 / 3

  /// The height of the compact and the minimal presentation, 110 pixels at 3×.
  public static let height = 110.0 / 3

  init(compactWidth: Double, expandedWidth: Double) {
    compact = Size(width: compactWidth, height: Self.height)
    minimalWidths = Self.height...45
    self.expandedWidth = expandedWidth
  }
}

/// Heights between which iOS lets a Live Activity grow on the Lock Screen and in the expanded island, in
/// points.
public enum LiveActivityHeight {
  /// The least height in the guidelines' tables.
  public static let minimum = 84.0
  /// iOS may cut what is taller.
  public static let maximum = 160.0
}

extension ScreenClass {
  /// The island of the phones with this screen, or `nil` where they have none.
  ///
  /// The figures are those of Apple's Human Interface Guidelines, page Live Activities, of December 2025,
  /// which give the compact views on two screens, 52.33 or 62.33 wide (whole pixels at 3×), and the total
  /// widths, 230 or 250, for every phone.
  public var dynamicIsland: DynamicIsland? {
    switch self {
    case .phone393x852, .phone402x874:
      DynamicIsland(compactWidth: 157.0 / 3, expandedWidth: 371)
    case .phone420x912, .phone430x932, .phone440x956:
      DynamicIsland(compactWidth: 187.0 / 3, expandedWidth: 408)
    case .phone320x568, .phone360x780, .phone375x667, .phone375x812,
      .phone390x844, .phone414x736, .phone414x896, .phone428x926,
      .pad744x1133, .pad768x1024, .pad810x1080, .pad820x1180, .pad834x1112,
      .pad834x1194, .pad954x1373, .pad970x1389, .pad1024x1366, .pad1192x1590:
      nil
    }
  }

  /// The width of a Live Activity on the Lock Screen, in points.
  ///
  /// The guidelines give it for 393×852 and 430×932, where it is that of the expanded island, and for the
  /// larger and the smaller iPads. The rest is inferred: phones with an island are taken alike, phones
  /// without one leave 11 points at each side as those two do, and iPads that are not named are taken for the
  /// smaller ones.
  public var lockScreenActivityWidth: Double {
    switch self {
    case .phone393x852, .phone402x874: 371
    case .phone420x912, .phone430x932, .phone440x956: 408
    case .phone320x568, .phone360x780, .phone375x667, .phone375x812,
      .phone390x844, .phone414x736, .phone414x896, .phone428x926:
      size.width - 22
    case .pad1024x1366, .pad1192x1590: 500
    case .pad744x1133, .pad768x1024, .pad810x1080, .pad820x1180,
      .pad834x1112, .pad834x1194, .pad954x1373, .pad970x1389:
      425
    }
  }
}
