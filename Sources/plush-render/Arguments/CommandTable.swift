/// An option of the command line.
struct Option: Sendable {
  /// Without hyphens: `text-size`.
  let name: String
  /// One letter, or `nil`.
  var letter: Character?
  /// What the value is called in the help; `nil` for a switch.
  var value: String?
  /// The values that may be given; empty for any.
  var choices: [String] = []
  let summary: String

  var isSwitch: Bool { value == nil }
}

/// A command of the program.
struct Command: Sendable {
  let name: String
  /// What comes after the name in the synopsis: `FILE…`.
  let operands: Operands
  let summary: String
  /// Paragraphs for the help, after the options.
  var details: [String] = []
  let options: [Option]
  let run: @Sendable (Arguments, Console) async -> ExitStatus

  enum Operands: Sendable {
    case none
    case files
    case optional(String)
    /// As many words as the synopsis has, or more.
    case words(String, least: Int)

    var synopsis: String {
      switch self {
      case .none: ""
      case .files: "FILE…"
      case .optional(let name): "[\(name)]"
      case .words(let synopsis, _): synopsis
      }
    }
  }

  /// Every command, in the order of the help.
  static let all: [Command] = [
    .preview, .sheet, .lint, .layout, .size, .snapshot, .rules, .schema, .symbols, .devices, .completions,
  ]

  static func named(_ name: String) -> Command? {
    all.first { $0.name == name }
  }
}

/// The words of one call, sorted out.
struct Arguments: Sendable {
  var values: [String: [String]] = [:]
  var operands: [String] = []

  func has(_ option: Option) -> Bool {
    values[option.name] != nil
  }

  /// The last value given.
  func value(_ option: Option) -> String? {
    values[option.name]?.last
  }
}

/// A call that can't be understood: one line that says why, with the nearest known word.
struct UsageError: Error {
  let message: String
}
