internal import LayoutEngine
internal import LayoutModel
internal import LayoutRender

extension Command {
  static let layout = Command(
    name: "layout", operands: .files, summary: "print the placed frames as JSON, in points",
    details: [
      "Frames are absolute, y growing downwards; they are rounded to pixels where --scale is given. The header and the buttons stand under \"chrome\"."
    ],
    options: [.family, .presentation] + Option.environment + [
      .scale, .size, .margin, .assets, .kind, .color,
    ],
    run: LayoutCommand.run)
}

enum LayoutCommand {
  static func run(_ arguments: Arguments, _ console: Console) async -> ExitStatus {
    do {
      let options = try PreviewOptions(arguments)
      let renderer = try Renderer(images: AssetFolder.resolver(arguments.value(.assets)))
      let report = TextReport(console: console, color: arguments.value(.color), stream: .error)
      var status = ExitStatus.clean
      for path in arguments.operands {
        status = max(status, try layOut(path, options, renderer, report, console))
      }
      return status
    } catch {
      console.complain(Failure.message(of: error))
      return .failed
    }
  }

  private static func layOut(
    _ path: String, _ options: PreviewOptions, _ renderer: Renderer, _ report: TextReport, _ console: Console
  ) throws -> ExitStatus {
    let payload = try CheckedFile.read(path, kind: options.kind)
    var findings: [Diagnostic] = []
    var failure: String?
    if let document = payload.document {
      let surfaces = try options.surfaces(for: document)
      if surfaces.isEmpty { failure = "\(payload.kind?.title ?? "it") has no surface that can be laid out" }
      for surface in surfaces {
        let environment = options.environments(for: document)[0]
        let layout = try SurfaceLayout(
          document, on: surface, in: environment,
          content: renderer.measurer(displayScale: Double(environment.device.scale)))
        findings += layout.diagnostics
        console.print(FrameReport.json(layout, scale: options.scale).text)
      }
    }
    let file = CheckedFile(path: path, payload: payload, layoutFindings: findings)
    report.print(file)
    if let failure {
      console.complain("\(path): \(failure)")
      return .failed
    }
    return file.status
  }
}
