internal import LayoutModel

/// Validates request bodies, one a line on standard input, and answers each with a status and its findings.
///
/// It stands in for the handler of a server: a route would call `answer(to:)` with the body that it has read. Run
/// it as `plush-render size --minify *.json | validate-server`.
@main
struct ValidateServer {
  static func main() {
    while let line = readLine() { print(answer(to: Array(line.utf8))) }
  }

  /// `200`, or `422` with the place and the words of each error.
  static func answer(to body: [UInt8]) -> String {
    let payload = Payload(body)
    let errors = payload.diagnostics.filter { $0.severity == .error }
    guard !errors.isEmpty else { return "200 \(payload.kind?.rawValue ?? "")" }
    let lines = LineIndex(body)
    let words = errors.map { error in
      let place = lines.position(of: error.span.offset)
      return "\(place.line):\(place.column) \(error.pointer) \(error.message) [\(error.rule.rawValue)]"
    }
    return "422 " + words.joined(separator: "; ")
  }
}
