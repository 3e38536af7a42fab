import LayoutModel

/// A text and what the parser makes of it, with the views that tests compare.
struct ParsedText {
  let bytes: [UInt8]
  let result: JSONParseResult

  init(_ text: String, limits: JSONLimits = .standard) {
    self.init(Array(text.utf8), limits: limits)
  }

  init(_ bytes: [UInt8], limits: JSONLimits = .standard) {
    self.bytes = bytes
    result = JSONParser.parse(bytes, limits: limits)
  }

  var problems: [JSONProblem] { result.problems }
  var kinds: [JSONProblem.Kind] { result.problems.map(\.kind) }

  /// The value in compact form.
  var compact: String? {
    result.value.map { String(decoding: JSONWriter.compact($0, source: bytes), as: UTF8.self) }
  }

  /// The source in `span`.
  func source(in span: SourceSpan) -> String {
    String(decoding: bytes[span.offset..<span.end], as: UTF8.self)
  }

  /// The text with every fix applied.
  var repaired: String {
    let edits = problems.compactMap(\.fix).flatMap(\.edits)
    return String(decoding: bytes.applying(edits), as: UTF8.self)
  }
}

extension JSONValue {
  /// Whether both values are the same but for their places, texts compared byte for byte.
  func hasSameContent(as other: JSONValue) -> Bool {
    switch (kind, other.kind) {
    case (.null, .null): true
    case (.boolean(let left), .boolean(let right)): left == right
    case (.number(let left), .number(let right)): left == right
    case (.string(let left), .string(let right)): left.utf8.elementsEqual(right.utf8)
    case (.array(let left), .array(let right)):
      left.count == right.count && zip(left, right).allSatisfy { $0.hasSameContent(as: $1) }
    case (.object(let left), .object(let right)):
      left.count == right.count
        && zip(left, right).allSatisfy { $0.isNamed($1.key) && $0.value.hasSameContent(as: $1.value) }
    default: false
    }
  }

  /// The value and all values in it.
  var withDescendants: [JSONValue] {
    switch kind {
    case .array(let elements): [self] + elements.flatMap(\.withDescendants)
    case .object(let members): [self] + members.flatMap(\.value.withDescendants)
    default: [self]
    }
  }
}
