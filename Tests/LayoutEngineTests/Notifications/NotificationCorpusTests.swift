import Foundation
import LayoutEngine
import LayoutModel
import TestSupport
import Testing

@Suite(.enabled(if: SharedFolder.path != nil, "the outside payloads are not beside the checkout"))
struct NotificationCorpusTests {
  private static let names: [String] = {
    guard let folder = SharedFolder.path.map({ $0 + "/corpus" }) else { return [] }
    let seeds = (try? FileManager.default.contentsOfDirectory(atPath: folder + "/seed")) ?? []
    let pushes = seeds.filter { $0.hasPrefix("push-") || $0.hasPrefix("notification-") }.map { "seed/" + $0 }
    let cases = ["alarm-water-leak", "security-camera", "media-request", "on-call-page"]
    return pushes.sorted() + cases.map { "use-cases/\($0).json" }
  }()

  @Test(arguments: names, NotificationPresentation.allCases)
  func `every push of the pages has each presentation`(
    name: String, presentation: NotificationPresentation
  ) throws {
    let path = try #require(SharedFolder.path) + "/corpus/" + name
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    let document = try #require(Payload(bytes, kind: name.hasSuffix(".txt") ? .text : nil).document)
    let layout = try SurfaceLayout(
      document, on: .notification(NotificationSurface(presentation)), in: PreviewEnvironment(),
      content: SquareMeasurer())
    #expect(!layout.overflows)
    #expect(layout.diagnostics.allSatisfy { $0.severity == .note })
    #expect(layout.words.count >= 3)
  }
}
