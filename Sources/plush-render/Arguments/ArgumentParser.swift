internal import LayoutModel

/// Sorts the words of a call by the table of commands.
enum ArgumentParser {
  enum Call {
    case help(Command?)
    case version
    case run(Command, Arguments)
  }

  static func parse(_ words: [String]) throws(UsageError) -> Call {
    guard let first = words.first else { return .help(nil) }
    switch first {
    case "--help", "-h", "help": return .help(try words.dropFirst().first.map(command))
    case "--version", "-V": return .version
    default: break
    }
    let command = try command(first)
    let rest = Array(words.dropFirst())
    if rest.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
      return .help(command)
    }
    return .run(command, try arguments(rest, of: command))
  }

  private static func command(_ name: String) throws(UsageError) -> Command {
    if let command = Command.named(name) { return command }
    let known = Command.all.map(\.name)
    if name.hasPrefix("-") {
      throw UsageError(
        message: "an option stands after the command: plush-render COMMAND \(name); see --help")
    }
    throw UsageError(message: "no command '\(name)'" + hint(name, known, otherwise: "; see --help"))
  }

  private static func arguments(_ words: [String], of command: Command) throws(UsageError) -> Arguments {
    var arguments = Arguments()
    var rest = words[...]
    var optionsEnded = false
    while let word = rest.popFirst() {
      if optionsEnded || word == "-" || !word.hasPrefix("-") {
        arguments.operands.append(word)
      } else if word == "--" {
        optionsEnded = true
      } else {
        try take(word, &rest, of: command, into: &arguments)
      }
    }
    try checkOperands(arguments.operands, of: command)
    return arguments
  }

  private static func take(
    _ word: String, _ rest: inout ArraySlice<String>, of command: Command, into arguments: inout Arguments
  ) throws(UsageError) {
    let parts = parts(of: word, command)
    let option = try option(parts[0], of: command)
    guard let placeholder = option.value else {
      if parts.count > 1 { throw UsageError(message: "option '\(parts[0])' takes no value") }
      arguments.values[option.name, default: []].append("")
      return
    }
    guard let value = parts.count > 1 ? parts[1] : rest.popFirst() else {
      throw UsageError(message: "option '\(word)' needs a value: \(word) \(placeholder)")
    }
    if !option.choices.isEmpty, !option.choices.contains(value) {
      let choices = option.choices.joined(separator: ", ")
      throw UsageError(
        message: "option '\(parts[0])' has no value '\(value)'"
          + hint(value, option.choices, otherwise: "; it is one of \(choices)"))
    }
    arguments.values[option.name, default: []].append(value)
  }

  /// An option and the value that is written with it: `--jobs=2` and `-j2`.
  private static func parts(of word: String, _ command: Command) -> [String] {
    let letter = word.dropFirst().first
    if word.count > 2, command.options.contains(where: { $0.letter == letter && !$0.isSwitch }) {
      return [String(word.prefix(2)), String(word.dropFirst(2))]
    }
    return word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
  }

  private static func option(_ word: String, of command: Command) throws(UsageError) -> Option {
    let found = command.options.first { option in
      word == "--" + option.name || option.letter.map { word == "-\($0)" } ?? false
    }
    if let found { return found }
    let known = command.options.map { "--" + $0.name }
    throw UsageError(
      message: "command '\(command.name)' has no option '\(word)'"
        + hint(word, known, otherwise: "; see plush-render \(command.name) --help"))
  }

  private static func checkOperands(_ operands: [String], of command: Command) throws(UsageError) {
    switch command.operands {
    case .files:
      if operands.isEmpty {
        throw UsageError(
          message:
            "command '\(command.name)' needs a file, or '-' for standard input; see plush-render \(command.name) --help"
        )
      }
    case .none:
      if let extra = operands.first {
        throw UsageError(message: "command '\(command.name)' takes no '\(extra)'")
      }
    case .words(let synopsis, let least):
      if operands.count < least {
        throw UsageError(
          message:
            "command '\(command.name)' needs \(synopsis); see plush-render \(command.name) --help")
      }
    case .optional:
      if operands.count > 1 {
        throw UsageError(message: "command '\(command.name)' takes one word, not also '\(operands[1])'")
      }
    }
  }

  /// ": did you mean 'preview'?", or other words where no known one is near.
  static func hint(_ word: String, _ known: [String], otherwise: String) -> String {
    nearestName(to: word, among: known).map { ": did you mean '\($0)'?" } ?? otherwise
  }
}
