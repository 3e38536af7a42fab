internal import LayoutEngine
internal import LayoutModel
internal import LayoutRender

/// A file that was read, with all findings about it.
struct CheckedFile: Sendable {
  let path: String
  let bytes: [UInt8]
  /// `nil` where none could be told, or the file is no payload.
  let kind: PayloadKind?
  let compactSize: Int?
  /// Findings on the document and on its layouts, in the order of the source.
  var diagnostics: [Diagnostic]
  let lines: LineIndex

  init(path: String, payload: Payload, layoutFindings: [Diagnostic] = []) {
    self.path = path
    bytes = payload.bytes
    kind = payload.kind
    compactSize = payload.compactSize
    diagnostics = (payload.diagnostics + layoutFindings).map(\.printable).sortedByPlace()
    lines = LineIndex(payload.bytes)
  }

  /// A file that is no payload.
  init(path: String, bytes: [UInt8], diagnostics: [Diagnostic]) {
    self.path = path
    self.bytes = bytes
    kind = nil
    compactSize = nil
    self.diagnostics = diagnostics.map(\.printable)
    lines = LineIndex(bytes)
  }

  /// Reads and checks a file. What comes by standard input and does not begin as JSON does is the message of a
  /// push, as the service takes it.
  static func read(
    _ path: String, kind: PayloadKind?, rules: RuleSet = .standard
  ) throws(FileFailure) -> Payload {
    let bytes = try FileReader.bytes(of: path)
    return Payload(bytes, kind: self.kind(of: bytes, at: path, named: kind), rules: rules)
  }

  /// The kind that is named, else that of a plain message on standard input; `nil` leaves it to the keys.
  static func kind(of bytes: [UInt8], at path: String, named kind: PayloadKind?) -> PayloadKind? {
    kind ?? (path == "-" && isPlainText(bytes) ? .text : nil)
  }

  /// Whether the first byte that is no white space opens neither an object, nor an array, nor a byte order mark.
  private static func isPlainText(_ bytes: [UInt8]) -> Bool {
    guard let first = bytes.first(where: { $0 > UInt8(ascii: " ") }) else { return false }
    return first != UInt8(ascii: "{") && first != UInt8(ascii: "[") && ![0xEF, 0xFE, 0xFF].contains(first)
  }

  func count(_ severity: Severity) -> Int {
    diagnostics.count { $0.severity == severity }
  }

  var status: ExitStatus { count(.error) > 0 ? .findings : .clean }
}
