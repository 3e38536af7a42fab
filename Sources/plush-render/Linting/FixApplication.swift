internal import LayoutModel

/// Applies the safe fixes of findings until none is left.
enum FixApplication {
  /// A fix may bring up another finding; a chain longer than this would be one that turns in circles.
  private static let roundLimit = 16

  /// The text with every safe fix applied, and how many there were.
  static func fixed(
    _ bytes: [UInt8], kind: PayloadKind?, _ settings: LintSettings
  ) -> (bytes: [UInt8], count: Int) {
    var bytes = bytes
    var count = 0
    for _ in 0..<roundLimit {
      let payload = Payload(bytes, kind: kind, rules: settings.rules)
      let fixes = payload.diagnostics.filter { !settings.ignores($0) }.compactMap(\.fix).filter(\.isSafe)
      let (changed, applied) = apply(fixes, to: bytes)
      if applied == 0 || changed == bytes { break }
      bytes = changed
      count += applied
    }
    return (bytes, count)
  }

  /// Applies the fixes that don't touch one another, the first of those that do.
  static func apply(_ fixes: [Fix], to bytes: [UInt8]) -> (bytes: [UInt8], applied: Int) {
    var edits: [SourceEdit] = []
    var applied = 0
    for fix in fixes where fix.edits.allSatisfy({ edit in isFree(edit, among: edits, in: bytes) }) {
      edits += fix.edits
      applied += 1
    }
    var result: [UInt8] = []
    var position = 0
    for edit in edits.sorted(by: { $0.span.offset < $1.span.offset }) {
      guard edit.span.offset >= position else { continue }
      result += bytes[position..<edit.span.offset]
      result += edit.replacement.utf8
      position = edit.span.end
    }
    return (result + bytes[position...], applied)
  }

  private static func isFree(_ edit: SourceEdit, among edits: [SourceEdit], in bytes: [UInt8]) -> Bool {
    guard edit.span.offset >= 0, edit.span.length >= 0, edit.span.end <= bytes.count else { return false }
    return edits.allSatisfy { other in
      edit.span.end < other.span.offset || other.span.end < edit.span.offset
        || edit.span.end == other.span.offset && edit.span.length > 0 && other.span.length > 0
        || other.span.end == edit.span.offset && edit.span.length > 0 && other.span.length > 0
    }
  }
}
