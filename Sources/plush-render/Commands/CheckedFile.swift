internal import LayoutEngine
internal import LayoutModel
internal import LayoutRender

/// A file that was read, with all findings about it.
struct CheckedFile: Sendable {
  let path: String
  let payload: Payload
  /// Findings on the document and on its layouts, in the order of the source.
  var diagnostics: [Diagnostic]
  let lines: LineIndex

  init(path: String, payload: Payload, layoutFindings: [Diagnostic] = []) {
    self.path = path
    self.payload = payload
    diagnostics = (payload.diagnostics + layoutFindings).sortedByPlace()
    lines = LineIndex(payload.bytes)
  }

  /// Reads and checks a file.
  static func read(_ path: String, kind: PayloadKind?) throws(FileFailure) -> Payload {
    Payload(try FileReader.bytes(of: path), kind: kind)
  }

  func count(_ severity: Severity) -> Int {
    diagnostics.count { $0.severity == severity }
  }

  var status: ExitStatus { count(.error) > 0 ? .findings : .clean }
}
