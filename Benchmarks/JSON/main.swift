internal import Foundation

// Files or folders as arguments; without any, payloads of three sizes made up here.
let paths = CommandLine.arguments.dropFirst()
let samples = paths.isEmpty ? Sample.generated : paths.flatMap { Sample.read(at: $0) }
let rows = samples.map { Row(measuring: $0) }

print(Row.heading)
for row in rows { print(row.line) }
if rows.count > 1 { print(Row(sumOf: rows).line) }
