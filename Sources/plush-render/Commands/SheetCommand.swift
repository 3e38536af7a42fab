internal import LayoutEngine
internal import LayoutModel
internal import LayoutRender

extension Command {
  static let sheet = Command(
    name: "sheet", operands: .files,
    summary: "draw every family or presentation, light and dark, on one picture",
    details: [
      "A widget is drawn in every family that it names, or with --family all in every one that the device has; a Live Activity or a notification in all its presentations.",
      "The picture is called after its file: deploy.sheet.png. Findings go to standard error.",
    ],
    options: [.output, .family, .presentation] + Option.notifications + Option.environment
      + [.scale, .size, .margin, .assets, .kind, .jobs, .color],
    run: SheetCommand.run)
}

enum SheetCommand {
  static func run(_ arguments: Arguments, _ console: Console) async -> ExitStatus {
    do {
      var options = try PreviewOptions(arguments)
      if arguments.value(.appearance) == nil { options.appearances = Appearance.allCases }
      let renderer = try Renderer(images: WallpaperFile.resolver(arguments))
      let plan = try OutputPlan(
        option: arguments.value(.output), files: arguments.operands, pictures: arguments.operands.count)
      let report = TextReport(console: console, color: arguments.value(.color), stream: .error)
      var status = ExitStatus.clean
      await FileJobs.run(arguments.operands, jobs: options.jobs) { [options] path in
        draw(path, options, renderer)
      } finished: { drawn in
        status = max(status, drawn.tell(report, console), drawn.write(plan, console))
      }
      return status
    } catch {
      console.complain(Failure.message(of: error))
      return .failed
    }
  }

  /// Draws one file's sheet.
  private static func draw(_ path: String, _ options: PreviewOptions, _ renderer: Renderer) -> DrawnPayload {
    var drawn = DrawnPayload(path: path)
    do {
      let payload = try CheckedFile.read(path, kind: options.kind)
      drawn.file = CheckedFile(path: path, payload: payload)
      guard let document = payload.document else { return drawn }
      let panels = try panels(of: document, options, renderer)
      var findings: [Diagnostic] = []
      for layout in panels.flatMap(\.pictures).map(\.layout) {
        findings += layout.diagnostics.filter { !findings.contains($0) }
      }
      drawn.file = CheckedFile(path: path, payload: payload, layoutFindings: findings)
      guard panels.contains(where: { !$0.pictures.isEmpty }) else {
        throw SurfaceFailure.wrongSurface("\(payload.kind?.title ?? "it") has no surface that can be drawn")
      }
      let sheet = ContactSheet(
        title: title(of: document) ?? OutputPlan.stem(of: path), subtitle: options.device.name, panels: panels
      )
      drawn.pictures = [(["sheet"], try png(of: sheet, options, renderer))]
    } catch SurfaceFailure.nothingToDraw(let reason) {
      drawn.remarks = ["\(path): \(reason)"]
    } catch let failure as FileFailure {
      drawn.failures = [failure.message]
    } catch {
      drawn.failures = ["\(path): \(Failure.message(of: error))"]
    }
    return drawn
  }

  private static func panels(
    of document: Document, _ options: PreviewOptions, _ renderer: Renderer
  ) throws -> [ContactSheet.Panel] {
    let surfaces = try options.sheetSurfaces(for: document)
    return try options.environments(for: document).map { environment in
      let pictures = try surfaces.map { surface in
        ContactSheet.Picture(
          caption: surface.caption,
          layout: try SurfaceLayout(
            document, on: surface, in: environment,
            content: renderer.measurer(displayScale: Double(environment.device.scale))))
      }
      return ContactSheet.Panel(appearance: environment.appearance, pictures: pictures)
    }
  }

  private static func png(
    of sheet: ContactSheet, _ options: PreviewOptions, _ renderer: Renderer
  ) throws(RenderFailure) -> [UInt8] {
    let displayScale = Double(options.device.scale)
    let scale = options.scale ?? displayScale
    let list = sheet.displayList(scale: scale, content: renderer.measurer(displayScale: displayScale))
    return try renderer.png(list, scale: scale, displayScale: displayScale)
  }

  private static func title(of document: Document) -> String? {
    switch document {
    case .widget(let widget): widget.title
    case .liveActivity(let activity): activity.title
    case .push, .notification, .text: document.notification?.title?.text
    case .blocks: nil
    }
  }
}

extension SurfaceChoice {
  /// What stands under the surface on a sheet.
  fileprivate var caption: String {
    switch self {
    case .widget(let family): family.rawValue
    case .liveActivity(let presentation): presentation.rawValue
    case .notification(let surface): surface.presentation.rawValue
    case .bare: "blocks"
    }
  }
}
