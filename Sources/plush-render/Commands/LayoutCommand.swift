internal import LayoutEngine
internal import LayoutModel
internal import LayoutRender

extension Option {
  static let layoutFormat = Option(
    name: "format", value: "FORMAT", choices: ["json", "tree"], summary: "form of the frames; json by default"
  )
}

extension Command {
  static let layout = Command(
    name: "layout", operands: .files, summary: "print the placed frames in points, as JSON or as a tree",
    details: [
      "Frames are absolute, y growing downwards; they are rounded to pixels where --scale is given. The header and the buttons stand under \"chrome\". Several surfaces come as an array."
    ],
    options: [.layoutFormat, .family, .presentation] + Option.notifications + Option.environment + [
      .scale, .size, .margin, .assets, .kind, .jobs, .color,
    ],
    run: LayoutCommand.run)
}

enum LayoutCommand {
  static func run(_ arguments: Arguments, _ console: Console) async -> ExitStatus {
    do {
      let options = try PreviewOptions(arguments)
      let renderer = try Renderer(images: WallpaperFile.resolver(arguments))
      let report = TextReport(console: console, color: arguments.value(.color), stream: .error)
      var layouts: [SurfaceLayout] = []
      var status = ExitStatus.clean
      await FileJobs.run(arguments.operands, jobs: options.jobs) { path in
        Result { try layOut(path, options, renderer) }.mapError { failure(of: path, $0) }
      } finished: { result in
        switch result {
        case .success(let outcome):
          layouts += outcome.layouts
          report.print(outcome.file)
          for remark in outcome.remarks { console.note("\(outcome.file.path): \(remark)") }
          status = max(status, outcome.file.status)
        case .failure(let failure):
          console.complain(failure.message)
          status = .failed
        }
      }
      if arguments.value(.layoutFormat) == "tree" {
        for layout in layouts { console.print(FrameTree.text(layout, scale: options.scale)) }
      } else {
        print(layouts.map { FrameReport.json($0, scale: options.scale) }, console)
      }
      return status
    } catch {
      console.complain(Failure.message(of: error))
      return .failed
    }
  }

  /// What went wrong with a file, with its name.
  private static func failure(of path: String, _ error: any Error) -> FileFailure {
    error as? FileFailure ?? FileFailure(path: path, reason: Failure.message(of: error))
  }

  private struct Outcome: Sendable {
    var file: CheckedFile
    var layouts: [SurfaceLayout]
    var remarks: [String]
  }

  private static func layOut(
    _ path: String, _ options: PreviewOptions, _ renderer: Renderer
  ) throws -> Outcome {
    let payload = try CheckedFile.read(path, kind: options.kind)
    guard let document = payload.document else {
      return Outcome(file: CheckedFile(path: path, payload: payload), layouts: [], remarks: [])
    }
    let environment = options.environments(for: document)[0]
    var layouts: [SurfaceLayout] = []
    var remarks: [String] = []
    for surface in try options.surfaces(for: document) {
      do throws(SurfaceFailure) {
        layouts.append(
          try SurfaceLayout(
            document, on: surface, in: environment,
            content: renderer.measurer(displayScale: Double(environment.device.scale))))
      } catch {
        guard case .nothingToDraw(let reason) = error else { throw error }
        remarks.append(reason)
      }
    }
    let findings = layouts.flatMap(\.diagnostics)
    return Outcome(
      file: CheckedFile(path: path, payload: payload, layoutFindings: findings), layouts: layouts,
      remarks: remarks)
  }

  /// One surface as an object, several as an array of them.
  private static func print(_ reports: [JSONText], _ console: Console) {
    switch reports.count {
    case 0: break
    case 1: console.print(reports[0].text)
    default: console.print(JSONText.array(reports).text)
    }
  }
}
