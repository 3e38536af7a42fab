internal import Glibc
internal import LayoutEngine
internal import LayoutModel
internal import LayoutRender

extension Option {
  static let report = Option(
    name: "report", value: "FILE",
    summary: "page with the pictures that differ; snapshot-report.html by default, written only if some do")
  static let tolerance = Option(
    name: "tolerance", value: "PERCENT",
    summary:
      "share of a picture's pixels that may be off by more than 48 of 255 steps, where other versions draw; without it every pixel has to be the same"
  )
}

extension Command {
  static let snapshot = Command(
    name: "snapshot", operands: .words("record|verify DIR…", least: 2),
    summary: "keep pictures of payloads beside them, and tell when they change",
    details: [
      "'record' draws every payload of the folders and stores the pictures beside it as goldens: every family or presentation that it names, light and dark, unless options choose fewer. Pictures that are as they were are not written again.",
      "'verify' draws the same and writes no golden. One that is missing or differs fails: what is drawn now is put beside it as .new.png, and a page shows expected, actual and difference. The exit status is 1.",
      "Goldens are called as preview calls its pictures: deploy.systemLarge.dark.png.",
    ],
    options: [.report, .tolerance, .family, .presentation] + Option.notifications + Option.environment
      + [.scale, .size, .margin, .assets, .kind, .jobs, .color],
    run: SnapshotCommand.run)
}

enum SnapshotCommand {
  static func run(_ arguments: Arguments, _ console: Console) async -> ExitStatus {
    do {
      let isRecording = try isRecording(arguments.operands.first ?? "")
      let tolerance = try tolerance(arguments.value(.tolerance))
      var options = try PreviewOptions(arguments)
      if arguments.value(.appearance) == nil { options.appearances = Appearance.allCases }
      let drawing = PayloadDrawing(
        options: options, renderer: try Renderer(images: WallpaperFile.resolver(arguments)),
        surfaces: { [options] in try options.sheetSurfaces(for: $0) })
      let sources = await drawing.read(try payloads(arguments))
      let report = TextReport(console: console, color: arguments.value(.color), stream: .error)
      var run: any SnapshotRun =
        isRecording
        ? SnapshotRecording(console: console)
        : SnapshotVerification(
          tolerance: tolerance, reportPath: arguments.value(.report) ?? "snapshot-report.html",
          console: console)
      var status = ExitStatus.clean
      var owners: [String: String] = [:]
      await FileJobs.run(sources, jobs: options.jobs) { source in
        drawing.draw(source)
      } finished: { drawn in
        status = max(status, drawn.tell(report, console))
        for (suffixes, bytes) in drawn.pictures {
          let golden = Golden(beside: drawn.path, suffixes: suffixes, drawn: bytes)
          if let owner = owners.updateValue(drawn.path, forKey: golden.path) {
            console.complain("\(golden.path) is the golden of both \(owner) and \(drawn.path): rename one")
            status = .failed
          } else {
            status = max(status, run.take(golden))
          }
        }
      }
      return max(status, run.finish())
    } catch {
      console.complain(Failure.message(of: error))
      return .failed
    }
  }

  private static func isRecording(_ word: String) throws(UsageError) -> Bool {
    switch word {
    case "record": return true
    case "verify": return false
    default:
      let hint = ArgumentParser.hint(word, ["record", "verify"], otherwise: "")
      throw UsageError(message: "snapshot takes 'record' or 'verify', not '\(word)'\(hint)")
    }
  }

  private static func tolerance(_ text: String?) throws(UsageError) -> PixelTolerance {
    guard let text else { return .exact }
    guard let percent = Double(text), percent >= 0, percent <= 100 else {
      throw UsageError(message: "--tolerance takes a percentage from 0 to 100, not '\(text)'")
    }
    return .otherVersions(share: percent / 100)
  }

  /// All payloads of the folders, each once; the manifest of `--assets` is none.
  private static func payloads(_ arguments: Arguments) throws(FileFailure) -> [String] {
    let assets = arguments.value(.assets).map { $0.hasSuffix("/") ? $0 : $0 + "/" }
    let manifest = Set([assets.map { $0 + "manifest.json" }].compactMap { $0 })
    var found: [String] = []
    var seen: Set<String> = []
    for operand in arguments.operands.dropFirst() {
      if operand == "-" {
        throw FileFailure(path: "-", reason: "goldens stand beside files: name a folder")
      }
      let inside = try PayloadFolder.payloads(in: operand, leavingOut: manifest)
      if inside.isEmpty { throw FileFailure(path: operand, reason: "has no .json file in it") }
      found += inside.filter { seen.insert($0).inserted }
    }
    return found
  }
}

/// What is done with each picture, and at the end.
protocol SnapshotRun {
  mutating func take(_ golden: Golden) -> ExitStatus
  mutating func finish() -> ExitStatus
}

/// Stores pictures that are new or have changed.
struct SnapshotRecording: SnapshotRun {
  let console: Console
  private var written = 0
  private var unchanged = 0

  init(console: Console) {
    self.console = console
  }

  mutating func take(_ golden: Golden) -> ExitStatus {
    do throws(FileFailure) {
      if case .same = golden.verdict(.exact) {
        unchanged += 1
      } else {
        try FileWriter.write(golden.drawn, to: golden.path)
        console.print(golden.path)
        written += 1
      }
      FileWriter.remove(golden.newPath)
      return .clean
    } catch {
      console.complain(error.message)
      return .failed
    }
  }

  mutating func finish() -> ExitStatus {
    console.note("\(written) written, \(unchanged) unchanged")
    return .clean
  }
}

/// Compares pictures with what is stored.
struct SnapshotVerification: SnapshotRun {
  let tolerance: PixelTolerance
  let reportPath: String
  let console: Console
  private var report = SnapshotReport()
  private var same = 0

  init(tolerance: PixelTolerance, reportPath: String, console: Console) {
    self.tolerance = tolerance
    self.reportPath = reportPath
    self.console = console
  }

  mutating func take(_ golden: Golden) -> ExitStatus {
    let verdict = golden.verdict(tolerance)
    guard let complaint = verdict.complaint else {
      same += 1
      FileWriter.remove(golden.newPath)
      return .clean
    }
    report.add(golden, verdict, complaint)
    console.print("\(golden.path): \(complaint)")
    do throws(FileFailure) {
      try FileWriter.write(golden.drawn, to: golden.newPath)
      return .findings
    } catch {
      console.complain(error.message)
      return .failed
    }
  }

  mutating func finish() -> ExitStatus {
    guard !report.isEmpty else {
      console.note("\(same) as recorded")
      return .clean
    }
    console.note("\(same) as recorded, \(report.sections.count) not: see \(reportPath)")
    do throws(FileFailure) {
      try FileWriter.makeFolder(above: reportPath)
      try FileWriter.write(Array(report.html.utf8), to: reportPath)
      return .findings
    } catch {
      console.complain(error.message)
      return .failed
    }
  }
}
