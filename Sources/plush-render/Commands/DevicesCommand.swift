internal import LayoutEngine
internal import LayoutModel

extension Command {
  static let devices = Command(
    name: "devices", operands: .optional("TEXT"),
    summary: "list the phones and tablets with the sizes of their widgets, in points",
    options: [.sizeFormat], run: DevicesCommand.run)
}

enum DevicesCommand {
  static func run(_ arguments: Arguments, _ console: Console) async -> ExitStatus {
    let wanted = arguments.operands.first?.lowercased() ?? ""
    let devices = Device.all.filter { device in
      wanted.isEmpty || device.id.hasPrefix(wanted) || device.name.lowercased().contains(wanted)
    }
    guard !devices.isEmpty else {
      console.complain(
        "no device '\(arguments.operands.first ?? "")'"
          + ArgumentParser.hint(wanted, Device.all.map(\.id), otherwise: "; without a word all are listed"))
      return .failed
    }
    if arguments.value(.sizeFormat) == "json" {
      console.print(JSONText.object([("devices", .array(devices.map(json)))]).text)
    } else {
      console.print(table(devices))
    }
    return .clean
  }

  private static func json(_ device: Device) -> JSONText {
    let families = WidgetFamily.allCases.compactMap { family in
      device.size(of: family).map { (family.rawValue, JSONText.object(sides($0))) }
    }
    return .object([
      ("id", .string(device.id)), ("name", .string(device.name)), ("scale", .integer(device.scale)),
      ("screen", .object(sides(device.screen.size))), ("families", .object(families)),
      ("liveActivityWidth", .number(device.screen.lockScreenActivityWidth)),
    ])
  }

  private static func sides(_ size: Size) -> [(String, JSONText)] {
    [("width", .number(size.width)), ("height", .number(size.height))]
  }

  private static func table(_ devices: [Device]) -> String {
    let head = ["id", "screen", "scale", "small", "medium", "large", "Live Activity"]
    let rows = [head] + devices.map(row)
    let widths = head.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }.joined(separator: "  ")
        .trimmingTrailingSpaces
    }.joined(separator: "\n")
  }

  private static func row(_ device: Device) -> [String] {
    let families = [WidgetFamily.systemSmall, .systemMedium, .systemLarge].map { family in
      device.size(of: family).map(text) ?? "-"
    }
    return [device.id, text(device.screen.size), "@\(device.scale)x"] + families
      + [number(device.screen.lockScreenActivityWidth)]
  }

  private static func text(_ size: Size) -> String {
    "\(number(size.width))×\(number(size.height))"
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() ? String(Int(value)) : "\(value)"
  }
}

extension String {
  fileprivate var trimmingTrailingSpaces: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
