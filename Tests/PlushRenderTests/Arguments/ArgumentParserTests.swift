import LayoutEngine
import Testing

@testable import plush_render

struct ArgumentParserTests {
  @Test(arguments: [
    ["preview", "a.json", "--family", "all"], ["preview", "--family=all", "a.json"],
    ["preview", "-f", "all", "a.json"], ["preview", "a.json", "-fall"],
    ["preview", "--family", "systemSmall", "--family", "all", "a.json"],
  ])
  func `an option's value stands after it or after an equals sign, and the last one counts`(
    _ words: [String]
  ) throws {
    let arguments = try arguments(words)
    #expect(arguments.value(.family) == "all" && arguments.operands == ["a.json"])
  }

  @Test func `a value may hold equals signs, be empty or look like an option`() throws {
    #expect(try arguments(["preview", "a", "--output=b=c"]).value(.output) == "b=c")
    #expect(try arguments(["preview", "a", "--output="]).value(.output) == "")
    #expect(try arguments(["preview", "a", "-o", "-"]).value(.output) == "-")
  }

  @Test func `words after two hyphens are files, whatever they look like`() throws {
    #expect(try arguments(["lint", "--", "--help", "-", "--quiet"]).operands == ["--help", "-", "--quiet"])
    #expect(try arguments(["lint", "-", "a"]).operands == ["-", "a"])
  }

  @Test(
    arguments: [
      ([], nil), (["--help"], nil), (["-h"], nil), (["help"], nil), (["help", "lint"], "lint"),
      (["lint", "--help"], "lint"),
      (["lint", "a", "-h"], "lint"),
    ] as [([String], String?)])
  func `help is asked for in several ways`(_ words: [String], _ command: String?) throws {
    guard case .help(let found) = try ArgumentParser.parse(words) else { throw OtherCall() }
    #expect(found?.name == command)
  }

  @Test(arguments: ["--version", "-V"])
  func `the version is asked for`(_ word: String) throws {
    guard case .version = try ArgumentParser.parse([word]) else { throw OtherCall() }
  }

  @Test(arguments: [
    (["previw", "a"], "no command 'previw': did you mean 'preview'?"),
    (["frobnicate"], "no command 'frobnicate'; see --help"),
    (["--family", "all"], "an option stands after the command: plush-render COMMAND --family; see --help"),
    (["lint", "--qiet", "a"], "command 'lint' has no option '--qiet': did you mean '--quiet'?"),
    (
      ["preview", "a", "--family", "systemSmal"],
      "option '--family' has no value 'systemSmal': did you mean 'systemSmall'?"
    ),
    (
      ["preview", "a", "--appearance=dim"],
      "option '--appearance' has no value 'dim'; it is one of light, dark, both"
    ),
    (["preview", "a", "--family"], "option '--family' needs a value: --family FAMILY"),
    (["lint", "a", "--quiet=yes"], "option '--quiet' takes no value"),
    (
      ["preview"],
      "command 'preview' needs a file, or '-' for standard input; see plush-render preview --help"
    ),
    (["devices", "a", "b"], "command 'devices' takes one word, not also 'b'"),
  ])
  func `a call that can't be understood is told so in one line`(_ words: [String], _ message: String) {
    #expect(throws: UsageError.self) { try ArgumentParser.parse(words) }
    #expect(Self.message(of: words) == message)
  }

  @Test(arguments: [
    (["--device", "iphone-15-pro-mx"], "did you mean 'iphone-15-pro-max'?"),
    (["--device", "toaster"], "devices lists them"),
    (["--size", "x"], "--size takes"), (["--size", "10x10x10"], "--size takes WxH"),
    (["--size", "0x10"], "above 0"),
    (["--size", "nan"], "--size takes points"), (["--size", "1e9x1"], "from 0 to 10,000"),
    (["--margin", "-1"], "--margin takes points"),
    (["--jobs", "0"], "--jobs takes a whole number from 1 to 256"), (["--jobs", "many"], "not 'many'"),
    (["--locale", "!"], "no language tag"),
  ])
  func `a value that has no meaning is told so in one line`(_ words: [String], _ part: String) throws {
    let arguments = try arguments(["preview", "a"] + words)
    let failure = #expect(throws: UsageError.self) { try PreviewOptions(arguments) }
    let message = failure?.message ?? ""
    #expect(message.contains(part) && !message.contains("\n"))
  }

  @Test(arguments: ["iPhone 15 Pro Max", "iphone-15-pro-max", "IPHONE-15-PRO-MAX"])
  func `a device is called by its id or its name`(_ word: String) throws {
    let options = try PreviewOptions(arguments(["preview", "a", "--device", word]))
    #expect(options.device.id == "iphone-15-pro-max")
  }

  private func arguments(_ words: [String]) throws -> Arguments {
    guard case .run(_, let arguments) = try ArgumentParser.parse(words) else { throw OtherCall() }
    return arguments
  }

  private static func message(of words: [String]) -> String? {
    do {
      _ = try ArgumentParser.parse(words)
      return nil
    } catch {
      return error.message
    }
  }

  private struct OtherCall: Error {}
}
