internal import LayoutEngine
internal import LayoutModel
internal import LayoutRender

/// A file as far as it could be read, with the surfaces to draw.
struct PayloadSource: Sendable {
  let path: String
  var payload: Payload?
  var failure: String?
  var surfaces: [SurfaceChoice] = []
  var environments: [PreviewEnvironment] = []
  /// Whether it is drawn behind another one, in that one's picture.
  var isStackedBehind = false

  var pictureCount: Int { surfaces.count * environments.count }

  /// What is appended to a picture's name: the surface and the appearance where several are drawn.
  func suffixes(_ surface: SurfaceChoice, _ environment: PreviewEnvironment) -> [String] {
    var suffixes: [String] = []
    if surfaces.count > 1 {
      switch surface {
      case .widget(let family): suffixes.append(family.rawValue)
      case .liveActivity(let presentation): suffixes.append(presentation.rawValue)
      case .notification(let surface): suffixes.append(surface.presentation.rawValue)
      case .bare: break
      }
    }
    if environments.count > 1 { suffixes.append(environment.appearance.rawValue) }
    return suffixes
  }
}

/// What became of a file: its findings, its pictures and what kept it from being drawn.
struct DrawnPayload: Sendable {
  let path: String
  var file: CheckedFile?
  /// PNG files, each with what is appended to its name.
  var pictures: [(suffixes: [String], bytes: [UInt8])] = []
  var remarks: [String] = []
  var failures: [String] = []

  /// Prints the findings and what went wrong.
  func tell(_ report: TextReport, _ console: Console) -> ExitStatus {
    if let file { report.print(file) }
    for remark in remarks { console.note(remark) }
    for failure in failures { console.complain(failure) }
    return failures.isEmpty ? file?.status ?? .clean : .failed
  }

  /// Writes the pictures where the plan says and names them.
  func write(_ plan: OutputPlan, _ console: Console) -> ExitStatus {
    var status = ExitStatus.clean
    for (suffixes, bytes) in pictures {
      do throws(FileFailure) {
        try PictureWriter.write(bytes, to: plan.path(of: path, suffixes: suffixes), console)
      } catch {
        console.complain(error.message)
        status = .failed
      }
    }
    return status
  }
}

/// Reads payloads and draws them in every surface and appearance that a call asks for.
struct PayloadDrawing: Sendable {
  let options: PreviewOptions
  let renderer: Renderer
  /// The surfaces of a document.
  let surfaces: @Sendable (Document) throws -> [SurfaceChoice]

  func read(_ paths: [String]) async -> [PayloadSource] {
    var sources: [PayloadSource] = []
    await FileJobs.run(paths, jobs: options.jobs) {
      source($0)
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

  private func source(_ path: String) -> PayloadSource {
    var source = PayloadSource(path: path)
    do {
      let payload = try CheckedFile.read(path, kind: options.kind)
      source.payload = payload
      if let document = payload.document {
        source.surfaces = try surfaces(document)
        source.environments = options.environments(for: document)
      }
    } catch {
      source.failure = Failure.message(of: error)
    }
    return source
  }

  func draw(_ source: PayloadSource) -> DrawnPayload {
    var drawn = DrawnPayload(path: source.path)
    guard let payload = source.payload else {
      drawn.failures = [source.failure ?? source.path]
      return drawn
    }
    var findings: [Diagnostic] = []
    if let document = payload.document {
      if source.surfaces.isEmpty, !source.isStackedBehind {
        let reason = source.failure ?? "\(payload.kind?.title ?? "it") has no surface that can be drawn"
        drawn.failures.append("\(source.path): \(reason)")
      }
      for surface in source.surfaces {
        for environment in source.environments {
          do {
            let layout = try SurfaceLayout(
              document, on: surface, in: environment,
              content: renderer.measurer(displayScale: Double(environment.device.scale)))
            findings += layout.diagnostics.filter { !findings.contains($0) }
            drawn.pictures.append(
              (source.suffixes(surface, environment), try picture(of: layout, environment)))
          } catch SurfaceFailure.nothingToDraw(let reason) {
            let remark = "\(source.path): \(reason)"
            if !drawn.remarks.contains(remark) { drawn.remarks.append(remark) }
          } catch {
            drawn.failures.append("\(source.path): \(Failure.message(of: error))")
          }
        }
      }
    }
    drawn.file = CheckedFile(path: source.path, payload: payload, layoutFindings: findings)
    return drawn
  }

  private func picture(
    of layout: SurfaceLayout, _ environment: PreviewEnvironment
  ) throws(RenderFailure) -> [UInt8] {
    let displayScale = Double(environment.device.scale)
    let scale = options.scale ?? displayScale
    var list = layout.displayList(scale: scale)
    if options.showsFrames { list = list.outlining(layout.chrome + layout.frames, scale: scale) }
    return try renderer.png(list, scale: scale, displayScale: displayScale)
  }
}
