import LayoutModel

/// The sizes and colours of notifications; lengths in points.
///
/// "Measured" names figures that a project which imitates notifications read off iOS 16; "menu" those that
/// Flutter's imitation of iOS menus measured. Everything that is "chosen" has no public source: it is set by
/// eye, here and nowhere else, so that one change mends every picture.
enum NotificationTheme {
  // MARK: Screen

  /// From the screen's edges to the platter (inferred).
  static let screenMargin = 8.0
  /// Wallpaper above and below what is shown, besides the margin (chosen).
  static let room = 8.0

  // MARK: Platter

  /// Measured: texts start 10.3 below the edge and 58 from the leading one, the icon at 10.
  static let platterPadding = EdgeInsets(top: 31.0 / 3, leading: 10, bottom: 31.0 / 3, trailing: 15)
  /// Measured.
  static let iconSide = 38.0
  static let iconGap = 10.0
  /// Apple's icon grid: a radius of 22.5 % of the side.
  static let iconRadius = iconSide * 0.225
  /// Chosen.
  static let dateGap = 8.0
  /// Apple says two to four lines; the Lock Screen shows four.
  static let bodyLines = 4
  /// Titles and subtitles take one line, two where the text is of an accessibility size (chosen).
  static func titleLines(at size: TextSize) -> Int { size.isAccessibility ? 2 : 1 }
  /// Measured: half of the label's colour.
  static let dateOpacity = 0.5

  // MARK: Attachment

  /// Inferred: as large as the icon.
  static let thumbnailSide = 38.0
  static let thumbnailRadius = 6.0
  static let thumbnailTop = 3.0
  /// Width over height of an attachment whose own shape is not known (chosen).
  static let unknownRatio = 16.0 / 9
  /// No picture is shown higher than this share of its width (chosen).
  static let greatestHeight = 1.25

  /// The box of a sound, which has no picture (chosen).
  static let soundHeight = 96.0
  /// Symbol of an attachment that is not at hand, in a card, and over the side of a thumbnail (chosen).
  static let placeholderSymbol = 40.0
  static let thumbnailSymbol = 0.45
  static let placeholderGap = 6.0

  // MARK: Avatar

  /// The app's icon at the lower trailing corner of an avatar (chosen).
  static let badgeSide = 16.0
  static let badgeRadius = badgeSide * 0.225
  /// How far it stands out of the avatar.
  static let badgeOverhang = 2.0

  // MARK: Menu and reply field

  /// Between the notification and its menu (menu: 8 between groups).
  static let menuGap = 8.0
  /// Menu: 28 besides the line of text, 16 before it, two lines at most, icons in a column 44 wide.
  static let rowPadding = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 0)
  static let rowLines = 2
  static let iconColumn = 44.0
  static let rowHeight = 44.0
  static let rowOpacity = 0.96
  /// Menu: 13 up to iOS 18; for iOS 26 inferred, as round as a platter.
  static func menuRadius(in version: PaletteVersion) -> Double {
    switch version {
    case .ios18: 13
    case .ios26: 24
    }
  }
  /// Chosen.
  static let replyPadding = EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 16)
  static let fieldPadding = EdgeInsets(horizontal: 14, vertical: 7)
  static let fieldGap = 12.0
  static let caretGap = 2.0
  static let caretSize = Size(width: 2, height: 22)

  // MARK: Stack

  /// How much of each further card peeks out, and how much narrower than the one before it is (chosen).
  static let peek = 8.0
  static let peekInset = 12.0
  /// The cards of a stack, the front one included.
  static let stackDepth = 3

  // MARK: Colours

  /// Of the wallpaper under a material (iOS's own materials are said to blur over about 30).
  static let blurRadius = 24.0

  /// The tint over the blurred wallpaper, chosen so that it comes near iOS's regular material.
  static func platterTint(in environment: PreviewEnvironment) -> RGBA {
    tint(in: environment, light: 0.68, dark: 0.68)
  }

  /// The menu's is a little thicker.
  static func menuTint(in environment: PreviewEnvironment) -> RGBA {
    tint(in: environment, light: 0.76, dark: 0.72)
  }

  /// A card further back lets more of the wallpaper through.
  static func peekTint(_ depth: Int, in environment: PreviewEnvironment) -> RGBA {
    platterTint(in: environment).faded(to: depth == 1 ? 0.72 : 0.5)
  }

  /// The wallpaper behind a long-pressed notification is darkened.
  static func dim(of presentation: NotificationPresentation, in environment: PreviewEnvironment) -> RGBA {
    switch presentation {
    case .banner, .stack: .clear
    case .expanded: RGBA.black.faded(to: environment.appearance == .light ? 0.18 : 0.5)
    }
  }

  /// Contacts' monogram of a person without a picture.
  static let monogram = VerticalGradient(top: RGBA(hex: 0xA5ABB9), bottom: RGBA(hex: 0x858A96))
  /// The icon of an app that is not at hand: neutral, so that nobody takes it for the real one.
  static let appIcon = VerticalGradient(top: RGBA(hex: 0x8A93A3), bottom: RGBA(hex: 0x5F6775))
  /// Size of a monogram's letters over the side of the icon: of one, and of two.
  static let monogramSize = 0.46
  static let monogramPairSize = 0.37
  /// Between the sign of a critical alert and its word.
  static let importanceGap = 4.0

  private static func tint(in environment: PreviewEnvironment, light: Double, dark: Double) -> RGBA {
    let isClear = environment.contrast == .standard
    switch environment.appearance {
    case .light: return RGBA.white.faded(to: isClear ? light : 0.94)
    case .dark: return RGBA(hex: 0x29292D).faded(to: isClear ? dark : 0.94)
    }
  }
}

extension TextSize {
  /// Whether it is one of the five that only the accessibility settings offer.
  var isAccessibility: Bool {
    switch self {
    case .xSmall, .small, .medium, .large, .xLarge, .xxLarge, .xxxLarge: false
    case .accessibility1, .accessibility2, .accessibility3, .accessibility4, .accessibility5: true
    }
  }
}
