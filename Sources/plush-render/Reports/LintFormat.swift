/// The forms that `lint` reports in.
enum LintFormat: String, Sendable, CaseIterable {
  case text, compact, json, github, sarif, junit

  func text(of files: [CheckedFile], gate: LintGate) -> String {
    switch self {
    case .text: TextReport.plainText(files)
    case .compact: CompactReport.text(files)
    case .json: LintReport.json(files).text + "\n"
    case .github: GitHubReport.text(files)
    case .sarif: SARIFReport.json(files).text + "\n"
    case .junit: JUnitReport.xml(files, gate: gate)
    }
  }
}
