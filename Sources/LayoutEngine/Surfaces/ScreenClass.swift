public import LayoutModel

/// The screens that devices have, in points, upright: devices of one class show the same surfaces.
public enum ScreenClass: String, Hashable, Sendable, CaseIterable {
  case phone320x568 = "320×568"
  case phone360x780 = "360×780"
  case phone375x667 = "375×667"
  case phone375x812 = "375×812"
  case phone390x844 = "390×844"
  case phone393x852 = "393×852"
  case phone402x874 = "402×874"
  case phone414x736 = "414×736"
  case phone414x896 = "414×896"
  case phone420x912 = "420×912"
  case phone428x926 = "428×926"
  case phone430x932 = "430×932"
  case phone440x956 = "440×956"
  case pad744x1133 = "744×1133"
  case pad768x1024 = "768×1024"
  case pad810x1080 = "810×1080"
  case pad820x1180 = "820×1180"
  case pad834x1112 = "834×1112"
  case pad834x1194 = "834×1194"
  case pad954x1373 = "954×1373"
  case pad970x1389 = "970×1389"
  case pad1024x1366 = "1024×1366"
  case pad1192x1590 = "1192×1590"

  /// The whole screen.
  public var size: Size {
    switch self {
    case .phone320x568: Size(width: 320, height: 568)
    case .phone360x780: Size(width: 360, height: 780)
    case .phone375x667: Size(width: 375, height: 667)
    case .phone375x812: Size(width: 375, height: 812)
    case .phone390x844: Size(width: 390, height: 844)
    case .phone393x852: Size(width: 393, height: 852)
    case .phone402x874: Size(width: 402, height: 874)
    case .phone414x736: Size(width: 414, height: 736)
    case .phone414x896: Size(width: 414, height: 896)
    case .phone420x912: Size(width: 420, height: 912)
    case .phone428x926: Size(width: 428, height: 926)
    case .phone430x932: Size(width: 430, height: 932)
    case .phone440x956: Size(width: 440, height: 956)
    case .pad744x1133: Size(width: 744, height: 1133)
    case .pad768x1024: Size(width: 768, height: 1024)
    case .pad810x1080: Size(width: 810, height: 1080)
    case .pad820x1180: Size(width: 820, height: 1180)
    case .pad834x1112: Size(width: 834, height: 1112)
    case .pad834x1194: Size(width: 834, height: 1194)
    case .pad954x1373: Size(width: 954, height: 1373)
    case .pad970x1389: Size(width: 970, height: 1389)
    case .pad1024x1366: Size(width: 1024, height: 1366)
    case .pad1192x1590: Size(width: 1192, height: 1590)
    }
  }

  /// Whether a phone has it, not a tablet.
  public var isPhone: Bool {
    switch self {
    case .phone320x568, .phone360x780, .phone375x667, .phone375x812, .phone390x844, .phone393x852,
      .phone402x874, .phone414x736, .phone414x896, .phone420x912, .phone428x926, .phone430x932,
      .phone440x956:
      true
    case .pad744x1133, .pad768x1024, .pad810x1080, .pad820x1180, .pad834x1112, .pad834x1194, .pad954x1373,
      .pad970x1389, .pad1024x1366, .pad1192x1590:
      false
    }
  }
}
