import LayoutEngine
import LayoutModel
import TestSupport
import Testing

@Suite struct NotificationStackTests {
  @Test(arguments: [(0, 1), (1, 2), (2, 3), (9, 3)])
  func `a stack has three cards at most, each further one narrower and lower`(others: Int, cards: Int) throws
  {
    let sample = try NotificationSample(#"{"title": "T", "body": "B", "thread_id": "x"}"#)
    let message = try sample.message
    let layout = try sample.layout(.stack, others: Array(repeating: message, count: others))
    let tints = layout.fills.map(\.bounds)
    #expect(tints.count == cards)
    for (behind, front) in zip(tints, tints.dropFirst()) {
      #expect(behind.width == front.width - 24 && behind.y == front.y)
      #expect(abs(behind.maxY - front.maxY - 8) < 0.01)
    }
    let banner = try sample.layout()
    #expect(abs(layout.surface.size.height - banner.surface.size.height - 8 * Double(cards - 1)) < 0.01)
  }

  @Test func `only the first one's texts are drawn`() throws {
    let sample = try NotificationSample(#"{"title": "T", "body": "B"}"#)
    let other = try NotificationSample(#"{"title": "Other", "body": "More"}"#).message
    #expect(try sample.layout(.stack, others: [other]).words == ["P", "T", "now", "B"])
  }
}
