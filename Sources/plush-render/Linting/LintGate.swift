internal import LayoutModel

/// What makes the exit status 1.
struct LintGate: Sendable {
  /// `nil` where no finding does.
  let severity: Severity?
  let maximumWarnings: Int?

  init(severity: Severity?, maximumWarnings: Int?) {
    self.severity = severity
    self.maximumWarnings = maximumWarnings
  }

  /// The call's own gate, else that of the first file's configuration.
  init(_ arguments: Arguments, _ configuration: Configuration?) throws(UsageError) {
    severity = Severity(rawValue: arguments.value(.failOn) ?? configuration?.failOn ?? "error")
    guard let text = arguments.value(.maxWarnings) else {
      maximumWarnings = configuration?.maximumWarnings
      return
    }
    guard let number = Int(text), number >= 0 else {
      throw UsageError(message: "--max-warnings takes a whole number from 0 on, not '\(text)'")
    }
    maximumWarnings = number
  }

  func status(of files: [CheckedFile]) -> ExitStatus {
    let warnings = files.map { $0.count(.warning) }.reduce(0, +)
    if let maximumWarnings, warnings > maximumWarnings { return .findings }
    return files.contains { $0.diagnostics.contains(where: stops) } ? .findings : .clean
  }

  /// Whether the finding alone makes the status 1.
  func stops(_ diagnostic: Diagnostic) -> Bool {
    severity.map { diagnostic.severity >= $0 } ?? false
  }
}
