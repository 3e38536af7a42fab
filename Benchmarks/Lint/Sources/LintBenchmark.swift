internal import Foundation
internal import LayoutModel

/// Microseconds that a check of a payload takes, beside Foundation's `JSONDecoder` on the same bytes.
///
/// `swift run -c release lint-benchmark FILE…`; without files on a payload of 1 KB and one of 10 KB.
@main
struct LintBenchmark {
  static func main() throws {
    let paths = CommandLine.arguments.dropFirst()
    print("    bytes    check µs  of it parse    decoder µs  payload")
    if paths.isEmpty {
      measure(widget(rows: 6), "widget, 1 KB")
      measure(widget(rows: 74), "widget, 10 KB")
    }
    for path in paths { measure([UInt8](try Data(contentsOf: URL(fileURLWithPath: path))), path) }
  }

  private static func measure(_ bytes: [UInt8], _ name: String) {
    let check = microseconds { Payload(bytes).diagnostics.count }
    let parse = microseconds { JSONParser.parse(bytes).problems.count }
    let data = Data(bytes)
    let decoder = microseconds { (try? JSONDecoder().decode(AnyJSON.self, from: data)).map { _ in 1 } ?? 0 }
    print(String(format: "%9d %11.1f %12.1f %13.1f  ", bytes.count, check, parse, decoder) + name)
  }

  /// The median of 15 batches, each as long as a tenth of a second takes.
  private static func microseconds(_ work: () -> Int) -> Double {
    var sink = 0
    var count = 1
    while time({ for _ in 0..<count { sink &+= work() } }) < 0.05 { count *= 2 }
    let batches = (0..<15).map { _ in time { for _ in 0..<count { sink &+= work() } } / Double(count) }
    precondition(sink != .min)
    return batches.sorted()[7] * 1e6
  }

  private static func time(_ work: () -> Void) -> Double {
    let clock = ContinuousClock()
    let duration = clock.measure(work)
    return Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
  }

  /// A widget with a list of so many rows.
  private static func widget(rows: Int) -> [UInt8] {
    let items = (0..<rows).map { index in
      #"{"text": "Service \#(index) is healthy", "icon": "checkmark.circle.fill", "tone": "success", "value": "\#(index * 7 % 100) ms"}"#
    }
    let lists = stride(from: 0, to: rows, by: 32).map { start in
      #"{"type": "list", "items": [\#(items[start..<min(rows, start + 32)].joined(separator: ",\n        "))]}"#
    }
    return Array(
      """
      {
        "widget": {
          "id": "deploy-main", "title": "Deploy", "subtitle": "main", "family": "systemLarge",
          "open_url": "https://status.example.com/deploy-main",
          "layout": [
            {"type": "progress", "label": "Rollout", "value": "68%", "progress": 0.68, "tone": "accent"},
            \(lists.joined(separator: ",\n      "))
          ]
        }
      }
      """.utf8)
  }
}

/// JSON of any shape, as a server without a schema decodes it.
private enum AnyJSON: Decodable {
  case object([String: AnyJSON])
  case array([AnyJSON])
  case string(String)
  case number(Double)
  case boolean(Bool)
  case null

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let value = try? container.decode([String: AnyJSON].self) {
      self = .object(value)
    } else if let value = try? container.decode([AnyJSON].self) {
      self = .array(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(Bool.self) {
      self = .boolean(value)
    } else {
      self = .null
    }
  }
}
