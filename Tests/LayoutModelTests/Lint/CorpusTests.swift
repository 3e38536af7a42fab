internal import Foundation
internal import LayoutModel
internal import TestSupport
internal import Testing

/// Payloads that are right: what is said about them is a false alarm.
@Suite(.enabled(if: SharedFolder.path != nil, "needs the folder of shared test material"))
struct CorpusTests {
  @Test(arguments: try PayloadFile.all())
  func `a payload that is right has no finding`(_ file: PayloadFile) throws {
    let payload = Payload(try file.bytes)
    let findings = payload.diagnostics.map { "\($0.severity.rawValue) \($0.rule.rawValue) \($0.pointer)" }
    #expect(findings == PayloadFile.allowed[file.name] ?? [])
    #expect(payload.kind != nil)
  }

  @Test(arguments: try PayloadFile.all(in: "seed/other-requests"))
  func `the body of another request is no payload`(_ file: PayloadFile) throws {
    let payload = Payload(try file.bytes)
    #expect(payload.diagnostics.map(\.rule) == [.unknownKind])
    #expect(payload.kind == nil)
  }

  @Test func `a plain message is none of JSON's business`() throws {
    let bytes = try PayloadFile(folder: "seed", name: "push-plain-text.txt").bytes
    #expect(Payload(bytes, kind: .text).diagnostics == [])
    #expect(Payload(bytes).diagnostics.first?.rule == .jsonSyntax)
  }
}

/// A file of the shared corpus.
struct PayloadFile: Sendable, CustomTestStringConvertible {
  let folder: String
  let name: String

  /// The findings that are right all the same.
  static let allowed: [String: [String]] = [
    "notification-doorbell.json": ["note redundant-authentication /actions/0/authentication_required"],
    "push-encrypted.json": ["ciphertext", "nonce", "tag", "ephemeralPublicKey"].map {
      "warning invalid-format /encrypted/workPhone/\($0)"
    },
  ]

  static func all() throws -> [PayloadFile] {
    try all(in: "seed") + all(in: "use-cases")
  }

  static func all(in folder: String) throws -> [PayloadFile] {
    guard let shared = SharedFolder.path else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: shared + "/corpus/" + folder)
      .filter { $0.hasSuffix(".json") }.sorted().map { PayloadFile(folder: folder, name: $0) }
  }

  var bytes: [UInt8] {
    get throws {
      let path = (SharedFolder.path ?? "") + "/corpus/\(folder)/\(name)"
      return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    }
  }

  var testDescription: String { name }
}
