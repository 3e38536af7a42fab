/// The help of the program and of each command, from the table of commands.
enum HelpText {
  static func text(of command: Command?) -> String {
    command.map(commandHelp) ?? programHelp
  }

  private static var programHelp: String {
    let rows = Command.all.map { ($0.name + " " + $0.operands.synopsis, $0.summary) }
    return """
      plush-render: previews and checks of iOS widgets and Live Activities that are sent as JSON

      Usage: plush-render COMMAND …

      \(table(rows))

      plush-render COMMAND --help tells more; --version prints the version.
      FILE is a path, or '-' for standard input. Results go to standard output, people's words to standard error.
      Exit status: 0 clean, 1 findings at or above the gate, 2 the work could not be done.
      """
  }

  private static func commandHelp(_ command: Command) -> String {
    var paragraphs = [
      "plush-render \(command.name): \(command.summary)",
      "Usage: plush-render \(command.name)\(command.options.isEmpty ? "" : " [OPTION…]") \(command.operands.synopsis)",
    ]
    if !command.options.isEmpty {
      paragraphs.append(table(command.options.map { (heading($0), summary($0)) }))
    }
    paragraphs += command.details
    return paragraphs.joined(separator: "\n\n")
  }

  private static func heading(_ option: Option) -> String {
    let letter = option.letter.map { "-\($0), " } ?? "    "
    return letter + "--" + option.name + (option.value.map { " " + $0 } ?? "")
  }

  static func summary(_ option: Option) -> String {
    option.choices.isEmpty ? option.summary : option.summary + ": " + option.choices.joined(separator: ", ")
  }

  /// Two columns; the second one is wrapped at 100 characters.
  private static func table(_ rows: [(String, String)]) -> String {
    let width = min(rows.map(\.0.count).max() ?? 0, 34)
    return rows.flatMap { row(left: $0.0, right: $0.1, width: width) }.joined(separator: "\n")
  }

  private static func row(left: String, right: String, width: Int) -> [String] {
    let indent = String(repeating: " ", count: width + 4)
    let lines = wrapped(right, at: 100 - width - 4)
    let padded = left + String(repeating: " ", count: max(0, width - left.count))
    if left.count > width { return ["  " + left] + lines.map { indent + $0 } }
    return ["  " + padded + "  " + (lines.first ?? "")] + lines.dropFirst().map { indent + $0 }
  }

  private static func wrapped(_ text: String, at width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
