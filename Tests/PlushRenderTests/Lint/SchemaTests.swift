internal import Foundation
internal import LayoutModel
internal import TestSupport
internal import Testing

@testable import plush_render

/// The published schema and the validator come of one table: they must agree on every payload, as far as a schema
/// can say it.
@Suite(.enabled(if: SharedFolder.path != nil, "needs the folder of shared test material"))
struct SchemaTests {
  static let kinds: [PayloadKind] = [.widget, .liveActivity, .push, .notification, .blocks]

  /// What needs a count over several values, UTF-8 bytes, or the meaning of a text.
  private static let beyondSchemas: Set<RuleID> = [
    .nulCharacter, .headerName, .duplicateID, .redundantAuthentication, .inputPlaceholder, .metadataSize,
    .encryptedEnvelope, .hiddenButtons, .hiddenContent, .smallText, .missingAlternative, .payloadSize,
    .nameAlias,
    .lowContrast, .unknownSymbol,
  ]

  @Test func `mutated payloads are judged alike`() throws {
    let sources = try Corpus.files().map { try Corpus.bytes($0) }
    let schemas = Dictionary(
      uniqueKeysWithValues: try Self.kinds.map { ($0, try Self.checker(PayloadSchema.json(of: $0))) })
    let anyKind = try Self.checker(PayloadSchema.json(of: nil))
    var mutation = Mutation(seed: 42)
    var verdicts = [true: 0, false: 0]
    for round in 0..<1200 {
      let source = try #require(JSONParser.parse(sources[round % sources.count]).value)
      let text = mutation.mutated(source)
      let payload = Payload(Array(text.utf8))
      guard let root = payload.json, let kind = payload.kind, let schema = schemas[kind] else { continue }
      let isRight = !payload.diagnostics.contains { Self.isInSchema($0) }
      verdicts[isRight, default: 0] += 1
      #expect(schema.accepts(root) == isRight, "\(text)")
      #expect(anyKind.accepts(root) == isRight, "\(text)")
    }
    #expect(verdicts.values.allSatisfy { $0 > 100 })
    #expect(schemas.values.allSatisfy { $0.unknownWords.isEmpty })
  }

  @Test func `a payload that is right is valid under its schema`() throws {
    for file in try Corpus.files() where file != "seed/push-encrypted.json" {
      let payload = Payload(try Corpus.bytes(file))
      let root = try #require(payload.json)
      let schema = try Self.checker(PayloadSchema.json(of: payload.kind))
      #expect(schema.accepts(root), "\(file)")
    }
  }

  @Test(arguments: kinds)
  func `a schema is JSON that names its dialect`(_ kind: PayloadKind) throws {
    let schema = try #require(JSONParser.parse(Array(PayloadSchema.json(of: kind).text.utf8)).value)
    #expect(schema["$schema"]?.string == "https://json-schema.org/draft/2020-12/schema")
  }

  @Test func `the configuration of this test is valid under its schema`() throws {
    let schema = try Self.checker(PayloadSchema.configuration)
    func accepts(_ text: String) throws -> Bool {
      schema.accepts(try #require(JSONParser.parse(Array(text.utf8)).value))
    }
    #expect(try accepts(#"{"rules": {"unknown-key": "error"}, "ignore": ["/widget/layout/0"]}"#))
    #expect(try !accepts(#"{"rules": {"unknown-kee": "error"}}"#))
    #expect(try !accepts(#"{"rules": {"unknown-key": "fatal"}}"#))
  }

  private static func isInSchema(_ diagnostic: Diagnostic) -> Bool {
    !beyondSchemas.contains(diagnostic.rule) && diagnostic.severity != .note
      && !(diagnostic.rule == .actionSize && diagnostic.pointer.hasSuffix("headers"))
  }

  private static func checker(_ schema: JSONText) throws -> SchemaChecker {
    SchemaChecker(try #require(JSONParser.parse(Array(schema.text.utf8)).value))
  }
}

/// The shared corpus, by paths inside of it.
enum Corpus {
  static func files() throws -> [String] {
    guard let shared = SharedFolder.path else { return [] }
    return try ["seed", "use-cases"].flatMap { folder in
      try FileManager.default.contentsOfDirectory(atPath: "\(shared)/corpus/\(folder)")
        .filter { $0.hasSuffix(".json") }.sorted().map { "\(folder)/\($0)" }
    }
  }

  static func path(_ file: String) -> String {
    "\(SharedFolder.path ?? "")/corpus/\(file)"
  }

  static func bytes(_ file: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: path(file))))
  }
}
