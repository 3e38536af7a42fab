@testable import LayoutModel
import Testing

struct BlockDefaultsTests {
  @Test(arguments: BlockType.allCases)
  func `a block that says nothing has no size, no padding and no colour of its own`(_ type: BlockType) throws
  {
    let block = try block(type.rawValue)
    #expect(block.typeName == type.rawValue)
    #expect(block.layout.width == nil && block.layout.height == nil && block.layout.basis == nil)
    #expect(block.layout.padding == .zero)
    #expect(block.layout.grow == nil && block.layout.shrink == 1 && block.layout.alignSelf == nil)
    #expect(block.appearance.background == nil && block.appearance.foreground == nil)
    #expect(block.appearance.tone == nil && block.layout.spacing == nil)
    #expect(block.appearance.cornerRadius == 0 && block.appearance.opacity == 1)
  }

  @Test func `a text is body, leading and as long as it likes`() throws {
    guard case .text(let text) = try block("text", #""text": "a""#).content else { throw OtherContent() }
    #expect(text.text == "a" && text.type == TypeSetting(style: .body))
    #expect(text.type.size == nil && text.type.weight == nil && text.type.lineLimit == nil)
    #expect(text.type.design == .default && text.type.alignment == .leading)
    #expect(!text.type.isItalic && !text.type.hasMonospacedDigits && text.type.minimumScaleFactor == 1)
  }

  @Test func `a text takes every field that it is given`() throws {
    let members = """
      "text": "a", "style": "title2", "size": 20, "weight": "heavy", "design": "rounded", "italic": true,
      "monospacedDigit": true, "alignment": "trailing", "lineLimit": 3, "minimumScaleFactor": 0.5
      """
    guard case .text(let text) = try block("text", members).content else { throw OtherContent() }
    var type = TypeSetting(style: .title2)
    type.size = 20
    type.weight = .heavy
    type.design = .rounded
    type.isItalic = true
    type.hasMonospacedDigits = true
    type.alignment = .trailing
    type.lineLimit = 3
    type.minimumScaleFactor = 0.5
    #expect(text.type == type)
  }

  @Test(arguments: ["text", "markdown", "content"])
  func `Markdown has three names for its text`(_ key: String) throws {
    guard case .markdown(let markdown) = try block("markdown", #""\#(key)": "**a**""#).content else {
      throw OtherContent()
    }
    #expect(markdown.source == "**a**")
  }

  @Test(arguments: ["text", "label"])
  func `a badge has two names for its word and is soft`(_ key: String) throws {
    guard case .badge(let badge) = try block("badge", #""\#(key)": "ok""#).content else {
      throw OtherContent()
    }
    #expect(badge.text == "ok" && badge.icon == nil && badge.variant == .soft)
  }

  @Test func `a grid has two equal columns and the gaps of its author for both axes`() throws {
    guard case .grid(let grid) = try block("grid", #""spacing": 3, "children": []"#).content else {
      throw OtherContent()
    }
    #expect(grid.columns == [.equalShare, .equalShare])
    #expect(grid.rowSpacing == 3 && grid.columnSpacing == 3)
  }

  @Test func `columns are points, auto or shares`() throws {
    let members = #""columns": [10, "auto", "2fr", "0.5fr"], "children": [], "spacing": 4, "rowSpacing": 1"#
    guard case .grid(let grid) = try block("grid", members).content else { throw OtherContent() }
    #expect(grid.columns == [.points(10), .auto, .share(2), .share(0.5)])
    #expect(grid.rowSpacing == 1 && grid.columnSpacing == 4)
  }

  @Test(arguments: ["fr", "-1fr", "1e400fr", "nanfr", "1 fr", "", "Auto", "50%"])
  func `what is no column is reported`(_ track: String) {
    let payload = ReadPayload(#"{"type": "grid", "columns": ["\#(track)"], "children": []}"#)
    #expect(payload.findings == ["invalid-format /columns/0"])
  }

  @Test func `a list takes strings and objects and stops at its limit`() throws {
    let items = #"["a", {"text": "b", "icon": "star", "tone": "success", "value": 1.5}, "c"]"#
    guard case .list(let list) = try block("list", #""items": \#(items), "limit": 2"#).content else {
      throw OtherContent()
    }
    var second = ListItem(text: "b")
    second.icon = "star"
    second.tone = .success
    second.value = "1.5"
    #expect(list.items == [ListItem(text: "a"), second])
  }

  @Test func `a metric shows a number as people write it`() throws {
    guard case .metric(let metric) = try block("metric", #""value": 3.0, "trend": "down""#).content else {
      throw OtherContent()
    }
    #expect(metric.value == "3" && metric.trend == .down && metric.label == nil && metric.unit == nil)
  }

  @Test func `a spacer fills and a divider is a hairline unless told otherwise`() throws {
    guard case .spacer(let spacer) = try block("spacer").content,
      case .divider(let divider) = try block("divider").content
    else { throw OtherContent() }
    #expect(spacer.size == nil && spacer.minimumLength == 0 && divider.thickness == nil)
  }

  @Test func `an unknown type stays in its place under its name`() throws {
    guard case .unknown("chart") = try block("chart", #""children": []"#).content else {
      throw OtherContent()
    }
  }
}
