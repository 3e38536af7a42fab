internal import LayoutModel

extension Option {
  static let rulesFormat = Option(
    name: "format", value: "FORMAT", choices: ["text", "markdown"],
    summary: "form of the list; text by default")
}

extension Command {
  static let rules = Command(
    name: "rules", operands: .optional("ID"), summary: "list the rules, or explain one with its examples",
    options: [.rulesFormat], run: RulesCommand.run)
}

enum RulesCommand {
  static func run(_ arguments: Arguments, _ console: Console) async -> ExitStatus {
    let isMarkdown = arguments.value(.rulesFormat) == "markdown"
    guard let name = arguments.operands.first else {
      console.print(isMarkdown ? RuleReport.markdown(RuleID.allCases) : RuleReport.list(RuleID.allCases))
      return .clean
    }
    guard let id = RuleID(rawValue: name) else {
      console.complain(
        "no rule '\(name)'"
          + ArgumentParser.hint(
            name, RuleID.allCases.map(\.rawValue), otherwise: "; plush-render rules lists them"))
      return .failed
    }
    console.print(isMarkdown ? RuleReport.markdown([id]) : RuleReport.explanation(of: id))
    return .clean
  }
}
