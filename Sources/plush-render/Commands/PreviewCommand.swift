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
      let drawing = PayloadDrawing(
        options: options, renderer: try Renderer(images: WallpaperFile.resolver(arguments)),
        surfaces: options.surfaces(for:))
      let sources = await drawing.read(arguments.operands)
      let plan = try OutputPlan(
        option: arguments.value(.output), files: arguments.operands,
        pictures: sources.map(\.pictureCount).reduce(0, +))
      let report = TextReport(console: console, color: arguments.value(.color), stream: .error)
      var status = ExitStatus.clean
      await FileJobs.run(sources, jobs: options.jobs) { source in
        drawing.draw(source)
      } finished: { drawn in
        status = max(status, drawn.tell(report, console), drawn.write(plan, console))
      }
      return status
    } catch {
      console.complain(Failure.message(of: error))
      return .failed
    }
  }
}
