public import LayoutModel

/// A phone or tablet that a surface can be drawn for.
public struct Device: Hashable, Sendable {
  /// The name in lower case with hyphens, such as `iphone-15-pro-max`.
  public let id: String
  /// Apple's name, such as `iPhone 15 Pro Max`.
  public let name: String
  public let screen: ScreenClass
  /// Pixels per point.
  public let scale: Int

  init(_ name: String, screen: ScreenClass, scale: Int) {
    self.id = Self.identifier(for: name)
    self.name = name
    self.screen = screen
    self.scale = scale
  }

  /// The device whose surfaces are drawn where none is named.
  public static let standard = Device("iPhone 15 Pro Max", screen: .phone430x932, scale: 3)

  /// The device with this name or id, or another name that it is known by; upper and lower case taken alike.
  public static func named(_ name: String) -> Device? {
    let given = identifier(for: name)
    let wanted = otherNames[given] ?? given
    return all.first { $0.id == wanted }
  }

  /// The size of a widget's family, or `nil` where the device does not show it.
  public func size(of family: WidgetFamily) -> Size? {
    screen.widgetSizes.size(of: family)
  }

  /// The width of a notification, in points.
  ///
  /// Inferred, as nothing official is known: 8 points at each side on a phone; on a tablet as wide as a Live
  /// Activity.
  public var notificationWidth: Double {
    screen.isPhone ? screen.size.width - 16 : screen.lockScreenActivityWidth
  }

  /// Letters and digits of ASCII in lower case, one hyphen for each run of anything else between them.
  private static func identifier(for name: String) -> String {
    name.lowercased().split { !$0.isASCII || !($0.isLetter || $0.isNumber) }.joined(separator: "-")
  }
}
