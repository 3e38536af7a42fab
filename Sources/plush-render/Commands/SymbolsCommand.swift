internal import LayoutModel
internal import LayoutRender

extension Option {
  static let drawn = Option(name: "drawn", summary: "list only names that the preview has a drawing for")
}

extension Command {
  static let symbols = Command(
    name: "symbols", operands: .optional("TEXT"),
    summary: "list the SF Symbols that a text is found in, with the iOS release that brought each",
    details: [
      "Words may come in any order: 'symbols checkmark circle'. A name that the preview has no drawing for is marked, and drawn as a placeholder."
    ],
    options: [.drawn, .sizeFormat], run: SymbolsCommand.run)
}

enum SymbolsCommand {
  static func run(_ arguments: Arguments, _ console: Console) async -> ExitStatus {
    let text = arguments.operands.first ?? ""
    let found = text.isEmpty ? SymbolCatalog.names : SymbolCatalog.search(text)
    let names = arguments.has(.drawn) ? found.filter { SymbolLibrary.hasDrawing(for: $0) } : found
    guard !names.isEmpty else {
      let near = SymbolCatalog.nearestNames(to: text).map { "'\($0)'" }.joined(separator: ", ")
      console.complain("no symbol '\(text)'" + (near.isEmpty ? "" : ": did you mean \(near)?"))
      return .failed
    }
    if arguments.value(.sizeFormat) == "json" {
      console.print(JSONText.object([("symbols", .array(names.map(json)))]).text)
    } else {
      console.print(table(names))
    }
    return .clean
  }

  private static func table(_ names: [String]) -> String {
    let width = names.map(\.count).max() ?? 0
    return names.map { name in
      let release = SymbolCatalog.release(of: name).map { "iOS \($0)" } ?? ""
      let padding = String(repeating: " ", count: width - name.count)
      let renamed = SymbolCatalog.currentName(of: name).map { "  now \($0)" } ?? ""
      return name + padding + "  " + release + (SymbolLibrary.hasDrawing(for: name) ? "" : "  no drawing")
        + renamed
    }.joined(separator: "\n")
  }

  private static func json(_ name: String) -> JSONText {
    .object([
      ("name", .string(name)),
      ("release", SymbolCatalog.release(of: name).map { .string($0.description) } ?? .null),
      ("drawn", .boolean(SymbolLibrary.hasDrawing(for: name))),
      ("currentName", SymbolCatalog.currentName(of: name).map { .string($0) } ?? .null),
    ])
  }
}
