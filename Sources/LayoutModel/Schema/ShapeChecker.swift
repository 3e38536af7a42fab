/// Walks a JSON value beside its shape and reports where they part.
struct ShapeChecker {
  private(set) var diagnostics: [Diagnostic] = []
  private var blockCount = 0
  private var depth = 0

  mutating func report(_ diagnostic: Diagnostic) {
    if diagnostics.count < Limits.findings { diagnostics.append(diagnostic) }
  }

  /// Checks `value` against `shape`; `subject` names it in messages.
  mutating func check(
    _ value: JSONValue, as shape: ValueShape, _ subject: @autoclosure () -> String, at pointer: String
  ) {
    switch shape {
    case .string(let string): checkString(value, string, subject(), pointer)
    case .number(let range): checkNumber(value, range, isInteger: false, subject(), pointer)
    case .integer(let range): checkNumber(value, range, isInteger: true, subject(), pointer)
    case .boolean: checkBoolean(value, subject(), pointer)
    case .name(let names): checkName(value, names, subject(), pointer)
    case .color: checkColor(value, subject(), pointer)
    case .array(let element, let limit): checkArray(value, of: element, limit: limit, subject(), pointer)
    case .object(let object): checkObject(value, object, subject(), pointer)
    case .map(let element): checkMap(value, of: element, subject(), pointer)
    case .blocks: checkBlocks(value, subject(), pointer)
    case .either(let shapes): checkEither(value, shapes, subject(), pointer)
    }
  }

  // MARK: Containers

  private mutating func checkArray(
    _ value: JSONValue, of element: ValueShape, limit: Int, _ subject: String, _ pointer: String
  ) {
    guard case .array(let values) = value.kind else {
      return wrongType(subject, "an array", value, pointer)
    }
    if values.count > limit {
      report(
        .limitExceeded(
          "\(subject) has \(values.count) entries: at most \(limit) are allowed", at: pointer, value.span))
    }
    for (index, entry) in values.prefix(limit).enumerated() {
      check(entry, as: element, "entry \(index) of \(subject)", at: JSONPointer.appending(index, to: pointer))
    }
  }

  private mutating func checkMap(
    _ value: JSONValue, of element: ValueShape, _ subject: String, _ pointer: String
  ) {
    guard case .object(let members) = value.kind else {
      return wrongType(subject, "an object", value, pointer)
    }
    for member in members {
      check(
        member.value, as: element, "'\(member.key)' of \(subject)",
        at: JSONPointer.appending(member.key, to: pointer))
    }
  }

  mutating func checkObject(_ value: JSONValue, _ shape: ObjectShape, _ subject: String, _ pointer: String) {
    guard case .object(let members) = value.kind else {
      return wrongType(subject, "an object", value, pointer)
    }
    var firstSpelling: [(field: Field, member: JSONMember)] = []
    var mistyped: [String] = []
    for member in members {
      let place = JSONPointer.appending(member.key, to: pointer)
      guard let field = shape.field(spelled: member.key) else {
        let meant = shape.nearestSpelling(to: member.key)
        report(.unknownKey(member, in: shape, meant: meant, at: place, present: members.map { $0.key }))
        if let field = meant.flatMap(shape.field(spelled:)) { mistyped.append(field.key) }
        continue
      }
      if let first = firstSpelling.first(where: { $0.field.key == field.key })?.member {
        reportSecondSpelling(member, of: first, place)
      } else {
        firstSpelling.append((field, member))
      }
      checkField(member, field, place)
    }
    for field in shape.fields
    where field.isRequired && !firstSpelling.contains(where: { $0.field.key == field.key })
      && !mistyped.contains(field.key)
    {
      report(.missingField(field, in: shape.name, object: value, at: pointer))
    }
    let reader = ObjectReader(value, pointer: pointer)
    for check in shape.checks { check.run(reader, &self) }
  }

  private mutating func checkField(_ member: JSONMember, _ field: Field, _ place: String) {
    check(member.value, as: field.shape, "'\(member.key)'", at: place)
  }

  /// Two spellings of one field; the same key twice is the parser's finding.
  private mutating func reportSecondSpelling(_ member: JSONMember, of first: JSONMember, _ pointer: String) {
    guard member.key != first.key else { return }
    report(
      Diagnostic(
        .duplicateKey, "'\(member.key)' is another name of '\(first.key)': keep one of them", at: pointer,
        member.keySpan, notes: [Diagnostic.Note(message: "'\(first.key)' stands here", span: first.keySpan)]))
  }

  private mutating func checkEither(
    _ value: JSONValue, _ shapes: [ValueShape], _ subject: String, _ pointer: String
  ) {
    if let shape = shapes.first(where: { $0.accepts(value) }) {
      check(value, as: shape, subject, at: pointer)
    } else {
      wrongType(subject, shapes.map { $0.expectation }.joined(separator: " or "), value, pointer)
    }
  }

  // MARK: Blocks

  private mutating func checkBlocks(_ value: JSONValue, _ subject: String, _ pointer: String) {
    guard case .array(let values) = value.kind else {
      return wrongType(subject, "an array of blocks", value, pointer)
    }
    for (index, block) in values.enumerated() {
      checkBlock(block, "block \(index)", JSONPointer.appending(index, to: pointer))
    }
  }

  mutating func checkBlock(_ value: JSONValue, _ subject: String, _ pointer: String) {
    guard case .object = value.kind else { return wrongType(subject, "an object", value, pointer) }
    guard isWithinLimits(value, pointer) else { return }
    depth += 1
    defer { depth -= 1 }
    guard let type = value[Field.type.key] else {
      return report(.missingField(.type.required, in: "a block", object: value, at: pointer))
    }
    let typePointer = JSONPointer.appending(Field.type.key, to: pointer)
    guard case .string(let name) = type.kind else {
      return wrongType("'type'", "a string", type, typePointer)
    }
    guard let blockType = BlockType(rawValue: name) else {
      return report(.unknownType(name, value: type, at: typePointer))
    }
    checkObject(value, blockType.shape, subject, pointer)
  }

  private mutating func isWithinLimits(_ value: JSONValue, _ pointer: String) -> Bool {
    blockCount += 1
    let start = SourceSpan(offset: value.span.offset, length: 1)
    if depth == Limits.nesting {
      report(
        .limitExceeded(
          "blocks are nested more than \(Limits.nesting) deep: flatten the layout, deeper blocks are not drawn",
          at: pointer, start))
      return false
    }
    if blockCount == Limits.blocks + 1 {
      report(
        .limitExceeded(
          "the payload has more than \(Limits.blocks) blocks: remove some, those from here on are not drawn",
          at: pointer, start))
    }
    return blockCount <= Limits.blocks
  }

  // MARK: Scalars

  private mutating func checkNumber(
    _ value: JSONValue, _ range: NumberRange, isInteger: Bool, _ subject: String, _ pointer: String
  ) {
    guard case .number(let number) = value.kind else {
      return wrongType(subject, ValueShape.number(range).expectation, value, pointer)
    }
    if !range.contains(number) || isInteger && number != number.rounded() {
      report(
        .outOfRange(subject, range: range, isInteger: isInteger, found: number, value: value, at: pointer))
    }
  }

  private mutating func checkBoolean(_ value: JSONValue, _ subject: String, _ pointer: String) {
    if case .boolean = value.kind { return }
    wrongType(subject, "true or false", value, pointer)
  }

  private mutating func checkName(_ value: JSONValue, _ names: NameSet, _ subject: String, _ pointer: String)
  {
    guard case .string(let text) = value.kind else {
      return wrongType(subject, "a string", value, pointer)
    }
    guard let resolved = names.resolve(text) else {
      return report(.unknownName(subject, text, names: names, value: value, at: pointer))
    }
    if !resolved.isExact {
      report(.nameCase(text, name: names.properSpelling(of: text), value: value, at: pointer))
    }
  }

  private mutating func checkColor(_ value: JSONValue, _ subject: String, _ pointer: String) {
    switch value.kind {
    case .string(let text):
      if ColorValue(text) != nil { return }
      if let name = ColorValue.properName(of: text) {
        report(.nameCase(text, name: name, value: value, at: pointer))
      } else {
        report(.invalidColor(subject, text, value: value, at: pointer))
      }
    case .object:
      checkObject(value, .adaptiveColor, subject, pointer)
    case .null, .boolean, .number, .array:
      wrongType(subject, ValueShape.color.expectation, value, pointer)
    }
  }

  private mutating func checkString(
    _ value: JSONValue, _ shape: StringShape, _ subject: String, _ pointer: String
  ) {
    guard case .string(let text) = value.kind else {
      return wrongType(subject, "a string", value, pointer)
    }
    let length = text.unicodeScalars.count
    if length < shape.minimumLength || length > shape.maximumLength ?? .max {
      return report(.textLength(subject, length, shape: shape, value: value, at: pointer))
    }
    if shape.maximumLength == nil, length > Limits.textLength {
      return report(
        .limitExceeded(
          "\(subject) has \(length) characters: more than \(Limits.textLength) are not drawn", at: pointer,
          value.span))
    }
    if let diagnostic = shape.format.problem(in: text, subject: subject, value: value, pointer: pointer) {
      report(diagnostic)
    }
  }

  private mutating func wrongType(
    _ subject: String, _ expected: String, _ value: JSONValue, _ pointer: String
  ) {
    report(.wrongType(subject, expected: expected, found: value, at: pointer))
  }
}

extension NameSet {
  /// The accepted spelling that differs from `text` in case alone.
  fileprivate func properSpelling(of text: String) -> String {
    let lowercased = text.lowercased()
    return accepted.first { $0.lowercased() == lowercased } ?? text
  }
}

extension ValueShape {
  /// Whether the shape takes values of this JSON type.
  fileprivate func accepts(_ value: JSONValue) -> Bool {
    switch (self, value.kind) {
    case (.string, .string), (.name, .string), (.color, .string), (.color, .object), (.number, .number),
      (.integer, .number), (.boolean, .boolean), (.array, .array), (.blocks, .array), (.object, .object),
      (.map, .object):
      true
    case (.either(let shapes), _): shapes.contains { $0.accepts(value) }
    default: false
    }
  }

  /// The shape in the words of a message.
  fileprivate var expectation: String {
    switch self {
    case .string, .name: "a string"
    case .number(let range), .integer(let range): range == .any ? "a number" : "a number \(range.wording)"
    case .boolean: "true or false"
    case .color: "a colour name, a hex colour or an object with 'light' and 'dark'"
    case .array, .blocks: "an array"
    case .object, .map: "an object"
    case .either(let shapes): shapes.map { $0.expectation }.joined(separator: " or ")
    }
  }
}
