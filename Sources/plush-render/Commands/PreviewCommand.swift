internal import LayoutEngine
internal import LayoutModel
internal import LayoutRender

extension Option {
  static let debugFrames = Option(
    name: "debug-frames", summary: "outline every block's frame over the picture, a colour for each level")
}

extension Command {
  static let preview = Command(
    name: "preview", operands: .files, summary: "draw payloads as the phone would, into PNG files",
    details: [
      "Prints the path of each picture. Findings go to standard error; a payload with errors is still drawn as far as it can be, and the exit status is 1.",
      "A picture is called after its file; the family or presentation and the appearance are appended where several are drawn: deploy.systemLarge.dark.png.",
    ],
    options: [.output, .family, .presentation] + Option.notifications + Option.environment
      + [.scale, .size, .margin, .debugFrames, .assets, .kind, .jobs, .color],
    run: PreviewCommand.run)
}

enum PreviewCommand {
  static func run(_ arguments: Arguments, _ console: Console) async -> ExitStatus {
    do {
      let options = try PreviewOptions(arguments)
      let renderer = try Renderer(images: WallpaperFile.resolver(arguments))
      let files = await read(arguments.operands, options)
      let plan = try OutputPlan(
        option: arguments.value(.output), files: arguments.operands,
        pictures: files.map(\.pictureCount).reduce(0, +))
      let report = TextReport(console: console, color: arguments.value(.color), stream: .error)
      var status = ExitStatus.clean
      await FileJobs.run(files, jobs: options.jobs) { source in
        draw(source, options, renderer, plan)
      } finished: { outcome in
        status = max(status, tell(outcome, report, console))
      }
      return status
    } catch {
      console.complain(Failure.message(of: error))
      return .failed
    }
  }

  /// A file as far as it could be read, with the surfaces to draw.
  private struct Source: Sendable {
    let path: String
    var payload: Payload?
    var failure: String?
    var surfaces: [SurfaceChoice] = []
    var environments: [PreviewEnvironment] = []
    /// Whether it is drawn behind another one, in that one's picture.
    var isStackedBehind = false

    var pictureCount: Int { surfaces.count * environments.count }
  }

  private struct Outcome: Sendable {
    var file: CheckedFile?
    var pictures: [(path: String, bytes: [UInt8])] = []
    var remarks: [String] = []
    var failures: [String] = []
  }

  private static func read(_ paths: [String], _ options: PreviewOptions) async -> [Source] {
    var sources: [Source] = []
    await FileJobs.run(paths, jobs: options.jobs) {
      source($0, options)
    } finished: {
      sources.append($0)
    }
    let stacked = NotificationStacks.gather(sources.map { ($0.payload?.document, $0.surfaces) })
    for (index, surfaces) in stacked.enumerated() {
      sources[index].isStackedBehind = surfaces.isEmpty && !sources[index].surfaces.isEmpty
      sources[index].surfaces = surfaces
    }
    return sources
  }

  private static func source(_ path: String, _ options: PreviewOptions) -> Source {
    var source = Source(path: path)
    do {
      let payload = try CheckedFile.read(path, kind: options.kind)
      source.payload = payload
      if let document = payload.document {
        source.surfaces = try options.surfaces(for: document)
        source.environments = options.environments(for: document)
      }
    } catch {
      source.failure = Failure.message(of: error)
    }
    return source
  }

  private static func draw(
    _ source: Source, _ options: PreviewOptions, _ renderer: Renderer, _ plan: OutputPlan
  )
    -> Outcome
  {
    var outcome = Outcome()
    guard let payload = source.payload else {
      outcome.failures = [source.failure ?? source.path]
      return outcome
    }
    var findings: [Diagnostic] = []
    if let document = payload.document {
      if source.surfaces.isEmpty, !source.isStackedBehind {
        let reason = source.failure ?? "\(payload.kind?.title ?? "it") has no surface that can be drawn"
        outcome.failures.append("\(source.path): \(reason)")
      }
      for surface in source.surfaces {
        for environment in source.environments {
          do {
            let layout = try SurfaceLayout(
              document, on: surface, in: environment,
              content: renderer.measurer(displayScale: Double(environment.device.scale)))
            findings += layout.diagnostics.filter { !findings.contains($0) }
            let path = plan.path(of: source.path, suffixes: suffixes(source, surface, environment))
            outcome.pictures.append((path, try picture(of: layout, environment, options, renderer)))
          } catch SurfaceFailure.nothingToDraw(let reason) {
            let remark = "\(source.path): \(reason)"
            if !outcome.remarks.contains(remark) { outcome.remarks.append(remark) }
          } catch {
            outcome.failures.append("\(source.path): \(Failure.message(of: error))")
          }
        }
      }
    }
    outcome.file = CheckedFile(path: source.path, payload: payload, layoutFindings: findings)
    return outcome
  }

  private static func picture(
    of layout: SurfaceLayout, _ environment: PreviewEnvironment, _ options: PreviewOptions,
    _ renderer: Renderer
  ) throws(RenderFailure) -> [UInt8] {
    let displayScale = Double(environment.device.scale)
    let scale = options.scale ?? displayScale
    var list = layout.displayList(scale: scale)
    if options.showsFrames { list = list.outlining(layout.chrome + layout.frames, scale: scale) }
    return try renderer.png(list, scale: scale, displayScale: displayScale)
  }

  private static func suffixes(
    _ source: Source, _ surface: SurfaceChoice, _ environment: PreviewEnvironment
  )
    -> [String]
  {
    var suffixes: [String] = []
    if source.surfaces.count > 1 {
      switch surface {
      case .widget(let family): suffixes.append(family.rawValue)
      case .liveActivity(let presentation): suffixes.append(presentation.rawValue)
      case .notification(let surface): suffixes.append(surface.presentation.rawValue)
      case .bare: break
      }
    }
    if source.environments.count > 1 { suffixes.append(environment.appearance.rawValue) }
    return suffixes
  }

  /// Prints the findings, writes the pictures and names them.
  private static func tell(_ outcome: Outcome, _ report: TextReport, _ console: Console) -> ExitStatus {
    var status = outcome.file?.status ?? .clean
    if let file = outcome.file { report.print(file) }
    for remark in outcome.remarks { console.note(remark) }
    for failure in outcome.failures {
      console.complain(failure)
      status = .failed
    }
    for (path, bytes) in outcome.pictures {
      do throws(FileFailure) {
        try PictureWriter.write(bytes, to: path, console)
      } catch {
        console.complain(error.message)
        status = .failed
      }
    }
    return status
  }
}
