import Foundation
import LayoutEngine
import LayoutModel
import LayoutRender
import Testing

/// Our texts against those that SwiftUI drew.
@Suite(.enabled(if: MeasuredRun.all != nil, "the reference material is absent"))
struct TextRunTests {
  private let renderer: Renderer
  private let runs: [MeasuredRun]

  init() throws {
    renderer = try Renderer()
    runs = MeasuredRun.all ?? []
  }

  @Test func `widths of ink are those of SF`() throws {
    let usable = try runs.filter { $0.excludedFromFit == nil }.map { ($0, try error(of: $0)) }
    let errors = usable.map { abs($0.1) }.sorted()
    try #require(errors.count >= 50)
    for (run, error) in usable where ProcessInfo.processInfo.environment["PLUSH_SAMPLES"] != nil {
      print(String(format: "%6.2f %%", error * 100), run.sizePt, run.weight, run.design, run.text)
    }
    print("median", errors[errors.count / 2], "p90", errors[errors.count * 9 / 10], "worst", errors.last ?? 0)
    #expect(errors[errors.count / 2] <= 0.004)
    #expect(errors[errors.count * 9 / 10] <= 0.012)
    #expect(errors.last ?? 1 <= 0.025)
  }

  @Test func `percent signs are as wide as those of SF`() throws {
    let percentages = runs.filter { $0.excludedFromFit == "percent sign" }
    try #require(!percentages.isEmpty)
    for run in percentages {
      let error = try error(of: run)
      #expect(abs(error) <= 0.02, "\(run.text) at \(run.sizePt) pt is off by \(error)")
    }
  }

  @Test func `capitals are as high as those of SF`() throws {
    // Letters without curves and overshoots, and no lower case, which SF and Inter draw differently.
    let flat = runs.filter { $0.text.allSatisfy { "AEFHIKLMNRTVWXYZ".contains($0) } }
    try #require(!flat.isEmpty)
    for run in flat {
      let ink = try #require(try ink(of: run, phase: 0))
      #expect(abs(ink.height - run.inkHSub) <= 0.5, "\(run.text): \(ink.height) px against \(run.inkHSub)")
    }
  }

  // MARK: Measuring

  /// The width of our ink over that of SwiftUI's, less one, over four phases of the pixel grid.
  private func error(of run: MeasuredRun) throws -> Double {
    let widths = try (0..<4).compactMap { try ink(of: run, phase: Double($0) / 4)?.width }
    try #require(widths.count == 4)
    return widths.reduce(0, +) / 4 / run.inkWSub - 1
  }

  private func ink(of run: MeasuredRun, phase: Double) throws -> InkBox? {
    let width = 10 + run.sizePt * Double(run.text.count)
    let rect = Rect(x: 5 + phase / run.pxPerPtEffective, y: 0, width: width, height: run.sizePt * 2)
    let placed = PlacedText(text: run.styled, rect: rect, baseline: (run.sizePt * 1.5).rounded())
    let list = DisplayList(
      size: Size(width: width + 10, height: run.sizePt * 2), commands: [.text(placed)])
    return try InkBox(of: list, scale: run.pxPerPtEffective, by: renderer)
  }
}
