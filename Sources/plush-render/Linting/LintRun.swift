internal import LayoutModel
internal import LayoutRender

/// One call of `lint`: what all files have in common.
struct LintRun: Sendable {
  let options: PreviewOptions
  let gate: LintGate
  /// Configurations that were read and about which there is something to say.
  let remarks: [CheckedFile]
  private let layout: LayoutFindings?
  private let settings: [LintSettings]
  private let common: LintSettings
  private let stdinName: String

  init(_ arguments: Arguments) throws {
    options = try PreviewOptions(arguments)
    stdinName = arguments.value(.stdinFilepath) ?? "-"
    let changes = try LintSettings.changes(arguments)
    var finder = try ConfigurationFinder(path: arguments.value(.config))
    var settings: [LintSettings] = []
    var first: Configuration?
    for operand in arguments.operands {
      let name = operand == "-" ? stdinName : operand
      let configuration = try finder.configuration(for: name)
      if first == nil { first = configuration }
      let path = ConfigurationFinder.path(of: name, from: configuration)
      settings.append(LintSettings(configuration, path: path, changes: changes))
    }
    self.settings = settings
    common = LintSettings(first ?? Configuration(), path: "", changes: changes)
    gate = try LintGate(arguments, first)
    remarks = finder.remarks
    layout =
      arguments.has(.noLayout)
      ? nil : LayoutFindings(options, arguments, try Renderer(images: WallpaperFile.resolver(arguments)))
  }

  // MARK: Files

  /// A file as it was read.
  struct Source: Sendable {
    let path: String
    /// What reports call it.
    let name: String
    let bytes: [UInt8]
    let kind: PayloadKind?
    let settings: LintSettings

    func with(_ bytes: [UInt8]) -> Source {
      Source(path: path, name: name, bytes: bytes, kind: kind, settings: settings)
    }
  }

  /// What came of a run, in the order of the operands.
  struct Result: Sendable {
    /// `nil` where a file could not be read, or is no payload.
    var sources: [Source?] = []
    var checked: [CheckedFile?] = []
    var failures: [String] = []

    var files: [CheckedFile] { checked.compactMap { $0 } }

    mutating func replace(_ index: Int, by file: CheckedFile) {
      checked[index] = file
    }
  }

  private enum Outcome: Sendable {
    case checked(Source?, CheckedFile, Payload?)
    case failed(String)
  }

  func check(_ paths: [String]) async -> Result {
    var result = Result()
    var runChecker = RunChecker(rules: common.rules)
    await FileJobs.run(Array(paths.indices), jobs: options.jobs) { index in
      outcome(paths[index], settings[index])
    } finished: { outcome in
      switch outcome {
      case .checked(let source, let file, let payload):
        if let payload { runChecker.add(payload, file: result.checked.count, path: file.path) }
        result.sources.append(source)
        result.checked.append(file)
      case .failed(let message):
        result.sources.append(nil)
        result.checked.append(nil)
        result.failures.append(message)
      }
    }
    for finding in runChecker.findings() where !settings[finding.file].ignores(finding.diagnostic) {
      result.checked[finding.file]?.add(finding.diagnostic)
    }
    return result
  }

  /// Checks a text that was read before.
  func check(_ source: Source) -> CheckedFile {
    check(source, Payload(source.bytes, kind: source.kind, rules: source.settings.rules))
  }

  private func outcome(_ path: String, _ settings: LintSettings) -> Outcome {
    do throws(FileFailure) {
      let bytes = try FileReader.bytes(of: path)
      let name = path == "-" ? stdinName : path
      if name.split(separator: "/").last.map(String.init) == Configuration.fileName {
        let checked = CheckedJSON(bytes, shape: ConfigurationShape.root)
        return .checked(nil, CheckedFile(path: name, bytes: bytes, diagnostics: checked.diagnostics), nil)
      }
      let kind = CheckedFile.kind(of: bytes, at: path, named: options.kind)
      let source = Source(path: path, name: name, bytes: bytes, kind: kind, settings: settings)
      let payload = Payload(bytes, kind: kind, rules: settings.rules)
      return .checked(source, check(source, payload), payload)
    } catch {
      return .failed(error.message)
    }
  }

  private func check(_ source: Source, _ payload: Payload) -> CheckedFile {
    let findings = (layout?.findings(on: payload) ?? []).compactMap { source.settings.rules.judged($0) }
    var file = CheckedFile(path: source.name, payload: payload, layoutFindings: findings)
    file.diagnostics.removeAll { source.settings.ignores($0) }
    return file
  }
}

extension CheckedFile {
  /// Adds a finding at its place.
  fileprivate mutating func add(_ diagnostic: Diagnostic) {
    diagnostics = (diagnostics + [diagnostic]).sortedByPlace()
  }
}
