import LayoutEngine
import LayoutModel
import TestSupport
import Testing

@Suite struct NotificationBannerTests {
  private static let push = #"{"title": "Build passed", "body": "main", "app": {"name": "Codex"}}"#

  @Test(arguments: ["iphone-15-pro", "iphone-17-pro-max", "iphone-se-4-7-inch", "ipad-pro-11-inch"])
  func `a platter leaves eight points at each side and texts start 58 in it`(id: String) throws {
    let device = try #require(Device.named(id))
    let layout = try NotificationSample(Self.push).layout(in: PreviewEnvironment(device: device))
    #expect(layout.surface.size.width == device.notificationWidth + 16)
    #expect(layout.parts("title").map(\.rect.x) == [8 + 58])
    #expect(layout.parts("body").map(\.rect.maxX) == [layout.surface.size.width - 8 - 15])
  }

  @Test func `right to left is the mirror image`() throws {
    let sample = try NotificationSample(Self.push)
    let (left, right) = (
      try sample.layout(), try sample.layout(in: PreviewEnvironment(direction: .rightToLeft))
    )
    let width = left.surface.size.width
    for (one, other) in zip(left.chrome, right.chrome) {
      #expect(abs(one.rect.x + other.rect.maxX - width) < 0.01)
      #expect(one.rect.y == other.rect.y)
    }
  }

  @Test func `the body takes four lines at most and the expanded one all`() throws {
    let body = String(repeating: "word ", count: 200)
    let sample = try NotificationSample(#"{"title": "T", "body": "\#(body)"}"#)
    let cut = try #require(sample.layout().parts("body").first)
    let whole = try #require(sample.layout(.expanded).parts("body").first)
    #expect(cut.isTruncated && cut.rect.height == 4 * 15)
    #expect(!whole.isTruncated && whole.rect.height > 20 * 15)
  }

  @Test func `what the banner cuts is a note`() throws {
    let sample = try NotificationSample(
      #"{"title": "\#(String(repeating: "long ", count: 20))", "body": "b"}"#)
    let findings = try sample.layout().diagnostics
    #expect(findings.map(\.severity) == [.note])
    #expect(findings.first?.pointer == "/title")
    #expect(try sample.layout(.expanded).diagnostics.isEmpty)
  }

  @Test(arguments: [
    (#"{"title": "T", "body": ""}"#, ["P", "T", "now"]), (#"{"body": ""}"#, ["P", "Plush", "now"]),
    (#"{"body": "B"}"#, ["P", "Plush", "now", "B"]),
    (#"{"title": "", "body": "B"}"#, ["P", "Plush", "now", "B"]),
  ])
  func `an empty text takes no line and the app's name stands for a title`(
    json: String, words: [String]
  ) throws {
    #expect(try NotificationSample(json).layout().words == words)
  }

  @Test(arguments: [
    ("passive", ["T", "now"]), ("active", ["T", "now"]), ("time-sensitive", ["TIME SENSITIVE", "now", "T"]),
    ("critical", ["CRITICAL ALERT", "now", "T"]),
  ])
  func `a level that breaks through is written above`(level: String, first: [String]) throws {
    let sample = try NotificationSample(#"{"title": "T", "body": "B", "interruption_level": "\#(level)"}"#)
    let words = try sample.layout().words
    #expect(words == ["P"] + first + ["B"])
  }

  @Test func `an avatar carries the app as a badge at its lower trailing corner`() throws {
    let json = #"{"body": "B", "communication": {"senderName": "Taylor Reed"}, "app": {"name": "Codex"}}"#
    let gradients = try NotificationSample(json).layout().displayList(scale: 3).commands.compactMap {
      if case .gradient(let shape, _) = $0 { shape } else { nil }
    }
    let (avatar, badge) = (gradients[gradients.count - 2], gradients[gradients.count - 1])
    #expect(avatar == .capsule(avatar.bounds) && avatar.bounds.width == 38)
    #expect(badge.bounds.width == 16)
    #expect(badge.bounds.maxX == avatar.bounds.maxX + 2 && badge.bounds.maxY == avatar.bounds.maxY + 2)
  }

  @Test(arguments: TextSize.allCases)
  func `no text leaves the platter at any size of text`(size: TextSize) throws {
    let json = """
      {"title": "\(String(repeating: "Donaudampfschiff", count: 12))", "body": "👩‍👩‍👧‍👦 \(String(repeating: "x", count: 900))",
       "level": "time-sensitive", "media": {"url": "https://a.b/c", "type": "image"}}
      """
    let layout = try NotificationSample(json).layout(in: PreviewEnvironment(textSize: size))
    for part in layout.chrome {
      #expect(part.rect.x >= 66 && part.rect.maxX <= layout.surface.size.width - 23 + 0.01)
      #expect(part.rect.maxY <= layout.surface.size.height - 16)
    }
  }

  @Test func `increased contrast makes the platter nearly opaque and draws its edge`() throws {
    let sample = try NotificationSample(Self.push)
    let plain = try #require(sample.layout().fills.first?.color.alpha)
    let clear = try sample.layout(in: PreviewEnvironment(contrast: .increased))
    #expect(try #require(clear.fills.first?.color.alpha) > max(plain, 0.9))
    #expect(
      clear.displayList(scale: 3).commands.contains { if case .border = $0 { true } else { false } })
  }

  @Test func `a picture behind a platter is blurred there, and everywhere once the rest is dimmed`() throws {
    let sample = try NotificationSample(Self.push)
    let wallpaper = Wallpaper.image(.asset("beach"))
    let blurs = try [NotificationPresentation.banner, .expanded].map { presentation in
      try sample.layout(presentation, wallpaper: wallpaper).displayList(scale: 3).commands.compactMap {
        if case .blur(let shape, _) = $0 { shape.bounds.width } else { nil }
      }
    }
    #expect(blurs == [[414], [430, 414]])
  }

  @Test func `a wallpaper is painted under everything and again in the platter`() throws {
    let color = RGBA(hex: 0x336699)
    let fills = try NotificationSample(Self.push).layout(wallpaper: .color(color)).fills
    #expect(fills.map(\.color).prefix(2) == [color, color])
    #expect(fills[0].bounds.width == 430 && fills[1].bounds.width == 414)
  }
}
