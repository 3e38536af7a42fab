extension Device {
  /// Every device that is known: iPhones, newest first, then iPads, then some with a zoomed display.
  ///
  /// Screens and scales are those of Apple's Human Interface Guidelines, page Layout, of December 2025. The
  /// page gives the older Plus phones as 3×, though their pixels are fewer.
  public static let all: [Device] = [
    Device("iPhone 17 Pro Max", screen: .phone440x956, scale: 3),
    Device("iPhone 17 Pro", screen: .phone402x874, scale: 3),
    Device("iPhone Air", screen: .phone420x912, scale: 3),
    Device("iPhone 17", screen: .phone402x874, scale: 3),
    Device("iPhone 16 Pro Max", screen: .phone440x956, scale: 3),
    Device("iPhone 16 Pro", screen: .phone402x874, scale: 3),
    Device("iPhone 16 Plus", screen: .phone430x932, scale: 3),
    Device("iPhone 16", screen: .phone393x852, scale: 3),
    Device("iPhone 16e", screen: .phone390x844, scale: 3),
    Device("iPhone 15 Pro Max", screen: .phone430x932, scale: 3),
    Device("iPhone 15 Pro", screen: .phone393x852, scale: 3),
    Device("iPhone 15 Plus", screen: .phone430x932, scale: 3),
    Device("iPhone 15", screen: .phone393x852, scale: 3),
    Device("iPhone 14 Pro Max", screen: .phone430x932, scale: 3),
    Device("iPhone 14 Pro", screen: .phone393x852, scale: 3),
    Device("iPhone 14 Plus", screen: .phone428x926, scale: 3),
    Device("iPhone 14", screen: .phone390x844, scale: 3),
    Device("iPhone 13 Pro Max", screen: .phone428x926, scale: 3),
    Device("iPhone 13 Pro", screen: .phone390x844, scale: 3),
    Device("iPhone 13", screen: .phone390x844, scale: 3),
    Device("iPhone 13 mini", screen: .phone375x812, scale: 3),
    Device("iPhone 12 Pro Max", screen: .phone428x926, scale: 3),
    Device("iPhone 12 Pro", screen: .phone390x844, scale: 3),
    Device("iPhone 12", screen: .phone390x844, scale: 3),
    Device("iPhone 12 mini", screen: .phone375x812, scale: 3),
    Device("iPhone 11 Pro Max", screen: .phone414x896, scale: 3),
    Device("iPhone 11 Pro", screen: .phone375x812, scale: 3),
    Device("iPhone 11", screen: .phone414x896, scale: 2),
    Device("iPhone XS Max", screen: .phone414x896, scale: 3),
    Device("iPhone XS", screen: .phone375x812, scale: 3),
    Device("iPhone XR", screen: .phone414x896, scale: 2),
    Device("iPhone X", screen: .phone375x812, scale: 3),
    Device("iPhone 8 Plus", screen: .phone414x736, scale: 3),
    Device("iPhone 8", screen: .phone375x667, scale: 2),
    Device("iPhone 7 Plus", screen: .phone414x736, scale: 3),
    Device("iPhone 7", screen: .phone375x667, scale: 2),
    Device("iPhone 6s Plus", screen: .phone414x736, scale: 3),
    Device("iPhone 6s", screen: .phone375x667, scale: 2),
    Device("iPhone 6 Plus", screen: .phone414x736, scale: 3),
    Device("iPhone 6", screen: .phone375x667, scale: 2),
    Device("iPhone SE 4.7-inch", screen: .phone375x667, scale: 2),
    Device("iPhone SE 4-inch", screen: .phone320x568, scale: 2),
    Device("iPod touch", screen: .phone320x568, scale: 2),

    Device("iPad Pro 12.9-inch", screen: .pad1024x1366, scale: 2),
    Device("iPad Pro 11-inch", screen: .pad834x1194, scale: 2),
    Device("iPad Pro 10.5-inch", screen: .pad834x1194, scale: 2),
    Device("iPad Pro 9.7-inch", screen: .pad768x1024, scale: 2),
    Device("iPad Air 13-inch", screen: .pad1024x1366, scale: 2),
    Device("iPad Air 11-inch", screen: .pad820x1180, scale: 2),
    Device("iPad Air 10.9-inch", screen: .pad820x1180, scale: 2),
    Device("iPad Air 10.5-inch", screen: .pad834x1112, scale: 2),
    Device("iPad Air 9.7-inch", screen: .pad768x1024, scale: 2),
    Device("iPad 11-inch", screen: .pad820x1180, scale: 2),
    Device("iPad 10.2-inch", screen: .pad810x1080, scale: 2),
    Device("iPad 9.7-inch", screen: .pad768x1024, scale: 2),
    Device("iPad mini 8.3-inch", screen: .pad744x1133, scale: 2),
    Device("iPad mini 7.9-inch", screen: .pad768x1024, scale: 2),

    // Display Zoom changes the points of a screen. The guidelines list the sizes of widgets on these screens
    // without saying whose they are: the devices are inferred from the proportions.
    Device("iPhone 13 mini Display Zoom", screen: .phone360x780, scale: 3),
    Device("iPad Air 11-inch More Space", screen: .pad954x1373, scale: 2),
    Device("iPad Pro 11-inch More Space", screen: .pad970x1389, scale: 2),
    Device("iPad Pro 12.9-inch More Space", screen: .pad1192x1590, scale: 2),
  ]

  /// Names that people know a device by beside its own, as ids: the iPhone SE by its generations.
  static let otherNames: [String: String] = [
    "iphone-se": "iphone-se-4-7-inch",
    "iphone-se-3": "iphone-se-4-7-inch",
    "iphone-se-3rd-generation": "iphone-se-4-7-inch",
    "iphone-se-2": "iphone-se-4-7-inch",
    "iphone-se-2nd-generation": "iphone-se-4-7-inch",
    "iphone-se-1": "iphone-se-4-inch",
    "iphone-se-1st-generation": "iphone-se-4-inch",
  ]
}
