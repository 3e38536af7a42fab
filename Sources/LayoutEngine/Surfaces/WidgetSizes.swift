public import LayoutModel

/// The sizes of the widgets on one class of screen, in points.
public struct WidgetSizes: Hashable, Sendable {
  public let systemSmall: Size
  public let systemMedium: Size
  public let systemLarge: Size
  /// iPads alone have it.
  public let systemExtraLarge: Size?
  /// The Lock Screen's families, where their sizes are known.
  public let accessory: AccessorySizes?

  /// `small` is the side of a small widget and the height of a medium one, `wide` the width of a medium and a
  /// large one, `tall` the height of a large one.
  init(
    small: Double, wide: Double, tall: Double, extraWide: Double? = nil, accessory: AccessorySizes? = nil
  ) {
    systemSmall = Size(width: small, height: small)
    systemMedium = Size(width: wide, height: small)
    systemLarge = Size(width: wide, height: tall)
    systemExtraLarge = extraWide.map { Size(width: $0, height: tall) }
    self.accessory = accessory
  }

  /// The size of a family, or `nil` where the screen does not show it.
  public func size(of family: WidgetFamily) -> Size? {
    switch family {
    case .systemSmall: systemSmall
    case .systemMedium: systemMedium
    case .systemLarge: systemLarge
    case .systemExtraLarge: systemExtraLarge
    case .accessoryCircular: accessory?.circular
    case .accessoryRectangular: accessory?.rectangular
    case .accessoryInline: accessory?.inline
    }
  }
}

/// The sizes of the Lock Screen's widgets on one class of screen, in points.
public struct AccessorySizes: Hashable, Sendable {
  public let circular: Size
  public let rectangular: Size
  public let inline: Size

  init(circular: Double, rectangular: (width: Double, height: Double), inlineWidth: Double) {
    self.circular = Size(width: circular, height: circular)
    self.rectangular = Size(width: rectangular.width, height: rectangular.height)
    inline = Size(width: inlineWidth, height: 26)
  }
}

extension ScreenClass {
  /// The sizes of the widgets on this screen.
  ///
  /// Where no other source is named, the figures are those of Apple's Human Interface Guidelines, page
  /// Widgets, of December 2025. On iPads they are the sizes at which a widget is laid out; the Home Screen
  /// then scales it down.
  public var widgetSizes: WidgetSizes {
    switch self {
    case .phone320x568: WidgetSizes(small: 141, wide: 292, tall: 311)
    case .phone360x780:
      WidgetSizes(
        small: 155, wide: 329, tall: 345,
        accessory: AccessorySizes(circular: 72, rectangular: (157, 72), inlineWidth: 225))
    case .phone375x667:
      WidgetSizes(
        small: 148, wide: 321, tall: 324,
        accessory: AccessorySizes(circular: 68, rectangular: (153, 68), inlineWidth: 225))
    case .phone375x812:
      WidgetSizes(
        small: 155, wide: 329, tall: 345,
        accessory: AccessorySizes(circular: 72, rectangular: (157, 72), inlineWidth: 225))
    case .phone390x844:
      WidgetSizes(
        small: 158, wide: 338, tall: 354,
        accessory: AccessorySizes(circular: 72, rectangular: (160, 72), inlineWidth: 234))
    case .phone393x852:
      WidgetSizes(
        small: 158, wide: 338, tall: 354,
        accessory: AccessorySizes(circular: 72, rectangular: (160, 72), inlineWidth: 234))
    // Not in the guidelines. Home Screen: measured on screenshots (1206×2622 pixels, 2024). Lock Screen:
    // inferred from the next smaller class.
    case .phone402x874:
      WidgetSizes(
        small: 162, wide: 344, tall: 366,
        accessory: AccessorySizes(circular: 72, rectangular: (160, 72), inlineWidth: 234))
    // Measured on simulators (2021). The guidelines say 159×159 and 348×357, which does not go with a
    // medium widget of 157: the measurement is more plausible.
    case .phone414x736:
      WidgetSizes(
        small: 157, wide: 348, tall: 351,
        accessory: AccessorySizes(circular: 76, rectangular: (170, 76), inlineWidth: 248))
    case .phone414x896:
      WidgetSizes(
        small: 169, wide: 360, tall: 379,
        accessory: AccessorySizes(circular: 76, rectangular: (160, 72), inlineWidth: 248))
    // Not in the guidelines and nowhere measured: interpolated between its neighbours, the Lock Screen from
    // the next larger class. Unverified.
    case .phone420x912:
      WidgetSizes(
        small: 166, wide: 354, tall: 374,
        accessory: AccessorySizes(circular: 76, rectangular: (172, 76), inlineWidth: 257))
    case .phone428x926:
      WidgetSizes(
        small: 170, wide: 364, tall: 382,
        accessory: AccessorySizes(circular: 76, rectangular: (172, 76), inlineWidth: 257))
    case .phone430x932:
      WidgetSizes(
        small: 170, wide: 364, tall: 382,
        accessory: AccessorySizes(circular: 76, rectangular: (172, 76), inlineWidth: 257))
    // Not in the guidelines. Home Screen: measured on screenshots (1320×2868 pixels, 2024). Lock Screen:
    // inferred from the next smaller class.
    case .phone440x956:
      WidgetSizes(
        small: 170, wide: 364, tall: 382,
        accessory: AccessorySizes(circular: 76, rectangular: (172, 76), inlineWidth: 257))

    // The guidelines give no sizes for the Lock Screen of iPads.
    case .pad744x1133, .pad768x1024: WidgetSizes(small: 141, wide: 305.5, tall: 305.5, extraWide: 634.5)
    case .pad810x1080: WidgetSizes(small: 146, wide: 320.5, tall: 320.5, extraWide: 669)
    case .pad820x1180, .pad834x1194: WidgetSizes(small: 155, wide: 342, tall: 342, extraWide: 715.5)
    case .pad834x1112: WidgetSizes(small: 150, wide: 327.5, tall: 327.5, extraWide: 682)
    case .pad954x1373, .pad970x1389: WidgetSizes(small: 162, wide: 350, tall: 350, extraWide: 726)
    case .pad1024x1366: WidgetSizes(small: 170, wide: 378.5, tall: 378.5, extraWide: 795)
    case .pad1192x1590: WidgetSizes(small: 188, wide: 412, tall: 412, extraWide: 860)
    }
  }
}
