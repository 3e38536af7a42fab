import LayoutEngine
import LayoutModel
import Testing

@Suite struct DynamicIslandSurfaceTests {
  private static let activity = """
    {"event": "update", "name": "n", "title": "Run", "status": "Now", "progress": 0.4, "layout": [
      {"type": "badge", "text": "b", "icon": "bolt.fill", "tone": "success"},
      {"type": "metric", "label": "ETA", "value": "4m"},
      {"type": "progress", "label": "Share", "value": "2/5", "progress": 0.4}]}
    """

  @Test(arguments: [
    (LiveActivityPresentation.compact, 250.0, 110.0 / 3), (.minimal, 110.0 / 3, 110.0 / 3),
  ])
  func `a small presentation is a black capsule of the system's size`(
    presentation: LiveActivityPresentation, width: Double, height: Double
  ) throws {
    let layout = try SurfaceLayout(Self.activity, on: .liveActivity(presentation))
    #expect(layout.surface.size == Size(width: width, height: height))
    #expect(layout.surface.background == .black)
    let bounds = Rect(origin: Point(x: 0, y: 0), size: layout.surface.size)
    #expect(layout.displayList(scale: 3).commands.first == .pushClip(.capsule(bounds)))
  }

  @Test func `compact shows the first symbol and the progress at the two sides of the camera`() throws {
    let list = try SurfaceLayout(Self.activity, on: .liveActivity(.compact)).displayList(scale: 3)
    #expect(list.symbols == ["bolt.fill"])
    #expect(list.words == ["2/5"])
    let camera = (250 - DynamicIsland.cameraWidth) / 2...(250 + DynamicIsland.cameraWidth) / 2
    for command in list.commands {
      switch command {
      case .symbol(_, let rect): #expect(rect.maxX <= camera.lowerBound)
      case .text(let text): #expect(text.rect.x >= camera.upperBound)
      default: break
      }
    }
  }

  @Test func `the activity's own progress comes before those of its blocks`() throws {
    let json = """
      {"event": "update", "name": "n", "title": "T", "progress": 0.62,
       "layout": [{"type": "progress", "progress": 1}, {"type": "progress", "progress": 0}]}
      """
    #expect(try SurfaceLayout(json, on: .liveActivity(.compact)).displayList(scale: 3).words == ["T", "62%"])
  }

  @Test func `minimal draws a ring around the symbol where there is progress`() throws {
    let list = try SurfaceLayout(Self.activity, on: .liveActivity(.minimal)).displayList(scale: 3)
    let ends = list.commands.compactMap { command in
      if case .arc(let arc) = command { arc.end } else { nil }
    }
    #expect(ends == [1, 0.4])
    #expect(list.words.isEmpty)
  }

  @Test func `minimal shows a metric where there is no progress, and grows with it to 45 points`() throws {
    let json = """
      {"event": "start", "name": "n", "title": "Run",
       "layout": [{"type": "metric", "label": "ETA", "value": "44 minutes"}]}
      """
    let layout = try SurfaceLayout(json, on: .liveActivity(.minimal))
    #expect(layout.surface.size.width == 45)
    #expect(layout.displayList(scale: 3).words == ["R", "44 minutes"])
  }

  @Test func `expanded keeps title and status beside the camera and the blocks under it`() throws {
    let layout = try SurfaceLayout(Self.activity, on: .liveActivity(.expanded))
    #expect(layout.surface.size.width == 408)
    #expect(layout.surface.cornerRadius == 44)
    let camera = (408 - DynamicIsland.cameraWidth) / 2
    let (title, status) = (layout.chrome[0], layout.chrome[1])
    #expect(title.rect.maxX <= camera && title.rect.maxY <= DynamicIsland.height)
    #expect(status.rect.x >= 408 - camera && status.rect.maxY <= DynamicIsland.height)
    #expect(layout.frames.allSatisfy { $0.rect.y >= DynamicIsland.height })
  }

  @Test func `a title that is too wide for the side of the camera moves under it`() throws {
    let json = #"{"event": "start", "name": "n", "title": "A title as long as this", "items": ["x"]}"#
    let layout = try SurfaceLayout(json, on: .liveActivity(.expanded))
    #expect(layout.chrome[0].rect.y >= DynamicIsland.height)
  }

  @Test(arguments: [LiveActivityPresentation.compact, .minimal, .expanded])
  func `the island looks the same in light and in dark mode`(presentation: LiveActivityPresentation) throws {
    let lists = try Appearance.allCases.map { appearance in
      try SurfaceLayout(
        Self.activity, on: .liveActivity(presentation), in: PreviewEnvironment(appearance: appearance)
      ).displayList(scale: 3)
    }
    #expect(lists[0] == lists[1])
  }

  @Test func `a phone without an island says so`() throws {
    let device = try #require(Device.named("iphone-14"))
    #expect(throws: SurfaceFailure.noDynamicIsland(device: "iPhone 14")) {
      _ = try SurfaceLayout(
        Self.activity, on: .liveActivity(.compact), in: PreviewEnvironment(device: device))
    }
  }
}
