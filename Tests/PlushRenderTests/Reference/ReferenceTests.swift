import Foundation
import LayoutEngine
import LayoutModel
import LayoutRender
import TestSupport
import Testing

/// Rebuilds the reference pictures from blocks, with the real fonts.
@Suite struct ReferenceTests {
  private let renderer: Renderer

  init() throws {
    renderer = try Renderer()
  }

  private func layout(_ picture: ReferencePicture) throws -> SurfaceLayout {
    let path = PackageFolder.path + "/Examples/reference/\(picture.payload).json"
    let payload = Payload(Array(try Data(contentsOf: URL(fileURLWithPath: path))), kind: .blocks)
    #expect(payload.diagnostics.allSatisfy { $0.severity != .error })
    let choice = SurfaceChoice.bare(
      width: picture.size.width, height: picture.size.height, margin: picture.margin)
    return try SurfaceLayout(
      try #require(payload.document), on: choice,
      in: PreviewEnvironment(appearance: picture.appearance), content: renderer.measurer())
  }

  /// The baseline of each text as it is drawn, on the pixel grid.
  private func baselines(of layout: SurfaceLayout) -> [String: Double] {
    var baselines: [String: Double] = [:]
    for case .text(let placed) in layout.displayList(scale: 3).commands {
      baselines[placed.text.runs.map(\.text).joined()] = placed.baseline
    }
    return baselines
  }

  private func rect(at pointer: String, in frames: [Frame]) -> Rect? {
    for frame in frames {
      if frame.pointer == pointer { return frame.rect }
      if let found = rect(at: pointer, in: frame.children) { return found }
    }
    return nil
  }

  @Test(arguments: ReferencePicture.all)
  func `texts stand on SwiftUI's baselines within a point`(picture: ReferencePicture) throws {
    let ours = baselines(of: try layout(picture))
    for (text, y) in picture.baselines {
      let baseline = try #require(ours[text], "\(text) is not drawn")
      #expect(abs(baseline - y) <= 1, "\(text)")
    }
  }

  @Test(arguments: ReferencePicture.all.filter { !$0.boxes.isEmpty })
  func `bars and boxes stand where SwiftUI puts them within a point`(picture: ReferencePicture) throws {
    let layout = try layout(picture)
    for (name, pointer, expected) in picture.boxes {
      let ours = try #require(rect(at: pointer, in: layout.frames), "\(name)")
      #expect(abs(ours.x - expected.x) <= 1 && abs(ours.maxX - expected.maxX) <= 1, "\(name)")
      #expect(abs(ours.y - expected.y) <= 1 && abs(ours.maxY - expected.maxY) <= 1, "\(name)")
    }
  }

  @Test(arguments: ReferencePicture.all)
  func `nothing overflows or is cut`(picture: ReferencePicture) throws {
    #expect(try layout(picture).diagnostics.isEmpty)
  }

  @Test(arguments: ReferencePicture.all)
  func `the page shows what is measured`(picture: ReferencePicture) throws {
    let page = try String(contentsOfFile: PackageFolder.path + "/Documentation/Reference.md", encoding: .utf8)
    let table = table(of: picture, try layout(picture))
    #expect(page.contains(table), "the table of \(picture.payload) should read:\n\(table)")
  }

  /// The rows of the page's table for a picture.
  private func table(of picture: ReferencePicture, _ layout: SurfaceLayout) -> String {
    let ours = baselines(of: layout)
    let texts = picture.baselines.map { text, y in
      row("baseline of “\(text.trimmingCharacters(in: .whitespaces))”", y, ours[text] ?? .nan)
    }
    let boxes = picture.boxes.flatMap { name, pointer, expected in
      let rect = rect(at: pointer, in: layout.frames) ?? expected
      return [
        row("top of the \(name)", expected.y, rect.y), row("bottom of the \(name)", expected.maxY, rect.maxY),
      ]
    }
    return (texts + boxes).joined(separator: "\n")
  }

  private func row(_ name: String, _ reference: Double, _ ours: Double) -> String {
    let difference = String(format: "%+.2f", ours - reference)
    let shown = ["-0.00", "+0.00", "+0.01", "-0.01"].contains(difference) ? "0" : difference
    return String(format: "| %@ | %.2f | %.2f | %@ |", name, reference, ours, shown)
  }
}
