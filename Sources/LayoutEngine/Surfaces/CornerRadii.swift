public import LayoutModel

/// The radii of the surfaces' corners, in points; all corners are continuous.
///
/// Apple publishes the Dynamic Island's alone. The others are kept here so that one change re-bases every
/// picture once somebody measures a device.
public enum CornerRadii {
  /// Unverified: third parties say 18 to 26.
  public static func widget(in version: PaletteVersion) -> Double {
    switch version {
    case .ios18: 22
    case .ios26: 26
    }
  }

  /// Measured up to iOS 18 by a project that imitates notifications; for iOS 26 a third party's claim.
  public static func notification(in version: PaletteVersion) -> Double {
    switch version {
    case .ios18: 23.5
    case .ios26: 24
    }
  }

  /// Inferred: a Live Activity's card looks like a notification.
  public static func lockScreenActivity(in version: PaletteVersion) -> Double {
    notification(in: version)
  }

  /// Apple's Human Interface Guidelines, page Live Activities.
  public static let dynamicIsland = 44.0
}
