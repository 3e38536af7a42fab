internal import LayoutModel

extension Option {
  static let sizeFormat = Option(
    name: "format", value: "FORMAT", choices: ["text", "json"], summary: "form of the report; text by default"
  )
}

extension Option {
  static let minify = Option(
    name: "minify", summary: "print the compact payload instead: no white space, the shortest escapes")
}

extension Command {
  static let size = Command(
    name: "size", operands: .files,
    summary: "count the bytes of the compact payload: total, budget, and the share of each block and field",
    options: [.sizeFormat, .minify, .kind], run: SizeCommand.run)
}

enum SizeCommand {
  static func run(_ arguments: Arguments, _ console: Console) async -> ExitStatus {
    let kind = arguments.value(.kind).flatMap(PayloadKind.init)
    var status = ExitStatus.clean
    var reports: [JSONText] = []
    for path in arguments.operands {
      do throws(FileFailure) {
        let payload = try CheckedFile.read(path, kind: kind)
        guard let total = payload.compactSize else {
          let report = TextReport(console: console, color: nil, stream: .error)
          report.print(CheckedFile(path: path, payload: payload))
          status = max(status, .findings)
          continue
        }
        let budget = payload.kind.flatMap(PayloadBudget.budget)
        if arguments.has(.minify) {
          status = max(status, minify(payload, path, console))
          continue
        }
        if let budget, total > budget.limit { status = max(status, .findings) }
        if arguments.value(.sizeFormat) == "json" {
          reports.append(json(path, payload, total, budget))
        } else {
          console.print(text(path, payload, total, budget))
        }
      } catch {
        console.complain(error.message)
        status = .failed
      }
    }
    if arguments.value(.sizeFormat) == "json", !arguments.has(.minify) {
      console.print(JSONText.object([("files", .array(reports))]).text)
    }
    return status
  }

  /// Prints the whole payload in the form that the budget counts, a line each; never one that is no JSON.
  private static func minify(_ payload: Payload, _ path: String, _ console: Console) -> ExitStatus {
    let isJSON = !payload.diagnostics.contains { $0.rule.family == .json && $0.severity == .error }
    guard let json = payload.json, isJSON else {
      TextReport(console: console, color: nil, stream: .error).print(
        CheckedFile(path: path, payload: payload))
      return .findings
    }
    console.print(String(decoding: JSONWriter.compact(json, source: payload.bytes), as: UTF8.self))
    return .clean
  }

  private static func json(
    _ path: String, _ payload: Payload, _ total: Int, _ budget: PayloadBudget?
  ) -> JSONText {
    let shares = payload.sizeShares.map { share in
      JSONText.object([
        ("pointer", .string(share.pointer)), ("name", .string(share.name)), ("bytes", .integer(share.bytes)),
      ])
    }
    return .object([
      ("path", .string(path)), ("kind", payload.kind.map { .string($0.rawValue) } ?? .null),
      ("bytes", .integer(total)), ("budgetBytes", budget.map { .integer($0.limit) } ?? .null),
      ("shares", .array(shares)),
    ])
  }

  private static func text(
    _ path: String, _ payload: Payload, _ total: Int, _ budget: PayloadBudget?
  ) -> String {
    let of = budget.map { " of \(decimal($0.limit)), \(percent(total, $0.limit))" } ?? ""
    var lines = ["\(path): \(decimal(total)) bytes\(of)"]
    for share in payload.sizeShares {
      let bytes = decimal(share.bytes)
      lines.append(
        "  " + String(repeating: " ", count: max(0, 7 - bytes.count)) + bytes + "  "
          + padded(percent(share.bytes, total), 5) + "  " + share.name + "  " + share.pointer)
    }
    return lines.joined(separator: "\n")
  }

  private static func percent(_ part: Int, _ whole: Int) -> String {
    whole > 0 ? "\((part * 100 + whole / 2) / whole) %" : "0 %"
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }

  /// A count with its thousands parted.
  private static func decimal(_ count: Int) -> String {
    var text = String(count)
    var index = text.count - 3
    while index > 0 {
      text.insert(",", at: text.index(text.startIndex, offsetBy: index))
      index -= 3
    }
    return text
  }
}
