internal import LayoutModel
internal import LayoutRender

extension Option {
  static let lintFormat = Option(
    name: "format", value: "FORMAT", choices: LintFormat.allCases.map(\.rawValue),
    summary: "form of the report; text by default")
  static let failOn = Option(
    name: "fail-on", value: "SEVERITY", choices: ["error", "warning", "note", "never"],
    summary: "least severity that makes the exit status 1; error by default")
  static let maxWarnings = Option(
    name: "max-warnings", value: "N", summary: "exit with 1 where there are more warnings than this")
  static let rule = Option(
    name: "rule", value: "ID=SEVERITY",
    summary:
      "set a rule to off, note, warning or error; may be given several times, and beats the configuration"
  )
  static let config = Option(
    name: "config", value: "FILE",
    summary:
      "configuration for all files, instead of the nearest .plush-render.json in their folders or above")
  static let fix = Option(name: "fix", summary: "apply the safe fixes and keep the formatting of the file")
  static let fixDryRun = Option(
    name: "fix-dry-run", summary: "show what --fix would change as a unified diff, and change nothing")
  static let stdinFilepath = Option(
    name: "stdin-filepath", value: "PATH",
    summary: "what standard input is called in reports, and where its configuration is looked for")
}

extension Command {
  static let lint = Command(
    name: "lint", operands: .files, summary: "say what is wrong with payloads, where, and how to mend it",
    details: [
      "Texts are measured for every family that the payload names, or for all with --family all, so that what does not fit is found; --text-size may be given several times. --no-layout leaves that out.",
      "A .plush-render.json holds severities, ignores and overrides for a folder; plush-render schema --kind config describes it.",
    ],
    options: [
      .lintFormat, .output, .failOn, .maxWarnings, .rule, .config, .fix, .fixDryRun, .stdinFilepath, .quiet,
      .noLayout, .family, .presentation,
    ] + Option.environment + [.assets, .kind, .jobs, .color],
    run: LintCommand.run)
}

enum LintCommand {
  static func run(_ arguments: Arguments, _ console: Console) async -> ExitStatus {
    do {
      let run = try LintRun(arguments)
      var result = await run.check(arguments.operands)
      if arguments.has(.fix) || arguments.has(.fixDryRun) {
        result = try fix(result, run, arguments, console)
      }
      for remark in run.remarks { TextReport(console: console, color: nil, stream: .error).print(remark) }
      if !arguments.has(.fixDryRun) { try report(result.files, run, arguments, console) }
      for failure in result.failures { console.complain(failure) }
      return result.failures.isEmpty ? run.gate.status(of: result.files) : .failed
    } catch {
      console.complain(Failure.message(of: error))
      return .failed
    }
  }

  // MARK: Reports

  private static func report(
    _ files: [CheckedFile], _ run: LintRun, _ arguments: Arguments, _ console: Console
  ) throws {
    let files = arguments.has(.quiet) ? files.map(\.withErrorsOnly) : files
    let format = arguments.value(.lintFormat).flatMap(LintFormat.init) ?? .text
    let output = arguments.value(.output).flatMap { $0 == "-" ? nil : $0 }
    if let output {
      try FileWriter.write(Array(format.text(of: files, gate: run.gate).utf8), to: output)
    } else if format == .text, !writesPayload(arguments) {
      let report = TextReport(console: console, color: arguments.value(.color), stream: .output)
      for file in files { report.print(file) }
    } else if writesPayload(arguments) {
      let report = TextReport(console: console, color: arguments.value(.color), stream: .error)
      for file in files { report.print(file) }
    } else {
      console.write(Array(format.text(of: files, gate: run.gate).utf8))
    }
    if format == .text { TextReport.printSummary(files, console) }
  }

  /// Whether standard output carries a fixed payload, so that findings must go elsewhere.
  private static func writesPayload(_ arguments: Arguments) -> Bool {
    arguments.has(.fix) && arguments.operands.contains("-")
  }

  // MARK: Fixes

  /// Writes or shows the fixed files; the findings that are left are those of the fixed texts.
  private static func fix(
    _ result: LintRun.Result, _ run: LintRun, _ arguments: Arguments, _ console: Console
  ) throws -> LintRun.Result {
    var fixed = result
    var count = 0
    for (index, source) in result.sources.enumerated() {
      guard let source else { continue }
      let (bytes, applied) = FixApplication.fixed(source.bytes, kind: source.kind, source.settings)
      if arguments.has(.fixDryRun) {
        console.write(Array(UnifiedDiff.text(source.bytes, bytes, path: source.name).utf8))
      } else if source.path == "-" {
        console.write(bytes)
      } else if applied > 0 {
        try FileWriter.write(bytes, to: source.path)
      }
      count += applied
      fixed.replace(index, by: run.check(source.with(bytes)))
    }
    if count > 0 {
      let verb = arguments.has(.fixDryRun) ? "would be applied" : "applied"
      console.note("\(count) fix\(count == 1 ? "" : "es") \(verb)")
    }
    return fixed
  }
}

extension CheckedFile {
  fileprivate var withErrorsOnly: CheckedFile {
    var file = self
    file.diagnostics.removeAll { $0.severity != .error }
    return file
  }
}
