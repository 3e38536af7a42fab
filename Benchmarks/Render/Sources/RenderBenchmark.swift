internal import Foundation
internal import LayoutEngine
internal import LayoutModel
internal import LayoutRender

/// Warm milliseconds for one widget, from JSON to PNG, phase by phase.
///
/// `swift run -c release render-benchmark [FILE]`; the file is Examples/deploy-widget.json by default. Everything is measured twice, and as a share
/// of what Cairo's own PNG writer takes for the same pixels in the same run, so that figures of two machines can be
/// compared.
@main
struct RenderBenchmark {
  static func main() throws {
    let path = CommandLine.arguments.dropFirst().first ?? "Examples/deploy-widget.json"
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    let widget = try WarmWidget(bytes)
    let runs = try (0..<2).map { _ in try widget.measure() }
    print("\(path): \(widget.pixels) pixels, \(widget.png.count) bytes of PNG, median of \(Stopwatch.rounds)")
    print(line("", runs.indices.map { "run \($0 + 1)" } + ["of Cairo's PNG"]))
    for phase in runs[0].indices {
      let times = runs.map { $0[phase].milliseconds }
      let share = runs.map { $0[phase].milliseconds / ($0.last?.milliseconds ?? 1) }.reduce(0, +) / 2
      print(line(runs[0][phase].name, times.map { fixed($0, 3) + " ms" } + [fixed(share * 100, 1) + " %"]))
    }
  }

  private static func line(_ name: String, _ cells: [String]) -> String {
    let head = name + String(repeating: " ", count: max(0, 22 - name.count))
    return head + cells.map { String(repeating: " ", count: max(0, 16 - $0.count)) + $0 }.joined()
  }

  private static func fixed(_ number: Double, _ digits: Int) -> String {
    String(format: "%.\(digits)f", number)
  }
}

/// The phases of one payload, ready to be repeated.
struct WarmWidget {
  let bytes: [UInt8]
  let renderer: Renderer
  let document: Document
  let layout: SurfaceLayout
  let list: DisplayList
  let png: [UInt8]

  /// Pixels a point of the default device.
  private static let scale = 3.0

  init(_ bytes: [UInt8]) throws {
    self.bytes = bytes
    renderer = try Renderer()
    guard let document = Payload(bytes).document else { throw NoDocument() }
    self.document = document
    layout = try Self.layout(document, renderer)
    list = layout.displayList(scale: Self.scale)
    png = try renderer.png(list, scale: Self.scale)
  }

  var pixels: String {
    "\(Int(list.size.width * Self.scale)) × \(Int(list.size.height * Self.scale))"
  }

  /// Each phase, then their sum, then Cairo's writer.
  func measure() throws -> [Phase] {
    let parse = Stopwatch.median { _ = JSONParser.parse(bytes) }
    let check = Stopwatch.median { _ = Payload(bytes) }
    let layOut = try Stopwatch.median { _ = try Self.layout(document, renderer) }
    let record = Stopwatch.median { _ = layout.displayList(scale: Self.scale) }
    let paint = try Stopwatch.median { try renderer.draw(list, scale: Self.scale) }
    let write = try Stopwatch.median { _ = try renderer.png(list, scale: Self.scale) }
    let whole = try Stopwatch.median {
      guard let document = Payload(bytes).document else { throw NoDocument() }
      let list = try Self.layout(document, renderer).displayList(scale: Self.scale)
      _ = try renderer.png(list, scale: Self.scale)
    }
    let cairo = try CairoWriter(png)
    return [
      Phase(name: "parse", milliseconds: parse),
      Phase(name: "decode and lint", milliseconds: max(0, check - parse)),
      Phase(name: "layout", milliseconds: layOut),
      Phase(name: "record", milliseconds: record),
      Phase(name: "paint", milliseconds: paint),
      Phase(name: "PNG", milliseconds: max(0, write - paint)),
      Phase(name: "JSON to PNG", milliseconds: whole),
      Phase(name: "Cairo's PNG writer", milliseconds: Stopwatch.median { cairo.write() }),
    ]
  }

  private static func layout(_ document: Document, _ renderer: Renderer) throws -> SurfaceLayout {
    try SurfaceLayout(
      document, on: .widget(.systemMedium), in: PreviewEnvironment(), content: renderer.measurer())
  }

  struct Phase {
    let name: String
    let milliseconds: Double
  }

  private struct NoDocument: Error {}
}
