import LayoutEngine
import LayoutModel
import TestSupport
import Testing

@Suite struct NotificationMenuTests {
  private static func notification(_ actions: [String]) -> String {
    #"{"title": "T", "body": "B", "source": "s", "actions": [\#(actions.joined(separator: ","))]}"#
  }

  @Test func `a row is 44 high, and higher where its title takes two lines`() throws {
    let long = String(repeating: "long ", count: 12)
    let json = Self.notification([#"{"id": "a", "title": "A"}"#, #"{"id": "b", "title": "\#(long)"}"#])
    let rows = try NotificationSample(json).layout(.expanded).parts("action")
    #expect(rows.map { $0.rect.height.rounded() } == [44, 56])
    #expect(rows.map(\.rect.width) == [414, 414])
  }

  @Test func `ten actions of 64 letters are whole, the eleventh is left out`() throws {
    let title = String(repeating: "abcdefg ", count: 8)
    let actions = (0..<11).map { #"{"id": "\#($0)", "title": "\#(title)"}"# }
    let environment = PreviewEnvironment(textSize: .xSmall)
    let layout = try NotificationSample(Self.notification(actions)).layout(.expanded, in: environment)
    let rows = layout.parts("action")
    #expect(rows.count == 10)
    #expect(zip(rows, rows.dropFirst()).allSatisfy { $0.rect.maxY <= $1.rect.y })
    #expect(!layout.overflows)
  }

  @Test(arguments: LayoutDirection.allCases)
  func `a symbol stands in a column at the trailing edge`(direction: LayoutDirection) throws {
    let json = Self.notification([#"{"id": "a", "title": "A", "icon": "lock.open"}"#])
    let layout = try NotificationSample(json).layout(
      .expanded, in: PreviewEnvironment(direction: direction))
    let symbol = try #require(layout.symbols.first)
    #expect(symbol.name == "lock.open")
    let middle = direction == .leftToRight ? layout.surface.size.width - 8 - 22 : 8 + 22
    #expect(abs(symbol.rect.midX - middle) < 0.5)
  }

  @Test func `a destructive action is red, its symbol too`() throws {
    let json = Self.notification([
      #"{"id": "a", "title": "A", "icon": "xmark"}"#,
      #"{"id": "b", "title": "B", "icon": "xmark", "destructive": true}"#,
    ])
    let commands = try NotificationSample(json).layout(.expanded).displayList(scale: 3).commands
    let red = SystemPalette(appearance: .light).color(.red as SystemColor).faded(to: 0.96)
    let colors = commands.suffix(7).compactMap { command -> RGBA? in
      switch command {
      case .text(let placed): placed.text.runs.first?.color
      case .symbol(let symbol, _): symbol.color
      default: nil
      }
    }
    #expect(colors.map { $0 == red } == [false, false, true, true])
  }

  @Test func `a chosen reply shows its placeholder and button instead of the menu`() throws {
    let json = #"""
      {"title": "T", "question": {"kind": "select", "options": ["Ship"], "placeholder": "Say why"}}
      """#
    let layout = try NotificationSample(json).layout(.expanded, reply: "other")
    #expect(layout.parts("action").isEmpty)
    #expect(layout.words.suffix(2) == ["Say why", "Send"])
  }

  @Test(arguments: [
    (#"{"title": "T", "question": {"kind": "select", "options": ["Ship"]}}"#, "'other'"),
    (#"{"title": "T"}"#, "no action of this notification"),
  ])
  func `a reply that is not there is refused with those that are`(json: String, hint: String) throws {
    let sample = try NotificationSample(json)
    let failure = #expect(throws: SurfaceFailure.self) { try sample.layout(.expanded, reply: "Ship") }
    #expect(failure?.message.contains(hint) == true)
  }
}
