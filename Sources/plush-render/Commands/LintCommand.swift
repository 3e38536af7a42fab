internal import LayoutEngine
internal import LayoutModel
internal import LayoutRender

extension Option {
  static let lintFormat = Option(
    name: "format", value: "FORMAT", choices: ["text", "json"], summary: "form of the report; text by default"
  )
  static let failOn = Option(
    name: "fail-on", value: "SEVERITY", choices: ["error", "warning", "note", "never"],
    summary: "least severity that makes the exit status 1; error by default")
  static let maxWarnings = Option(
    name: "max-warnings", value: "N", summary: "exit with 1 where there are more warnings than this")
}

extension Command {
  static let lint = Command(
    name: "lint", operands: .files, summary: "say what is wrong with payloads, where, and how to mend it",
    details: [
      "Texts are measured for every family that the payload names, so that what does not fit is found; --no-layout leaves that out."
    ],
    options: [.lintFormat, .output, .failOn, .maxWarnings, .quiet, .noLayout, .family, .presentation]
      + Option.environment + [.assets, .kind, .jobs, .color],
    run: LintCommand.run)
}

enum LintCommand {
  static func run(_ arguments: Arguments, _ console: Console) async -> ExitStatus {
    do {
      let options = try PreviewOptions(arguments)
      let gate = try Gate(arguments)
      let renderer =
        arguments.has(.noLayout) ? nil : try Renderer(images: WallpaperFile.resolver(arguments))
      var files: [CheckedFile] = []
      var failures: [String] = []
      await FileJobs.run(arguments.operands, jobs: options.jobs) { path in
        check(path, options, renderer)
      } finished: { result in
        switch result {
        case .success(let file): files.append(arguments.has(.quiet) ? file.withErrorsOnly : file)
        case .failure(let failure): failures.append(failure.message)
        }
      }
      try report(files, arguments, console)
      for failure in failures { console.complain(failure) }
      return failures.isEmpty ? gate.status(of: files) : .failed
    } catch {
      console.complain(Failure.message(of: error))
      return .failed
    }
  }

  private static func check(
    _ path: String, _ options: PreviewOptions, _ renderer: Renderer?
  )
    -> Result<CheckedFile, FileFailure>
  {
    do throws(FileFailure) {
      let payload = try CheckedFile.read(path, kind: options.kind)
      let findings = renderer.map { layoutFindings(payload, options, $0) } ?? []
      return .success(CheckedFile(path: path, payload: payload, layoutFindings: findings))
    } catch {
      return .failure(error)
    }
  }

  /// What the layouts of all surfaces that the payload is made for show; a finding that several share once.
  private static func layoutFindings(
    _ payload: Payload, _ options: PreviewOptions, _ renderer: Renderer
  )
    -> [Diagnostic]
  {
    guard let document = payload.document, let environment = options.environments(for: document).first,
      let surfaces = try? options.lintSurfaces(for: document)
    else { return [] }
    var findings: [Diagnostic] = []
    for surface in surfaces {
      let content = renderer.measurer(displayScale: Double(environment.device.scale))
      guard let layout = try? SurfaceLayout(document, on: surface, in: environment, content: content) else {
        continue
      }
      findings += layout.diagnostics.filter { !findings.contains($0) }
    }
    return findings
  }

  private static func report(_ files: [CheckedFile], _ arguments: Arguments, _ console: Console) throws {
    let isJSON = arguments.value(.lintFormat) == "json"
    let output = arguments.value(.output).flatMap { $0 == "-" ? nil : $0 }
    if isJSON || output != nil {
      let text = isJSON ? LintReport.json(files).text + "\n" : TextReport.plainText(files)
      if let output {
        try FileWriter.write(Array(text.utf8), to: output)
      } else {
        console.write(Array(text.utf8))
      }
    } else {
      let report = TextReport(console: console, color: arguments.value(.color), stream: .output)
      for file in files { report.print(file) }
      TextReport.printSummary(files, console)
    }
  }

  /// What makes the exit status 1.
  private struct Gate {
    let severity: Severity?
    let maximumWarnings: Int?

    init(_ arguments: Arguments) throws(UsageError) {
      let name = arguments.value(.failOn) ?? "error"
      severity = Severity(rawValue: name)
      if let text = arguments.value(.maxWarnings) {
        guard let number = Int(text), number >= 0 else {
          throw UsageError(message: "--max-warnings takes a whole number from 0 on, not '\(text)'")
        }
        maximumWarnings = number
      } else {
        maximumWarnings = nil
      }
    }

    func status(of files: [CheckedFile]) -> ExitStatus {
      let warnings = files.map { $0.count(.warning) }.reduce(0, +)
      if let maximumWarnings, warnings > maximumWarnings { return .findings }
      guard let severity else { return .clean }
      return files.contains { $0.diagnostics.contains { $0.severity >= severity } } ? .findings : .clean
    }
  }
}

extension CheckedFile {
  fileprivate var withErrorsOnly: CheckedFile {
    var file = self
    file.diagnostics.removeAll { $0.severity != .error }
    return file
  }
}
