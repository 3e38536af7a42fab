import LayoutModel
import Testing

@testable import LayoutEngine

@Suite struct MomentTests {
  @Test(arguments: [
    ("1970-01-01T00:00:00Z", 0), ("2000-02-29T12:00:00Z", 951_825_600), ("1969-12-31T23:59:59Z", -1),
    ("2026-06-14T18:30:00+02:00", 1_781_454_600), ("2026-06-14T16:30:00.25Z", 1_781_454_600),
    ("2024-03-01T00:00:00-05:30", 1_709_271_000),
  ])
  func `a moment counts seconds from 1970`(text: String, seconds: Int) throws {
    #expect(try #require(Moment(text)).seconds == seconds)
  }

  @Test(arguments: ["", "now", "2026-06-14", "2026-02-30T00:00:00Z", "2026-06-14T18:30:00"])
  func `what is no moment is none`(text: String) {
    #expect(Moment(text) == nil)
  }

  @Test(arguments: [
    (nil, nil, "", "now"), (nil, "2026-06-14T09:41:00Z", "", "9:41 AM"),
    (nil, "2026-06-14T00:05:00+02:00", "en-GB", "12:05 AM"),
    (nil, "2026-06-14T21:41:30-05:00", "de", "21:41"),
    ("2026-06-14T09:41:00Z", "2026-06-14T09:41:59Z", "", "now"),
    ("2026-06-14T09:41:00Z", "2026-06-14T09:46:00Z", "", "5m ago"),
    ("2026-06-14T09:41:00Z", "2026-06-14T13:00:00Z", "", "3h ago"),
    ("2026-06-12T00:00:00Z", "2026-06-14T13:00:00Z", "", "2d ago"),
    ("2026-06-14T09:41:00Z", "2026-06-14T13:00:00Z", "fr", "09:41"),
    ("2026-06-14T09:41:00Z", "2020-01-01T00:00:00Z", "ar", "الآن"),
  ])
  func `a time is told as the Lock Screen does`(sent: String?, now: String?, language: String, label: String)
  {
    let text = NotificationTime.label(
      sentAt: sent.flatMap { Moment($0) }, now: now.flatMap { Moment($0) }, language: language)
    #expect(text == label)
  }
}
