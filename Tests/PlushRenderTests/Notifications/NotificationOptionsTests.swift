import LayoutEngine
import LayoutModel
import Testing

@testable import plush_render

@Suite struct NotificationOptionsTests {
  private static func options(_ values: [String: String]) throws -> PreviewOptions {
    try PreviewOptions(Arguments(values: values.mapValues { [$0] }))
  }

  private static func document(_ json: String) throws -> Document {
    try #require(Payload(Array(json.utf8)).document)
  }

  private static func presentations(_ values: [String: String], _ json: String) throws -> [String] {
    try options(values).surfaces(for: document(json)).map { choice in
      switch choice {
      case .notification(let surface): surface.presentation.rawValue
      case .widget(let family): family.rawValue
      case .liveActivity(let presentation): presentation.rawValue
      case .bare: "bare"
      }
    }
  }

  private static let push = #"{"title": "T", "body": "B", "widget": {"id": "w", "title": "W"}}"#

  @Test(arguments: [
    ([:], ["banner"]), (["presentation": "expanded"], ["expanded"]), (["presentation": "stack"], ["stack"]),
    (["presentation": "all"], ["banner", "expanded"]), (["reply": "text"], ["expanded"]),
    (["family": "systemSmall"], ["systemSmall"]),
  ])
  func `a push is drawn as a banner unless something else is asked for`(
    values: [String: String], surfaces: [String]
  ) throws {
    #expect(try Self.presentations(values, Self.push) == surfaces)
  }

  @Test func `a push's widget is checked along with it`() throws {
    let surfaces = try Self.options([:]).lintSurfaces(for: Self.document(Self.push))
    #expect(surfaces == [.notification(NotificationSurface(.banner)), .widget(.systemMedium)])
  }

  @Test(arguments: [
    ("lock-screen", #"{"title": "T"}"#), ("banner", #"{"event": "update", "name": "a", "title": "T"}"#),
  ])
  func `a presentation of another kind is refused`(name: String, json: String) throws {
    #expect(throws: UsageError.self) { try Self.presentations(["presentation": name], json) }
  }

  @Test(arguments: [["now": "noon"], ["wallpaper": "#12"], ["wallpaper": "#GGHHII"]])
  func `a clock or colour that is none is refused`(values: [String: String]) {
    #expect(throws: UsageError.self) { try Self.options(values) }
  }

  @Test func `a wallpaper is a colour or a file`() throws {
    #expect(try Self.options(["wallpaper": "#FF0000"]).notifications.wallpaper == .color(RGBA(hex: 0xFF0000)))
    #expect(
      try Self.options(["wallpaper": "beach.jpg"]).notifications.wallpaper == .image(WallpaperFile.source))
  }
}

@Suite struct NotificationStacksTests {
  private static func stacked(_ thread: String?) throws -> (document: Document?, surfaces: [SurfaceChoice]) {
    let key = thread.map { #", "thread_id": "\#($0)""# } ?? ""
    let document = Payload(Array(#"{"title": "T", "body": "B"\#(key)}"#.utf8)).document
    return (document, [.notification(NotificationSurface(.stack))])
  }

  @Test func `notifications of one thread are drawn once, in the first one's picture`() throws {
    let items = try ["a", "b", "a", nil, "a", nil].map(Self.stacked)
    let counts = NotificationStacks.gather(items).map { surfaces -> Int? in
      guard case .notification(let surface)? = surfaces.first else { return nil }
      return surface.others.count
    }
    #expect(counts == [2, 0, nil, 0, nil, 0])
  }

  @Test func `banners of one thread stay apart`() throws {
    let document = try Self.stacked("a").document
    let banner = SurfaceChoice.notification(NotificationSurface(.banner))
    #expect(NotificationStacks.gather([(document, [banner]), (document, [banner])]) == [[banner], [banner]])
  }
}
