import LayoutEngine
import LayoutModel
import Testing

@Suite struct AccessorySurfaceTests {
  private static let widget = """
    {"widget": {"id": "w", "title": "Home", "subtitle": "now", "layout": [
      {"type": "row", "children": [{"type": "badge", "text": "ok", "icon": "house.fill"},
        {"type": "metric", "label": "ETA", "value": "4m"}]},
      {"type": "gauge", "label": "Air", "value": "46%", "progress": 0.46},
      {"type": "list", "items": ["one", "two", "three"]}]}}
    """

  private func list(_ family: WidgetFamily, _ json: String = widget) throws -> DisplayList {
    try SurfaceLayout(json, on: .widget(family)).displayList(scale: 3)
  }

  @Test func `circular takes the first gauge or progress for a ring with its value`() throws {
    let list = try list(.accessoryCircular)
    #expect(list.words == ["46%"])
    #expect(list.commands.contains { if case .arc(let arc) = $0 { arc.end == 0.46 } else { false } })
  }

  @Test func `circular takes a metric where there is no share of a whole`() throws {
    let json =
      #"{"widget": {"id": "w", "title": "T", "layout": [{"type": "metric", "label": "ETA", "value": "4m"}]}}"#
    #expect(try list(.accessoryCircular, json).words == ["ETA", "4m"])
  }

  @Test func `circular falls back to the title`() throws {
    let json = #"{"widget": {"id": "w", "title": "T", "layout": [{"type": "divider"}]}}"#
    #expect(try list(.accessoryCircular, json).words == ["T"])
  }

  @Test func `inline is one line of symbol, title and figure`() throws {
    let list = try list(.accessoryInline)
    #expect(list.words == ["Home · 46%"])
    #expect(list.symbols == ["house.fill"])
  }

  @Test func `rectangular shows the title and the first lines that fit`() throws {
    let layout = try SurfaceLayout(Self.widget, on: .widget(.accessoryRectangular))
    let words = layout.displayList(scale: 3).words
    #expect(words.first == "Home")
    #expect(words.contains("ok") && words.contains("4m"))
    #expect(!words.contains("three"))
    #expect(!layout.overflows)
  }

  @Test(arguments: [WidgetFamily.accessoryCircular, .accessoryRectangular, .accessoryInline])
  func `a Lock Screen widget is white in both appearances`(family: WidgetFamily) throws {
    for appearance in Appearance.allCases {
      let layout = try SurfaceLayout(
        Self.widget, on: .widget(family), in: PreviewEnvironment(appearance: appearance))
      #expect(layout.surface.rendering == .vibrant)
      let backdrop = try #require(layout.surface.backdrop)
      let painted = layout.displayList(scale: 3).colors.filter { $0 != backdrop }
      #expect(!painted.isEmpty)
      #expect(painted.allSatisfy { $0.faded(to: 0) == RGBA.white.faded(to: 0) })
    }
  }
}
