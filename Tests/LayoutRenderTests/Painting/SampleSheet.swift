import Foundation
import LayoutRender
import Testing

/// Draws the reference pictures for the eye, where `PLUSH_SAMPLES` names a folder for them.
struct SampleSheet {
  private static let folder = ProcessInfo.processInfo.environment["PLUSH_SAMPLES"]

  @Test(.enabled(if: folder != nil, "PLUSH_SAMPLES names no folder"))
  func `the reference pictures are drawn for the eye`() throws {
    let renderer = try Renderer()
    let script = ("scripts", ReferencePictures.script(by: renderer.measurer()))
    for (name, list) in ReferencePictures.all + [script] {
      let png = try renderer.png(list, scale: 3)
      let url = URL(fileURLWithPath: Self.folder ?? "").appendingPathComponent("\(name).png")
      try Data(png).write(to: url)
    }
  }
}
