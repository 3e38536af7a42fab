import Testing

@testable import plush_render

struct HelpTests {
  @Test(arguments: Command.all.map(\.name))
  func `the help of a command mentions every option with all its values`(_ name: String) throws {
    let command = try #require(Command.named(name))
    let help = HelpText.text(of: command)
    let words = help.split { $0 == " " || $0 == "\n" || $0 == "," }.map(String.init)
    #expect(help.hasPrefix("plush-render \(name): "))
    for option in command.options {
      #expect(words.contains("--" + option.name))
      #expect(option.choices.allSatisfy(words.contains))
    }
  }

  @Test func `the help of the program lists every command with its summary's first words`() {
    let help = HelpText.text(of: nil)
    for command in Command.all {
      #expect(help.contains("\n  \(command.name) "))
      #expect(help.contains(command.summary.prefix(20)))
    }
  }

  @Test func `no two options of a command share a name or a letter`() {
    for command in Command.all {
      let names = command.options.map(\.name)
      let letters = command.options.compactMap(\.letter)
      #expect(Set(names).count == names.count && Set(letters).count == letters.count, "\(command.name)")
    }
  }

  @Test(arguments: [("bash", Completions.bash), ("zsh", Completions.zsh), ("fish", Completions.fish)])
  func `completions know every command and option`(_ shell: String, _ script: String) {
    for command in Command.all {
      #expect(script.contains(command.name))
      for option in command.options {
        #expect(script.contains((shell == "fish" ? "-l " : "--") + option.name), "\(command.name)")
      }
    }
  }

  @Test func `the manual page has a section for every command and a paragraph for every option`() {
    let page = ManualPage.text
    for command in Command.all {
      #expect(page.contains(".SS \"\(command.name)"))
      for option in command.options {
        #expect(page.contains("\\-\\-" + option.name.split(separator: "-").joined(separator: "\\-")))
      }
    }
  }
}
