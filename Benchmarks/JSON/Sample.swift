internal import Foundation

/// A text to be read again and again.
struct Sample {
  let name: String
  let bytes: [UInt8]

  /// The file at `path`, or the JSON files in the folder there.
  static func read(at path: String) -> [Sample] {
    if let data = FileManager.default.contents(atPath: path) {
      return [Sample(name: URL(fileURLWithPath: path).lastPathComponent, bytes: [UInt8](data))]
    }
    let files = FileManager.default.subpaths(atPath: path) ?? []
    return files.filter { $0.hasSuffix(".json") }.sorted().flatMap { read(at: path + "/" + $0) }
  }

  /// A payload of about 1 KB as it is sent, of 10 KB as the budget allows, and of 1 MB as the limit does.
  static var generated: [Sample] {
    [(4, "1 KB"), (40, "10 KB"), (4000, "1 MB")].map { count, name in
      let blocks = (0..<count).map(block).joined(separator: ",\n")
      let text =
        #"{"to": "all", "widget": {"id": "benchmark", "title": "Benchmark", "layout": ["# + blocks + "]}}"
      return Sample(name: name, bytes: Array(text.utf8))
    }
  }

  private static func block(_ number: Int) -> String {
    """
      {"type": "row", "spacing": 8, "children": [
        {"type": "text", "text": "Straße \(number) \\u00b7 café", "style": "headline", "lineLimit": 1},
        {"type": "progress", "label": "Disk", "value": "\(number % 100) %", "progress": 0.\(number % 100 + 100)}
      ]}
    """
  }
}
