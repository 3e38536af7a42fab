internal import LayoutModel

@main
struct Program {
  /// Exit status: 0 clean or below the gate, 1 findings at or above it, 2 the work could not be done.
  static func main() async {
    let status = await run(Array(CommandLine.arguments.dropFirst()), console: Console())
    Console.exit(with: status)
  }

  static func run(_ words: [String], console: Console) async -> ExitStatus {
    do throws(UsageError) {
      switch try ArgumentParser.parse(words) {
      case .help(let command): console.print(HelpText.text(of: command))
      case .version: console.print("plush-render \(Version.number)")
      case .run(let command, let arguments): return await command.run(arguments, console)
      }
      return .clean
    } catch {
      console.complain(error.message)
      return .failed
    }
  }
}

/// What the program tells the shell.
enum ExitStatus: Int32, Sendable, Comparable {
  case clean = 0
  case findings = 1
  case failed = 2

  static func < (left: ExitStatus, right: ExitStatus) -> Bool {
    left.rawValue < right.rawValue
  }
}

enum Version {
  static let number = "0.1.0"
}
