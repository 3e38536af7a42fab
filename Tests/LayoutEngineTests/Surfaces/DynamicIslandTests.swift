import LayoutEngine
import LayoutModel
import Testing

@Suite struct DynamicIslandTests {
  @Test(arguments: [
    ("iphone-14-pro", 230.0, 371.0), ("iphone-15", 230, 371), ("iphone-16-pro", 230, 371),
    ("iphone-17", 230, 371), ("iphone-15-pro-max", 250, 408), ("iphone-16-plus", 250, 408),
    ("iphone-air", 250, 408), ("iphone-17-pro-max", 250, 408),
  ])
  func `an island has the total width of Apple's table`(id: String, total: Double, expanded: Double) throws {
    let island = try #require(Device.named(id)?.screen.dynamicIsland)
    #expect(abs(island.compactTotal.width - total) < 1e-9)
    #expect(island.expandedWidth == expanded)
  }

  @Test(arguments: ["iphone-14", "iphone-14-plus", "iphone-16e", "iphone-se-4-7-inch", "ipad-pro-11-inch"])
  func `a device without an island has none`(id: String) throws {
    #expect(try #require(Device.named(id)).screen.dynamicIsland == nil)
  }

  @Test(arguments: ScreenClass.allCases)
  func `an island's parts are whole pixels at three a point`(screen: ScreenClass) {
    guard let island = screen.dynamicIsland else { return }
    for length in [island.compact.width, island.compact.height, DynamicIsland.cameraWidth] {
      #expect(abs(length * 3 - (length * 3).rounded()) < 1e-9)
    }
    #expect(island.minimalWidths.lowerBound < island.minimalWidths.upperBound)
  }

  @Test(arguments: [
    ("iphone-15-pro-max", 408.0), ("iphone-15-pro", 371), ("iphone-17-pro", 371), ("iphone-14", 368),
    ("iphone-13-mini", 353), ("iphone-14-plus", 406), ("iphone-11", 392), ("ipad-pro-12-9-inch", 500),
    ("ipad-pro-11-inch", 425), ("ipad-10-2-inch", 425),
  ])
  func `a Live Activity has the width of the tables on the Lock Screen`(id: String, width: Double) {
    #expect(Device.named(id)?.screen.lockScreenActivityWidth == width)
  }

  @Test(arguments: ScreenClass.allCases)
  func `a Live Activity is as wide on the Lock Screen as in the expanded island`(screen: ScreenClass) {
    #expect(screen.lockScreenActivityWidth < screen.size.width)
    guard let island = screen.dynamicIsland else { return }
    #expect(screen.lockScreenActivityWidth == island.expandedWidth)
  }
}
