/// What a word means that other languages write where JSON has `true`, `false` or `null`.
struct JSONLiteral {
  var value: JSONValue.Kind
  /// The spelling of JSON, `nil` where JSON has none.
  var replacement: String?
  var advice: String

  init?(misspelled word: ArraySlice<UInt8>) {
    let isSigned = word.first == ASCII.minus || word.first == ASCII.plus
    let name = (isSigned ? word.dropFirst() : word).map(ASCII.lowercased)
    if !isSigned, let literal = Self.literal(meantBy: name) {
      value = literal.value
      replacement = literal.spelling
      advice = "write " + literal.spelling
    } else if Self.notNumbers.contains(where: { name.elementsEqual($0.utf8) }) {
      value = .null
      advice = "leave the member out, or write null"
    } else {
      return nil
    }
  }

  /// The literal named `name`, or the one whose last letters are missing.
  private static func literal(
    meantBy name: [UInt8]
  ) -> (name: String, value: JSONValue.Kind, spelling: String)? {
    literals.first { name.elementsEqual($0.name.utf8) }
      ?? literals.prefix(3).first { name.count >= 3 && $0.name.utf8.starts(with: name) }
  }

  private static let literals: [(name: String, value: JSONValue.Kind, spelling: String)] = [
    ("true", .boolean(true), "true"), ("false", .boolean(false), "false"), ("null", .null, "null"),
    ("none", .null, "null"), ("nil", .null, "null"), ("undefined", .null, "null"),
  ]
  private static let notNumbers = ["nan", "inf", "infinity"]
}
