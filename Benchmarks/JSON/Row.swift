internal import Foundation
internal import LayoutModel

/// The times of one sample, in microseconds; each the shortest of many, which other work on the machine disturbs least.
struct Row {
  private let name: String
  private let byteCount: Int
  private let ours: Double
  private let serialization: Double
  private let decoder: Double

  init(measuring sample: Sample) {
    let data = Data(sample.bytes)
    let jsonDecoder = JSONDecoder()
    name = sample.name
    byteCount = sample.bytes.count
    ours = Self.shortest { JSONParser.parse(sample.bytes).value != nil }
    serialization = Self.shortest {
      (try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)) != nil
    }
    decoder = Self.shortest { (try? jsonDecoder.decode(DecodedValue.self, from: data)) != nil }
  }

  init(sumOf rows: [Row]) {
    name = "all \(rows.count)"
    byteCount = rows.map(\.byteCount).reduce(0, +)
    ours = rows.map(\.ours).reduce(0, +)
    serialization = rows.map(\.serialization).reduce(0, +)
    decoder = rows.map(\.decoder).reduce(0, +)
  }

  /// Reads for at least a fifth of a second and at least five times.
  private static func shortest(_ read: () -> Bool) -> Double {
    let clock = ContinuousClock()
    let deadline = clock.now + .milliseconds(200)
    var shortest = Duration.seconds(3600)
    var count = 0
    while count < 5 || clock.now < deadline {
      var succeeded = false
      shortest = min(shortest, clock.measure { succeeded = read() })
      precondition(succeeded, "a sample must be readable")
      count += 1
    }
    return shortest / .microseconds(1)
  }

  static let heading = pad([
    "", "bytes", "µs", "µs/KB", "MB/s", "JSONSerialization µs/KB", "JSONDecoder µs/KB",
  ])

  var line: String {
    Self.pad([
      name, "\(byteCount)", Self.format(ours), Self.format(ours / kilobytes),
      Self.format(Double(byteCount) / ours),
      Self.format(serialization / kilobytes), Self.format(decoder / kilobytes),
    ])
  }

  private var kilobytes: Double { Double(byteCount) / 1000 }

  private static func format(_ number: Double) -> String {
    String(format: "%.1f", number)
  }

  private static func pad(_ cells: [String]) -> String {
    zip(cells, [28, 9, 10, 8, 8, 25, 19]).map { cell, width in
      let space = String(repeating: " ", count: max(1, width - cell.count))
      return width == 28 ? cell + space : space + cell
    }.joined()
  }
}
