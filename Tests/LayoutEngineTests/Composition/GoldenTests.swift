import LayoutEngine
import TestSupport
import Testing

/// Frames and display lists against `Snapshots`, measured in squares so that no font can change them.
struct GoldenTests {
  @Test(arguments: GoldenCase.all(with: .frames))
  func `blocks stand where their golden says`(_ golden: GoldenCase) throws {
    for variant in try golden.variants {
      let text = try variant.layout(SquareMeasurer()).frameText
      if let failure = try golden.file(.frames, variant).failure(of: text) {
        Issue.record("\(failure)")
      }
    }
  }

  @Test(arguments: GoldenCase.all(with: .display))
  func `blocks are drawn by the commands that their golden lists`(_ golden: GoldenCase) throws {
    for variant in try golden.variants {
      let text = try variant.layout(SquareMeasurer()).displayList(scale: 3).text
      if let failure = try golden.file(.display, variant).failure(of: text) {
        Issue.record("\(failure)")
      }
    }
  }
}
