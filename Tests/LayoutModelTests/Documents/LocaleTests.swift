@testable import LayoutModel
import Testing

struct LocaleTests {
  @Test(arguments: [
    ("ar", LayoutDirection.rightToLeft), ("he-IL", .rightToLeft), ("az-Arab", .rightToLeft),
    ("ar-Latn", .leftToRight),
    ("ja-JP", .leftToRight), ("en_GB", .leftToRight),
  ])
  func `the direction follows the script, else the language`(
    _ tag: String, _ direction: LayoutDirection
  ) throws {
    #expect(try #require(Locale(tag: tag)).direction == direction)
  }

  @Test(arguments: ["", "a", "english", "en-", "-en", "e1é", "en-abcdefghi", "12345"])
  func `other texts are no tags`(_ tag: String) {
    #expect(Locale(tag: tag) == nil)
  }

  @Test(arguments: [
    ("שלום", LayoutDirection.rightToLeft, ""), ("123 مرحبا abc", .rightToLeft, ""),
    ("abc مرحبا", .leftToRight, ""),
    ("かな", .leftToRight, "ja"), ("漢字", .leftToRight, ""), ("한글", .leftToRight, "ko"),
    ("123", .leftToRight, ""),
  ])
  func `a text without a locale gives its own away`(
    _ text: String, _ direction: LayoutDirection, _ language: String
  )
    throws
  {
    let document = try #require(ReadPayload(#"{"type": "text", "text": "\#(text)"}"#).payload.document)
    #expect(document.naturalDirection == direction && document.naturalLanguage == language)
  }
}
