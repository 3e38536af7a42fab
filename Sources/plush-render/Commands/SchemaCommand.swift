internal import LayoutModel

extension Option {
  static let schemaKind = Option(
    name: "kind", value: "KIND",
    choices: PayloadKind.allCases.filter { $0 != .text }.map(\.rawValue) + ["config"],
    summary: "kind of payload, or 'config' for .plush-render.json; all kinds of payloads by default")
}

extension Command {
  static let schema = Command(
    name: "schema", operands: .none, summary: "print the JSON Schema of payloads, for editors",
    details: [
      "It is made of the tables that lint checks by. In VS Code, name the file under json.schemas and the editor completes and explains."
    ],
    options: [.schemaKind, .output], run: SchemaCommand.run)
}

enum SchemaCommand {
  static func run(_ arguments: Arguments, _ console: Console) async -> ExitStatus {
    let name = arguments.value(.schemaKind)
    let schema =
      name == "config" ? PayloadSchema.configuration : PayloadSchema.json(of: name.flatMap(PayloadKind.init))
    guard let path = arguments.value(.output), path != "-" else {
      console.print(schema.text)
      return .clean
    }
    do throws(FileFailure) {
      try FileWriter.write(Array((schema.text + "\n").utf8), to: path)
      return .clean
    } catch {
      console.complain(error.message)
      return .failed
    }
  }
}
