/// Completions of the shells, from the table of commands.
enum Completions {
  static var bash: String {
    let cases = Command.all.map { command in
      "    \(command.name)) words=\"\(words(of: command))\" ;;"
    }
    let values = valuedOptions.map {
      "    --\($0.name)) COMPREPLY=($(compgen -W \"\($0.choices.joined(separator: " "))\" -- \"$word\")); return ;;"
    }
    return """
      _plush_render() {
        local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} words
        case $previous in
      \(values.joined(separator: "\n"))
        esac
        case ${COMP_WORDS[1]} in
      \(cases.joined(separator: "\n"))
          *) words="\(Command.all.map(\.name).joined(separator: " ")) --help --version" ;;
        esac
        COMPREPLY=($(compgen -W "$words" -- "$word"))
        [ "$COMP_CWORD" -gt 1 ] && [[ $word != -* ]] && COMPREPLY+=($(compgen -f -- "$word"))
      }
      complete -o filenames -F _plush_render plush-render
      """
  }

  static var zsh: String {
    let cases = Command.all.map { command in
      let options = command.options.map { option in
        "'--\(option.name)[\(escaped(option.summary))]\(zshValue(option))'"
      }
      return "    \(command.name)) _arguments \(options.joined(separator: " ")) '*:file:_files' ;;"
    }
    let names = Command.all.map { "'\($0.name):\(escaped($0.summary))'" }.joined(separator: " ")
    return """
      #compdef plush-render
      _plush_render() {
        if (( CURRENT == 2 )); then
          local -a commands=(\(names))
          _describe command commands
          return
        fi
        local command=$words[2]
        shift words
        (( CURRENT-- ))
        case $command in
      \(cases.joined(separator: "\n"))
        esac
      }
      compdef _plush_render plush-render
      """
  }

  static var fish: String {
    var lines = Command.all.map { command in
      "complete -c plush-render -n __fish_use_subcommand -a \(command.name) -d '\(escaped(command.summary))'"
    }
    for command in Command.all {
      for option in command.options {
        let value =
          option.choices.isEmpty
          ? (option.isSwitch ? "" : " -r") : " -x -a '\(option.choices.joined(separator: " "))'"
        let letter = option.letter.map { " -s \($0)" } ?? ""
        lines.append(
          "complete -c plush-render -n '__fish_seen_subcommand_from \(command.name)' -l \(option.name)\(letter)\(value) -d '\(escaped(option.summary))'"
        )
      }
    }
    return lines.joined(separator: "\n")
  }

  private static func words(of command: Command) -> String {
    (command.options.map { "--" + $0.name } + ["--help"]).joined(separator: " ")
  }

  /// Options with a fixed set of values, each once; commands share them.
  private static var valuedOptions: [Option] {
    var options: [Option] = []
    for option in Command.all.flatMap(\.options) where !option.choices.isEmpty {
      if let index = options.firstIndex(where: { $0.name == option.name }) {
        let union = options[index].choices + option.choices.filter { !options[index].choices.contains($0) }
        options[index].choices = union
      } else {
        options.append(option)
      }
    }
    return options
  }

  private static func zshValue(_ option: Option) -> String {
    guard let value = option.value else { return "" }
    return option.choices.isEmpty
      ? ":\(value):_files" : ":\(value):(\(option.choices.joined(separator: " ")))"
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text where character != "'" && character != "[" && character != "]" {
      result += character == ":" ? "\\:" : String(character)
    }
    return result
  }
}
