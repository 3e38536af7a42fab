extension Rule {
  static let payloadSize = Rule(
    .payloadSize, .error, "the compact payload keeps within its budget",
    why: "The service refuses a rendered widget of more than 10 KB; ActivityKit and APNs take 4,096 bytes.",
    flagged: Example(
      #"{"event": "update", "name": "a", "title": ""# + String(repeating: "x", count: 2100)
        + #"", "status": ""# + String(repeating: "x", count: 2100) + #""}"#),
    accepted: Example(#"{"event": "update", "name": "a", "title": "Deploy"}"#))
}

/// The budget of a kind of payload.
public struct PayloadBudget: Hashable, Sendable {
  /// Bytes.
  public var limit: Int
  /// Bytes from which on a warning is due.
  public var warning: Int

  /// The budget that is counted for a kind, on the widget object for a widget and on the whole for the others.
  public static func budget(of kind: PayloadKind) -> PayloadBudget? {
    switch kind {
    case .widget: PayloadBudget(limit: Budget.widget, warning: Budget.widgetWarning)
    case .liveActivity: PayloadBudget(limit: Budget.liveActivity, warning: Budget.liveActivityWarning)
    case .push, .notification: PayloadBudget(limit: Budget.push, warning: Budget.pushWarning)
    case .blocks, .text: nil
    }
  }
}

/// A part of a payload and its bytes in the compact form.
public struct SizeShare: Hashable, Sendable {
  /// RFC 6901.
  public var pointer: String
  /// A block's type, or the key of a field.
  public var name: String
  public var bytes: Int
  public var span: SourceSpan
}

enum PayloadSize {
  /// Counts the bytes that the budget of `kind` is about and reports what is past it.
  static func check(
    _ root: JSONValue, kind: PayloadKind, source: [UInt8], into checker: inout ShapeChecker
  ) -> Int {
    let (counted, pointer) = countedPart(of: root, kind: kind)
    var bytes = CompactSize.bytes(of: counted, source: source)
    if kind == .push, let widget = root.member(named: Field.widget.key) {
      // The widget is stored by the service and travels apart from the alert.
      bytes -= CompactSize.bytes(of: widget, source: source) + 1
      let widgetPointer = JSONPointer.appending(widget.key, to: "")
      check(widget.value, widgetPointer, kind: .widget, source, into: &checker)
    }
    report(bytes, counted, pointer, kind, source, into: &checker)
    return bytes
  }

  private static func check(
    _ value: JSONValue, _ pointer: String, kind: PayloadKind, _ source: [UInt8],
    into checker: inout ShapeChecker
  ) {
    let bytes = CompactSize.bytes(of: value, source: source)
    report(bytes, value, pointer, kind, source, into: &checker)
  }

  private static func report(
    _ bytes: Int, _ value: JSONValue, _ pointer: String, _ kind: PayloadKind, _ source: [UInt8],
    into checker: inout ShapeChecker
  ) {
    guard let budget = PayloadBudget.budget(of: kind), bytes > budget.warning else { return }
    checker.report(finding(bytes, budget, kind, value, pointer, source))
  }

  /// The value that the budget counts: the widget object, else the whole payload.
  static func countedPart(of root: JSONValue, kind: PayloadKind) -> (value: JSONValue, pointer: String) {
    guard kind == .widget, let member = ObjectReader(root, pointer: "").member(.widget) else {
      return (root, "")
    }
    return (member.value, JSONPointer.appending(member.key, to: ""))
  }

  private static func finding(
    _ bytes: Int, _ budget: PayloadBudget, _ kind: PayloadKind, _ value: JSONValue, _ pointer: String,
    _ source: [UInt8]
  ) -> Diagnostic {
    let shares = shares(of: value, pointer: pointer, source: source)
    let largest = shares.prefix(3).map { share in
      Diagnostic.Note(
        message: "\(share.name) at \(share.pointer) takes \(grouped(share.bytes)) bytes", span: share.span)
    }
    let isOver = bytes > budget.limit
    let message =
      isOver
      ? "\(kind.title) has \(grouped(bytes)) bytes in compact form, \(grouped(bytes - budget.limit)) over its budget of \(grouped(budget.limit)): shorten the largest parts"
      : "\(kind.title) has \(grouped(bytes)) bytes in compact form, close to its budget of \(grouped(budget.limit)): little room is left for what the service adds"
    return Diagnostic(
      rule: .payloadSize, severity: isOver ? .error : .warning, message: message, pointer: pointer,
      span: SourceSpan(offset: value.span.offset, length: 1), notes: largest)
  }

  /// The blocks and fields of `value`, largest first; of a container its children stand besides.
  static func shares(of value: JSONValue, pointer: String, source: [UInt8]) -> [SizeShare] {
    var shares: [SizeShare] = []
    collect(value, pointer, source, into: &shares)
    return shares.sorted { $0.bytes != $1.bytes ? $0.bytes > $1.bytes : $0.span.offset < $1.span.offset }
  }

  private static func collect(
    _ value: JSONValue, _ pointer: String, _ source: [UInt8], into shares: inout [SizeShare]
  ) {
    guard case .object(let members) = value.kind else { return }
    for member in members {
      let place = JSONPointer.appending(member.key, to: pointer)
      if case .array(let blocks) = member.value.kind, isBlockList(member.key) {
        for (index, block) in blocks.enumerated() {
          let blockPlace = JSONPointer.appending(index, to: place)
          let name = ObjectReader(block, pointer: blockPlace).string(.type) ?? "block"
          shares.append(share(block, name, blockPlace, source))
          collectChildren(of: block, blockPlace, source, into: &shares)
        }
      } else {
        shares.append(share(member.value, "'\(member.key)'", place, source))
      }
    }
  }

  private static func collectChildren(
    of block: JSONValue, _ pointer: String, _ source: [UInt8], into shares: inout [SizeShare]
  ) {
    let reader = ObjectReader(block, pointer: pointer)
    guard let children = reader.member(.children), case .array(let values) = children.value.kind else {
      return
    }
    for (index, child) in values.enumerated() {
      let place = JSONPointer.appending(index, to: JSONPointer.appending(children.key, to: pointer))
      shares.append(share(child, ObjectReader(child, pointer: place).string(.type) ?? "block", place, source))
      collectChildren(of: child, place, source, into: &shares)
    }
  }

  private static func isBlockList(_ key: String) -> Bool {
    Field.layout.spellings.contains(key)
  }

  private static func share(
    _ value: JSONValue, _ name: String, _ pointer: String, _ source: [UInt8]
  ) -> SizeShare {
    SizeShare(
      pointer: pointer, name: name, bytes: CompactSize.bytes(of: value, source: source),
      span: value.span)
  }
}

extension Payload {
  /// The blocks and fields of what the budget counts, largest first.
  public var sizeShares: [SizeShare] {
    guard let json, let kind else { return [] }
    let (value, pointer) = PayloadSize.countedPart(of: json, kind: kind)
    return PayloadSize.shares(of: value, pointer: pointer, source: bytes)
  }
}

/// A count with its thousands parted: 10,240.
func grouped(_ count: Int) -> String {
  let digits = Array(String(count).utf8)
  var result: [UInt8] = []
  for (index, digit) in digits.enumerated() {
    if index > 0, (digits.count - index) % 3 == 0 { result.append(UInt8(ascii: ",")) }
    result.append(digit)
  }
  return String(decoding: result, as: UTF8.self)
}
