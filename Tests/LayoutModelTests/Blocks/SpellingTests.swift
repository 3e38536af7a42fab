@testable import LayoutModel
import Testing

struct SpellingTests {
  @Test(arguments: [
    ("cornerRadius", "corner_radius"), ("minimumScaleFactor", "minimum_scale_factor"), ("alt", "alt"),
  ])
  func `a camel-case key has a snake-case spelling`(_ camel: String, _ snake: String) {
    #expect(Field.snakeCase(camel) == snake && Field.camelCase(snake) == camel)
  }

  @Test(arguments: BlockType.allCases)
  func `every key of a block is known in both spellings`(_ type: BlockType) {
    for field in type.shape.fields {
      for spelling in [Field.camelCase(field.key), Field.snakeCase(field.key)] + field.aliases {
        let spelled = type.shape.fields.filter { $0.spellings.contains(spelling) }
        #expect(spelled.map(\.key) == [field.key], "\(spelling) of \(type)")
      }
    }
  }

  @Test func `both spellings mean the same`() throws {
    let camel = try block("stack", #""children": [], "cornerRadius": 3, "minWidth": 5, "alignSelf": "end""#)
    let snake = try block(
      "stack", #""children": [], "corner_radius": 3, "min_width": 5, "align_self": "end""#)
    #expect(camel.appearance == snake.appearance && camel.layout == snake.layout)
    #expect(camel.appearance.cornerRadius == 3 && camel.layout.alignSelf == .end)
  }

  @Test func `two spellings of one key in one object are a duplicate`() throws {
    let payload = ReadPayload(#"{"type": "divider", "cornerRadius": 3, "corner_radius": 4}"#)
    #expect(payload.findings == ["duplicate-key /corner_radius"])
    #expect(payload.payload.diagnostics.first?.notes.first?.span?.offset == 20)
    #expect(try payload.block().appearance.cornerRadius == 4)
  }

  @Test func `an alias beside its key is a duplicate too`() {
    let payload = ReadPayload(#"{"type": "badge", "text": "a", "label": "b"}"#)
    #expect(payload.findings == ["duplicate-key /label"])
  }

  @Test(arguments: [
    ("leading", ItemAlignment.start), ("top", .start), ("trailing", .end), ("bottom", .end),
    ("baseline", .baseline),
    ("Center", .center),
  ])
  func `alignments have friendlier names`(_ name: String, _ alignment: ItemAlignment) throws {
    guard case .row(let row) = try block("row", #""children": [], "alignment": "\#(name)""#).content else {
      throw OtherContent()
    }
    #expect(row.alignment == alignment)
  }

  @Test func `a name in another case is taken, with a warning that can be fixed`() throws {
    let payload = ReadPayload(#"{"type": "badge", "text": "a", "tone": "Success"}"#)
    #expect(payload.findings == ["name-case /tone"])
    #expect(try payload.block().appearance.tone == .success)
    #expect(payload.payload.diagnostics.first?.fix?.isSafe == true)
  }
}
