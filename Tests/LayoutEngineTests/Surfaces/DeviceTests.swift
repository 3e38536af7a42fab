import LayoutEngine
import LayoutModel
import Testing

@Suite struct DeviceTests {
  @Test func `the standard device is an iPhone 15 Pro Max`() {
    #expect(Device.standard.id == "iphone-15-pro-max")
    #expect(Device.all.contains(.standard))
    #expect(Device.standard.scale == 3)
    #expect(Device.standard.size(of: .systemMedium) == Size(width: 364, height: 170))
  }

  @Test(arguments: ["iPhone 15 Pro Max", "iphone-15-pro-max", "IPHONE 15 PRO MAX", " iphone  15-pro max "])
  func `a device is found by its name or id in any case`(name: String) {
    #expect(Device.named(name) == .standard)
  }

  @Test(arguments: ["", "-", "iPhone", "iPhone 15 Pro Maxi", "Pixel 9", "\u{0}", "ｉＰｈｏｎｅ 15"])
  func `an unknown name gives no device`(name: String) {
    #expect(Device.named(name) == nil)
  }

  @Test(arguments: Device.all)
  func `every device is found by its own name and id`(device: Device) {
    #expect(Device.named(device.name) == device)
    #expect(Device.named(device.id) == device)
  }

  @Test(arguments: [
    ("iPhone SE (3rd generation)", "iphone-se-4-7-inch"), ("iphone-se-2", "iphone-se-4-7-inch"),
    ("iPhone SE", "iphone-se-4-7-inch"), ("iphone-se-1", "iphone-se-4-inch"),
  ])
  func `an iPhone SE is found by its generation`(name: String, id: String) {
    #expect(Device.named(name)?.id == id)
  }

  @Test func `no two devices share an id`() {
    #expect(Set(Device.all.map(\.id)).count == Device.all.count)
  }

  @Test(arguments: [
    ("iPad Pro 12.9-inch", "ipad-pro-12-9-inch"), ("iPhone SE 4.7-inch", "iphone-se-4-7-inch"),
    ("iPad Air 11-inch More Space", "ipad-air-11-inch-more-space"),
  ])
  func `an id is the name in lower case with hyphens`(name: String, id: String) {
    #expect(Device.named(name)?.id == id)
  }

  @Test(arguments: [
    ("iphone-15-pro", WidgetFamily.systemSmall, 158.0, 158.0),
    ("iphone-15-pro", .systemLarge, 338, 354),
    ("iphone-15-pro-max", .systemLarge, 364, 382),
    ("iphone-15-pro-max", .accessoryCircular, 76, 76),
    ("iphone-15-pro-max", .accessoryRectangular, 172, 76),
    ("iphone-15-pro-max", .accessoryInline, 257, 26),
    ("iphone-17", .systemMedium, 344, 162),
    ("iphone-17-pro-max", .systemSmall, 170, 170),
    ("iphone-air", .systemLarge, 354, 374),
    ("iphone-8-plus", .systemSmall, 157, 157),
    ("iphone-se-4-7-inch", .systemMedium, 321, 148),
    ("iphone-11", .accessoryRectangular, 160, 72),
    ("ipad-pro-12-9-inch", .systemExtraLarge, 795, 378.5),
    ("ipad-mini-8-3-inch", .systemMedium, 305.5, 141),
  ])
  func `a family has the size of the tables`(
    id: String, family: WidgetFamily, width: Double, height: Double
  ) {
    #expect(Device.named(id)?.size(of: family) == Size(width: width, height: height))
  }

  @Test(arguments: Device.all)
  func `phones have no extra large widget, tablets no known Lock Screen`(device: Device) {
    #expect((device.size(of: .systemExtraLarge) == nil) == device.screen.isPhone)
    if !device.screen.isPhone { #expect(device.size(of: .accessoryCircular) == nil) }
  }

  @Test(arguments: Device.all, WidgetFamily.allCases)
  func `every surface fits on its screen`(device: Device, family: WidgetFamily) {
    guard let size = device.size(of: family) else { return }
    #expect(size.width > 0 && size.height > 0)
    #expect(size.width < max(device.screen.size.width, device.screen.size.height))
    #expect(size.height < device.screen.size.height)
  }

  @Test(arguments: [("iphone-15-pro-max", 414.0), ("iphone-15", 377), ("iphone-17-pro", 386)])
  func `a notification leaves eight points at each side of a phone`(id: String, width: Double) {
    #expect(Device.named(id)?.notificationWidth == width)
  }

  @Test(arguments: Device.all)
  func `a notification fits on its screen`(device: Device) {
    #expect(device.notificationWidth > 0 && device.notificationWidth < device.screen.size.width)
  }

  @Test func `the oldest screen shows nothing on its Lock Screen`() {
    #expect(ScreenClass.phone320x568.widgetSizes.accessory == nil)
  }

  @Test(arguments: ScreenClass.allCases)
  func `a screen's name is its size`(screen: ScreenClass) {
    #expect(screen.rawValue == "\(Int(screen.size.width))×\(Int(screen.size.height))")
  }
}
