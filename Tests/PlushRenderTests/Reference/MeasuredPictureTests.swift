import Foundation
import TestSupport
import Testing

/// The drawings of SwiftUI's measured places beside our pictures in `Documentation/Reference.md`; rewritten with
/// `PLUSH_UPDATE_REFERENCE=1`.
@Suite(.enabled(if: MeasuredInk.all != nil, "the reference figures are not beside this checkout"))
struct MeasuredPictureTests {
  private static let isUpdating = ProcessInfo.processInfo.environment["PLUSH_UPDATE_REFERENCE"] != nil

  @Test(arguments: ReferencePicture.all + [.openGauge])
  func `the drawing on the page is what was measured`(picture: ReferencePicture) throws {
    let measured = try #require(MeasuredPicture(picture))
    #expect(!measured.runs.isEmpty)
    let path = PackageFolder.path + "/Documentation/reference/\(picture.payload).measured.svg"
    if Self.isUpdating {
      try measured.svg.write(toFile: path, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == measured.svg)
  }
}
