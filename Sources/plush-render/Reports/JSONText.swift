internal import LayoutModel

/// A JSON value that is printed.
indirect enum JSONText {
  case null
  case boolean(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSONText])
  case object([(String, JSONText)])

  /// Indented by two spaces; an array or object that holds only scalars stands on one line.
  var text: String {
    var output = ""
    write(to: &output, indent: 0)
    return output
  }

  private func write(to output: inout String, indent: Int) {
    switch self {
    case .null: output += "null"
    case .boolean(let flag): output += flag ? "true" : "false"
    case .integer(let number): output += String(number)
    case .number(let number): output += Self.decimal(number)
    case .string(let string): output += Self.quoted(string)
    case .array(let values):
      Self.write(values.map { ("", $0) }, "[", "]", isFlat: isFlat, to: &output, indent: indent)
    case .object(let members):
      Self.write(
        members.map { (Self.quoted($0.0) + ": ", $0.1) }, "{", "}", isFlat: isFlat, to: &output,
        indent: indent)
    }
  }

  private static func write(
    _ entries: [(String, JSONText)], _ open: String, _ close: String, isFlat: Bool, to output: inout String,
    indent: Int
  ) {
    let padding = String(repeating: "  ", count: indent + 1)
    output += open
    for (index, (key, value)) in entries.enumerated() {
      if index > 0 { output += isFlat ? ", " : "," }
      if !isFlat { output += "\n" + padding }
      output += key
      value.write(to: &output, indent: indent + 1)
    }
    if !isFlat { output += "\n" + String(repeating: "  ", count: indent) }
    output += close
  }

  private var isFlat: Bool {
    switch self {
    case .array(let values): values.allSatisfy(\.isScalar)
    case .object(let members): members.allSatisfy(\.1.isScalar)
    case .null, .boolean, .integer, .number, .string: true
    }
  }

  private var isScalar: Bool {
    switch self {
    case .array(let values): values.isEmpty
    case .object(let members): members.isEmpty
    case .null, .boolean, .integer, .number, .string: true
    }
  }

  /// To a ten-thousandth, without a trailing zero.
  private static func decimal(_ number: Double) -> String {
    let rounded = (number * 10_000).rounded() / 10_000
    guard rounded.isFinite else { return "null" }
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int64(rounded)) : "\(rounded)"
  }

  private static func quoted(_ string: String) -> String {
    var result = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
