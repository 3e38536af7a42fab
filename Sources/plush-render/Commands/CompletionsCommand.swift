extension Command {
  static let completions = Command(
    name: "completions", operands: .optional("SHELL"),
    summary: "print completions for bash, zsh or fish, or the manual page for 'man'",
    details: ["For bash: source <(plush-render completions bash)"], options: [], run: CompletionsCommand.run)
}

enum CompletionsCommand {
  static func run(_ arguments: Arguments, _ console: Console) async -> ExitStatus {
    switch arguments.operands.first {
    case "bash": console.print(Completions.bash)
    case "zsh": console.print(Completions.zsh)
    case "fish": console.print(Completions.fish)
    case "man": console.print(ManualPage.text)
    case let word:
      console.complain("completions are there for bash, zsh, fish and man, not for '\(word ?? "")'")
      return .failed
    }
    return .clean
  }
}
