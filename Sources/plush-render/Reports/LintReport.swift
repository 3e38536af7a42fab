internal import LayoutModel

/// Findings for programs.
enum LintReport {
  static func json(_ files: [CheckedFile]) -> JSONText {
    .object([
      ("files", .array(files.map(file))),
      ("summary", summary(files)),
    ])
  }

  private static func summary(_ files: [CheckedFile]) -> JSONText {
    func total(_ severity: Severity) -> JSONText { .integer(files.map { $0.count(severity) }.reduce(0, +)) }
    return .object([("errors", total(.error)), ("warnings", total(.warning)), ("notes", total(.note))])
  }

  private static func file(_ file: CheckedFile) -> JSONText {
    var members: [(String, JSONText)] = [
      ("path", .string(file.path)),
      ("kind", file.kind.map { .string($0.rawValue) } ?? .null),
    ]
    if let bytes = file.compactSize { members.append(("bytes", .integer(bytes))) }
    if let budget = file.kind.flatMap(PayloadBudget.budget) {
      members.append(("budgetBytes", .integer(budget.limit)))
    }
    members.append(("findings", .array(file.diagnostics.map { finding($0, file.lines) })))
    return .object(members)
  }

  private static func finding(_ diagnostic: Diagnostic, _ lines: LineIndex) -> JSONText {
    let start = lines.position(of: diagnostic.span.offset)
    let end = lines.position(of: diagnostic.span.end)
    var members: [(String, JSONText)] = [
      ("rule", .string(diagnostic.rule.rawValue)), ("severity", .string(diagnostic.severity.rawValue)),
      ("message", .string(diagnostic.message)), ("pointer", .string(diagnostic.pointer)),
      ("line", .integer(start.line)), ("column", .integer(start.column)),
      ("endLine", .integer(end.line)), ("endColumn", .integer(end.column)),
      ("offset", .integer(diagnostic.span.offset)), ("length", .integer(diagnostic.span.length)),
      ("notes", .array(diagnostic.notes.map { note($0, lines) })),
    ]
    if let fix = diagnostic.fix { members.append(("fix", json(fix))) }
    return .object(members)
  }

  private static func note(_ note: Diagnostic.Note, _ lines: LineIndex) -> JSONText {
    var members: [(String, JSONText)] = [("message", .string(note.message))]
    if let span = note.span {
      let start = lines.position(of: span.offset)
      members += [
        ("line", .integer(start.line)), ("column", .integer(start.column)), ("offset", .integer(span.offset)),
        ("length", .integer(span.length)),
      ]
    }
    return .object(members)
  }

  private static func json(_ fix: Fix) -> JSONText {
    .object([
      ("safe", .boolean(fix.isSafe)),
      (
        "edits",
        .array(
          fix.edits.map { edit in
            .object([
              ("offset", .integer(edit.span.offset)), ("length", .integer(edit.span.length)),
              ("text", .string(edit.replacement)),
            ])
          })
      ),
    ])
  }
}
