/// The manual page, from the table of commands.
enum ManualPage {
  static var text: String {
    var lines = [
      ".TH PLUSH-RENDER 1 \"\" \"plush-render \(Version.number)\"",
      ".SH NAME",
      "plush-render \\- previews and checks of iOS widgets and Live Activities that are sent as JSON",
      ".SH SYNOPSIS", ".B plush-render", "COMMAND [OPTION...] [FILE...]",
      ".SH DESCRIPTION",
      "Draws the payloads of widgets and Live Activities as a phone would show them, and says what is wrong with them.",
      "FILE is a path, or \\- for standard input.",
      ".SH COMMANDS",
    ]
    for command in Command.all { lines += section(command) }
    lines += [
      ".SH EXIT STATUS", "0 clean, 1 findings at or above the gate, 2 the work could not be done.",
    ]
    return lines.joined(separator: "\n")
  }

  private static func section(_ command: Command) -> [String] {
    var lines = [".SS \"\(command.name) \(command.operands.synopsis)\"", escaped(command.summary) + "."]
    for option in command.options {
      let letter = option.letter.map { "\\-\($0), " } ?? ""
      let value = option.value.map { " \\fI\($0)\\fR" } ?? ""
      lines += [
        ".TP", "\\fB\(letter)\\-\\-\(escaped(option.name))\\fR\(value)", escaped(HelpText.summary(option)),
      ]
    }
    return lines
  }

  private static func escaped(_ text: String) -> String {
    text.split(separator: "\\", omittingEmptySubsequences: false).joined(separator: "\\e")
      .split(separator: "-", omittingEmptySubsequences: false).joined(separator: "\\-")
  }
}
