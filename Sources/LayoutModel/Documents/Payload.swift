/// A payload read: its kind, its findings, and the document that can be drawn of it.
///
/// ```swift
/// let payload = Payload(bytes)
/// if payload.diagnostics.contains(where: { $0.severity == .error }) { /* refuse it */ }
/// ```
public struct Payload: Sendable {
  public let bytes: [UInt8]
  public let json: JSONValue?
  public let kind: PayloadKind?
  /// In the order of the source.
  public let diagnostics: [Diagnostic]
  /// Bytes of the part that the budget counts, in its compact form.
  public let compactSize: Int?

  /// Reads `bytes`; `kind` overrides what their keys say, `rules` the severities of the findings.
  public init(_ bytes: [UInt8], kind: PayloadKind? = nil, rules: RuleSet = .standard) {
    if kind == .text {
      self.init(text: bytes)
    } else {
      self.init(json: bytes, kind: kind, rules: rules)
    }
  }

  private init(text bytes: [UInt8]) {
    self.bytes = bytes
    json = nil
    kind = .text
    diagnostics = []
    compactSize = bytes.count
  }

  private init(json bytes: [UInt8], kind: PayloadKind?, rules: RuleSet) {
    self.bytes = bytes
    let parsed = JSONParser.parse(bytes)
    json = parsed.value
    self.kind = kind ?? parsed.value.flatMap { PayloadKind(of: $0) }
    var checker = ShapeChecker(rootName: self.kind?.title ?? "the payload", rules: rules)
    checker.report(parsed.problems)
    guard let root = parsed.value, let kind = self.kind else {
      compactSize = nil
      if let root = parsed.value, parsed.problems.isEmpty { checker.report(.unknownKind(of: root)) }
      diagnostics = checker.diagnostics
      return
    }
    checker.check(root, as: kind)
    compactSize = PayloadSize.check(root, kind: kind, source: bytes, into: &checker)
    diagnostics = checker.diagnostics.sortedByPlace()
  }
}

extension Payload {
  /// What can be drawn, decoded anew each time it is asked for; `nil` where no kind could be told, or nothing
  /// could be read.
  public var document: Document? {
    if kind == .text { return .text(String(decoding: bytes, as: UTF8.self)) }
    guard let json, let kind else { return nil }
    return Document(json, kind: kind)
  }
}

extension Document {
  fileprivate init(_ root: JSONValue, kind: PayloadKind) {
    let reader = ObjectReader(root, pointer: "")
    switch kind {
    case .widget: self = .widget(Widget(reader.object(.widget) ?? reader))
    case .liveActivity: self = .liveActivity(LiveActivity(reader))
    case .push: self = .push(PushMessage(reader))
    case .notification: self = .notification(NotificationMessage(notification: reader))
    case .blocks: self = .blocks(Block.blocks(of: root))
    case .text: self = .text("")
    }
  }
}

extension Block {
  /// The blocks of a bare array, or the one bare block.
  fileprivate static func blocks(of root: JSONValue) -> [Block] {
    var decoder = BlockDecoder()
    if case .array(let values) = root.kind { return decoder.blocks(values, pointer: "") }
    return decoder.block(root, pointer: "").map { [$0] } ?? []
  }
}

extension ShapeChecker {
  /// Checks the root of a payload.
  fileprivate mutating func check(_ root: JSONValue, as kind: PayloadKind) {
    switch kind {
    case .widget:
      let isRequest = ObjectReader(root, pointer: "").member(.widget) != nil
      checkObject(root, isRequest ? Widget.requestShape : Widget.shape, .root)
    case .liveActivity: checkObject(root, LiveActivity.shape, .root)
    case .push: checkObject(root, Push.shape, .root)
    case .notification: checkObject(root, Notification.shape, .root)
    case .blocks:
      if case .array = root.kind {
        check(root, as: .blocks, at: .root)
      } else {
        checkBlock(root, .root)
      }
    case .text: break
    }
    if hasBackgrounds { checkContrast(of: root, kind: kind) }
  }
}
