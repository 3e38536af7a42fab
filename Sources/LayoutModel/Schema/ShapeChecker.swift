/// Walks a JSON value beside its shape and reports where they part.
struct ShapeChecker {
  private(set) var diagnostics: [Diagnostic] = []
  /// The kind of the payload with its article: what messages call the root.
  private let rootName: String
  private let rules: RuleSet
  /// Where the parser had to guess a value, most often for a misspelt number: nothing more is said there.
  private var guesses: [SourceSpan] = []
  /// Symbols that were looked up and about which there is nothing to say: lists repeat their icons.
  var knownSymbols: [String] = []
  var blockCount = 0
  var blockDepth = 0
  /// Whether any block sets its background: only then can the colours of texts be judged.
  var hasBackgrounds = false

  init(rootName: String, rules: RuleSet) {
    self.rootName = rootName
    self.rules = rules
  }

  /// Reports what the parser found.
  mutating func report(_ problems: [JSONProblem]) {
    for problem in problems {
      report(Diagnostic(problem))
      if problem.kind.refusesInput { guesses.append(problem.span) }
    }
  }

  /// Whether nothing more is reported, so that nothing need be worded.
  var isFull: Bool { diagnostics.count >= Limits.findings }

  mutating func report(_ diagnostic: Diagnostic) {
    guard !isFull, !guesses.contains(diagnostic.span), let judged = rules.judged(diagnostic) else { return }
    diagnostics.append(judged)
  }

  func isOn(_ rule: RuleID) -> Bool {
    rules.isOn(rule)
  }

  func subject(of place: Place) -> String {
    place.isRoot ? rootName : place.subject
  }

  mutating func check(_ value: JSONValue, as shape: ValueShape, at place: Place) {
    switch shape {
    case .string(let string): checkString(value, string, place)
    case .number(let range): checkNumber(value, range, isInteger: false, place)
    case .integer(let range): checkNumber(value, range, isInteger: true, place)
    case .boolean: checkBoolean(value, place)
    case .name(let names): checkName(value, names, place)
    case .color: checkColor(value, place)
    case .array(let element, let limit): checkArray(value, of: element, limit: limit, place)
    case .object(let object): checkObject(value, object, place)
    case .map(let element): checkMap(value, of: element, place)
    case .blocks: checkBlocks(value, place)
    case .either(let shapes): checkEither(value, shapes, place)
    }
  }

  mutating func wrongType(_ expected: String, _ value: JSONValue, _ place: Place) {
    report(.wrongType(subject(of: place), expected: expected, found: value, at: place.pointer))
  }

  // MARK: Containers

  private mutating func checkArray(
    _ value: JSONValue, of element: ValueShape, limit: Int, _ place: Place
  ) {
    guard case .array(let values) = value.kind else { return wrongType("an array", value, place) }
    if values.count > limit {
      report(
        .limitExceeded(
          "\(subject(of: place)) has \(values.count) entries: at most \(limit) are allowed, remove some",
          at: place.pointer, value.span))
    }
    let inside = place.inside
    for (index, entry) in values.prefix(limit).enumerated() {
      check(entry, as: element, at: inside.index(index))
    }
  }

  private mutating func checkMap(_ value: JSONValue, of element: ValueShape, _ place: Place) {
    guard case .object(let members) = value.kind else { return wrongType("an object", value, place) }
    let inside = place.inside
    for member in members { check(member.value, as: element, at: inside.key(member.key)) }
  }

  mutating func checkObject(_ value: JSONValue, _ shape: ObjectShape, _ place: Place) {
    guard case .object(let members) = value.kind else { return wrongType("an object", value, place) }
    let inside = place.inside
    var seen: UInt64 = 0
    var mistyped: UInt64 = 0
    for (position, member) in members.enumerated() {
      guard let index = shape.index.field(spelled: member.key) else {
        mistyped |= reportUnknown(member, in: shape, among: members, inside)
        continue
      }
      if seen & FieldIndex.bit(index) != 0 {
        reportSecondSpelling(of: shape.fields[index], at: position, among: members, inside)
      }
      seen |= FieldIndex.bit(index)
      check(member.value, as: shape.fields[index].shape, at: inside.key(member.key))
    }
    let missing = shape.index.required & ~(seen | mistyped)
    if missing != 0 { reportMissing(missing, in: shape, value, place) }
    for check in shape.checks { check.run(CheckedObject(object: value, place: place), &self) }
  }

  /// The bit of the field that the key was probably meant for: it is not missing as well.
  private mutating func reportUnknown(
    _ member: JSONMember, in shape: ObjectShape, among members: [JSONMember], _ inside: Place.Container
  ) -> UInt64 {
    if isFull { return 0 }
    let meant = shape.nearestSpelling(to: member.key)
    report(
      .unknownKey(
        member, in: shape, meant: meant, at: inside.key(member.key).pointer, present: members.map { $0.key }))
    return meant.flatMap { shape.index.field(spelled: $0) }.map { FieldIndex.bit($0) } ?? 0
  }

  private mutating func reportMissing(
    _ missing: UInt64, in shape: ObjectShape, _ value: JSONValue, _ place: Place
  ) {
    for (index, field) in shape.fields.enumerated() where missing & FieldIndex.bit(index) != 0 {
      report(.missingField(field, in: shape.name, object: value, at: place.pointer))
    }
  }

  /// Two spellings of one field; the same key twice is the parser's finding.
  private mutating func reportSecondSpelling(
    of field: Field, at position: Int, among members: [JSONMember], _ inside: Place.Container
  ) {
    if isFull { return }
    let member = members[position]
    guard let first = members.first(where: { field.spellings.contains($0.key) }), !first.isNamed(member.key)
    else { return }
    report(
      .secondSpelling(
        member, after: members[position - 1], of: first, at: inside.key(member.key).pointer))
  }

  private mutating func checkEither(_ value: JSONValue, _ shapes: [ValueShape], _ place: Place) {
    for shape in shapes where shape.accepts(value) { return check(value, as: shape, at: place) }
    wrongType(shapes.map { $0.expectation }.joined(separator: " or "), value, place)
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
  var expectation: String {
    switch self {
    case .string, .name: "a string"
    case .number(let range), .integer(let range): range == .any ? "a number" : "a number \(range.wording)"
    case .boolean: "true or false"
    case .color: "a colour name, a hex colour or an object with 'light' and 'dark'"
    case .array: "an array"
    case .blocks: "an array of blocks"
    case .object, .map: "an object"
    case .either(let shapes): shapes.map { $0.expectation }.joined(separator: " or ")
    }
  }
}
