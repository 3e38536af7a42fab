internal import LayoutModel

/// Workflow commands of GitHub Actions: findings show up at their lines in a pull request.
enum GitHubReport {
  static func text(_ files: [CheckedFile]) -> String {
    files.flatMap { file in file.diagnostics.map { command($0, file) + "\n" } }.joined()
  }

  private static func command(_ diagnostic: Diagnostic, _ file: CheckedFile) -> String {
    let start = file.lines.position(of: diagnostic.span.offset)
    let end = file.lines.position(of: diagnostic.span.end)
    var properties = [
      ("file", file.path), ("line", "\(start.line)"), ("endLine", "\(end.line)"),
    ]
    // Columns only mean something to the workflow on one line.
    if start.line == end.line { properties += [("col", "\(start.column)"), ("endColumn", "\(end.column)")] }
    properties.append(("title", diagnostic.rule.rawValue))
    let list = properties.map { "\($0.0)=\(escapedProperty($0.1))" }.joined(separator: ",")
    return "::\(name(of: diagnostic.severity)) \(list)::\(escaped(PlainText.oneLine(diagnostic.message)))"
  }

  private static func name(of severity: Severity) -> String {
    severity == .note ? "notice" : severity.rawValue
  }

  private static func escapedProperty(_ text: String) -> String {
    replaced(text, ["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
  }

  private static func escaped(_ text: String) -> String {
    replaced(text, ["%": "%25", "\r": "%0D", "\n": "%0A"])
  }

  private static func replaced(_ text: String, _ table: [Unicode.Scalar: String]) -> String {
    text.unicodeScalars.map { table[$0] ?? String($0) }.joined()
  }
}
