internal import LayoutModel

/// JUnit XML with a test case a finding, so that none hides behind another.
enum JUnitReport {
  static func xml(_ files: [CheckedFile], gate: LintGate) -> String {
    let failures = files.map { failureCount($0, gate) }.reduce(0, +)
    let cases = files.map { max(1, $0.diagnostics.count) }.reduce(0, +)
    let suites = files.map { suite($0, gate) }.joined()
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="plush-render" tests="\(cases)" failures="\(failures)" errors="0">
      \(suites)</testsuites>

      """
  }

  private static func failureCount(_ file: CheckedFile, _ gate: LintGate) -> Int {
    file.diagnostics.count { gate.stops($0) }
  }

  private static func suite(_ file: CheckedFile, _ gate: LintGate) -> String {
    let path = attribute(file.path)
    let cases =
      file.diagnostics.isEmpty
      ? "    <testcase classname=\"\(path)\" name=\"no findings\"/>\n"
      : file.diagnostics.map { testCase($0, file, gate) }.joined()
    return """
        <testsuite name="\(path)" tests="\(max(1, file.diagnostics.count))" failures="\(failureCount(file, gate))" errors="0">
      \(cases)  </testsuite>

      """
  }

  /// A finding at or above the gate fails; one below passes and says its words.
  private static func testCase(_ diagnostic: Diagnostic, _ file: CheckedFile, _ gate: LintGate) -> String {
    let place = file.lines.position(of: diagnostic.span.offset)
    let rule = diagnostic.rule.rawValue
    let words = "\(file.path):\(place.line):\(place.column): \(diagnostic.message)"
    let body =
      gate.stops(diagnostic)
      ? "<failure type=\"\(diagnostic.severity.rawValue)\" message=\"\(attribute(diagnostic.message))\">\(content(words))</failure>"
      : "<system-out>\(content("\(diagnostic.severity.rawValue): \(words)"))</system-out>"
    return """
          <testcase classname="\(attribute(file.path))" name="\(rule) at \(place.line):\(place.column)" file="\(attribute(file.path))" line="\(place.line)">
            \(body)
          </testcase>

      """
  }

  private static func attribute(_ text: String) -> String {
    escaped(PlainText.oneLine(text))
  }

  private static func content(_ text: String) -> String {
    escaped(PlainText.oneLine(text))
  }

  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      // XML 1.0 has no such characters, not even escaped.
      case "\u{FFFE}", "\u{FFFF}": "\u{FFFD}"
      default: String(scalar)
      }
    }.joined()
  }
}
