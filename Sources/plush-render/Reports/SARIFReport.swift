internal import LayoutModel

/// SARIF 2.1.0, in the part that code scanning reads.
enum SARIFReport {
  static func json(_ files: [CheckedFile]) -> JSONText {
    .object([
      ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")),
      ("version", .string("2.1.0")),
      (
        "runs",
        .array([
          .object([
            ("tool", .object([("driver", driver)])),
            ("columnKind", .string("unicodeCodePoints")),
            ("results", .array(files.flatMap(results))),
          ])
        ])
      ),
    ])
  }

  // MARK: Rules

  private static var driver: JSONText {
    .object([
      ("name", .string("plush-render")),
      ("version", .string(Version.number)),
      ("semanticVersion", .string(Version.number)),
      ("rules", .array(RuleID.allCases.map { rule(Rule.rule($0)) })),
    ])
  }

  private static func rule(_ rule: Rule) -> JSONText {
    let markdown =
      "\(rule.rationale)\n\nFlagged:\n\n```json\n\(RuleReport.shortened(rule.flagged.source))\n```\n\nAccepted:\n\n```json\n\(RuleReport.shortened(rule.accepted.source))\n```"
    return .object([
      ("id", .string(rule.id.rawValue)),
      ("shortDescription", text(rule.summary)),
      ("fullDescription", text(rule.rationale)),
      ("help", .object([("text", .string(rule.rationale)), ("markdown", .string(markdown))])),
      (
        "defaultConfiguration",
        .object([
          ("enabled", .boolean(rule.isOnByDefault)), ("level", .string(rule.severity.rawValue)),
        ])
      ),
      ("properties", .object([("tags", .array([.string(rule.id.family.rawValue)]))])),
    ])
  }

  private static func text(_ words: String) -> JSONText {
    .object([("text", .string(words))])
  }

  // MARK: Results

  private static func results(_ file: CheckedFile) -> [JSONText] {
    var occurrences: [UInt64: Int] = [:]
    return file.diagnostics.map { diagnostic in
      let hash = fingerprint(of: diagnostic)
      occurrences[hash, default: 0] += 1
      return result(diagnostic, file, "\(hexadecimal(hash)):\(occurrences[hash] ?? 1)")
    }
  }

  private static func result(_ diagnostic: Diagnostic, _ file: CheckedFile, _ fingerprint: String) -> JSONText
  {
    var members: [(String, JSONText)] = [
      ("ruleId", .string(diagnostic.rule.rawValue)),
      ("ruleIndex", .integer(RuleID.allCases.firstIndex(of: diagnostic.rule) ?? 0)),
      ("level", .string(diagnostic.severity.rawValue)),
      ("message", text(PlainText.oneLine(diagnostic.message))),
      ("locations", .array([location(diagnostic.span, diagnostic.pointer, file)])),
      ("partialFingerprints", .object([("primaryLocationLineHash", .string(fingerprint))])),
    ]
    let related = diagnostic.notes.enumerated().compactMap { index, note in
      note.span.map { relatedLocation(index, note.message, $0, file) }
    }
    if !related.isEmpty { members.append(("relatedLocations", .array(related))) }
    if let fix = diagnostic.fix { members.append(("fixes", .array([json(fix, diagnostic, file)]))) }
    return .object(members)
  }

  private static func location(_ span: SourceSpan, _ pointer: String, _ file: CheckedFile) -> JSONText {
    .object([
      ("physicalLocation", physicalLocation(span, file)),
      (
        "logicalLocations",
        .array([.object([("fullyQualifiedName", .string(pointer)), ("kind", .string("value"))])])
      ),
    ])
  }

  private static func relatedLocation(
    _ index: Int, _ message: String, _ span: SourceSpan, _ file: CheckedFile
  ) -> JSONText {
    .object([
      ("id", .integer(index)), ("message", text(message)),
      ("physicalLocation", physicalLocation(span, file)),
    ])
  }

  private static func physicalLocation(_ span: SourceSpan, _ file: CheckedFile) -> JSONText {
    .object([("artifactLocation", artifact(file)), ("region", region(span, file))])
  }

  private static func artifact(_ file: CheckedFile) -> JSONText {
    .object([("uri", .string(FileURI.text(of: file.path)))])
  }

  /// Lines and columns from 1; the end column is the one behind the last character.
  private static func region(_ span: SourceSpan, _ file: CheckedFile) -> JSONText {
    let start = file.lines.position(of: span.offset)
    let end = file.lines.position(of: span.end)
    return .object([
      ("startLine", .integer(start.line)), ("startColumn", .integer(start.column)),
      ("endLine", .integer(end.line)), ("endColumn", .integer(end.column)),
      ("byteOffset", .integer(span.offset)), ("byteLength", .integer(span.length)),
    ])
  }

  private static func json(_ fix: Fix, _ diagnostic: Diagnostic, _ file: CheckedFile) -> JSONText {
    let replacements = fix.edits.map { edit -> JSONText in
      .object([
        ("deletedRegion", region(edit.span, file)), ("insertedContent", text(edit.replacement)),
      ])
    }
    return .object([
      ("description", text(fix.isSafe ? "safe fix" : "fix to look at before it is applied")),
      (
        "artifactChanges",
        .array([
          .object([("artifactLocation", artifact(file)), ("replacements", .array(replacements))])
        ])
      ),
    ])
  }

  // MARK: Fingerprints

  /// Stays the same while lines move: the rule, the place in the document, and what is written there.
  private static func fingerprint(of diagnostic: Diagnostic) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in "\(diagnostic.rule.rawValue)\u{0}\(diagnostic.pointer)\u{0}\(diagnostic.message)".utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    return hash
  }

  private static func hexadecimal(_ value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}

/// Paths as URIs: relative where the path is, so that reports of two machines agree.
enum FileURI {
  static func text(of path: String) -> String {
    var path = path
    while path.hasPrefix("./") { path.removeFirst(2) }
    if path == "-" { return "stdin" }
    return (path.hasPrefix("/") ? "file://" : "") + path.utf8.map(escaped).joined()
  }

  private static func escaped(_ byte: UInt8) -> String {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      String(UnicodeScalar(byte))
    case _ where "/-._~".utf8.contains(byte): String(UnicodeScalar(byte))
    default:
      "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
  }
}
