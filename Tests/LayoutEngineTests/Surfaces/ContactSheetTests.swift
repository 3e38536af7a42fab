@testable import LayoutEngine
import LayoutModel
import Testing

@Suite struct ContactSheetTests {
  private func sheet(_ families: [WidgetFamily]) throws -> ContactSheet {
    let json = #"{"widget": {"id": "w", "title": "T", "progress": 0.5}}"#
    return ContactSheet(
      title: "T", subtitle: "D",
      panels: try Appearance.allCases.map { appearance in
        ContactSheet.Panel(
          appearance: appearance,
          pictures: try families.map { family in
            ContactSheet.Picture(
              caption: family.rawValue,
              layout: try SurfaceLayout(
                json, on: .widget(family), in: PreviewEnvironment(appearance: appearance)))
          })
      })
  }

  @Test func `every picture stands once on each panel under its caption`() throws {
    let families: [WidgetFamily] = [.systemSmall, .systemMedium, .systemLarge, .accessoryRectangular]
    let list = try sheet(families).displayList(scale: 2, content: SquareContent())
    for family in families { #expect(list.words.count { $0 == family.rawValue } == 2) }
    #expect(list.words.contains("Light") && list.words.contains("Dark"))
  }

  @Test func `no two pictures overlap and all lie on the sheet`() throws {
    let families: [WidgetFamily] = [.systemSmall, .systemMedium, .systemLarge]
    let sheet = try sheet(families)
    let list = sheet.displayList(scale: 3, content: SquareContent())
    let rects = list.commands.compactMap { command -> Rect? in
      guard case .pushClip(.continuous(let rect, let radius)) = command, radius == 26 else { return nil }
      return rect
    }
    #expect(rects.count == 6)
    for (index, rect) in rects.enumerated() {
      #expect(rect.x >= 0 && rect.maxX <= list.size.width && rect.maxY <= list.size.height)
      #expect(abs(rect.x * 3 - (rect.x * 3).rounded()) < 1e-6)
      for other in rects.dropFirst(index + 1) {
        let isApart =
          rect.maxX <= other.x || other.maxX <= rect.x || rect.maxY <= other.y || other.maxY <= rect.y
        #expect(isApart)
      }
    }
  }

  private static let packings: [(widths: [Double], width: Double, shelves: [[Int]])] = [
    ([170, 364, 196], 364, [[0], [1], [2]]), ([170, 364, 196], 400, [[0, 2], [1]]), ([], 100, []),
    ([500], 100, [[0]]),
  ]

  @Test(arguments: packings)
  func `a tile stands on the first shelf with room`(widths: [Double], width: Double, shelves: [[Int]]) {
    #expect(ShelfPacking(gap: 24).shelves(of: widths, width: width) == shelves)
  }

  private static let panelWidths: [(widths: [Double], width: Double)] = [
    ([170, 364, 196], 390), ([364, 364], 364), ([170], 170), ([], 0), ([300, 300], 300),
  ]

  @Test(arguments: panelWidths)
  func `a panel widens where that saves a shelf`(widths: [Double], width: Double) {
    #expect(ShelfPacking(gap: 24).bestWidth(for: widths) == width)
  }
}
