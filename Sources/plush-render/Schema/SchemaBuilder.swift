internal import LayoutModel

/// Makes JSON Schema 2020-12 of the tables that payloads are checked by.
///
/// What depends on a block's type stands in `if` and `then`, so that an editor speaks of the one type that is
/// written and not of all thirteen.
struct SchemaBuilder {
  /// Definitions that others refer to, by name.
  private(set) var definitions: [(String, JSONText)] = []

  // MARK: Values

  mutating func schema(of shape: ValueShape) -> JSONText {
    switch shape {
    case .string(let string): SchemaStrings.schema(of: string)
    case .number(let range): number("number", range)
    case .integer(let range): number("integer", range)
    case .boolean: .object([("type", .string("boolean"))])
    case .name(let names):
      .object([("enum", .array((names.names + names.aliases.map(\.alias)).map { .string($0) }))])
    case .color: reference("color") { $0.color }
    case .array(let element, let limit):
      .object([
        ("type", .string("array")), ("items", schema(of: element)), ("maxItems", .integer(limit)),
      ])
    case .object(let object): schema(of: object)
    case .map(let element):
      .object([("type", .string("object")), ("additionalProperties", schema(of: element))])
    case .blocks:
      .object([("type", .string("array")), ("items", block), ("maxItems", .integer(Limits.blocks))])
    case .either(let shapes): .object([("anyOf", .array(shapes.map { schema(of: $0) }))])
    }
  }

  private func number(_ type: String, _ range: NumberRange) -> JSONText {
    var members: [(String, JSONText)] = [("type", .string(type))]
    if let minimum = range.minimum { members.append(("minimum", .number(minimum))) }
    if let maximum = range.maximum { members.append(("maximum", .number(maximum))) }
    return .object(members)
  }

  private var color: JSONText {
    mutating get {
      let names = SchemaStrings.colorNames.map { JSONText.string($0) }
      return .object([
        ("description", .string("a tone, a system colour, a hex colour, or one of each for light and dark")),
        (
          "anyOf",
          .array([
            .object([("enum", .array(names))]),
            .object([("type", .string("string")), ("pattern", .string(SchemaStrings.hexColor))]),
            schema(of: SchemaStrings.adaptiveColor),
          ])
        ),
        ("examples", .array([.string("accent"), .string("#34C759")])),
      ])
    }
  }

  // MARK: Objects

  mutating func schema(of shape: ObjectShape, ignoring ignored: [String] = []) -> JSONText {
    var properties: [(String, JSONText)] = []
    var rules: [JSONText] = []
    for field in shape.fields where !ignored.contains(field.key) {
      let value = described(schema(of: field.shape), field)
      properties += field.spellings.map { ($0, value) }
      if field.isRequired { rules.append(SchemaConditions.schema(of: .has(field))) }
      if field.spellings.count > 1 { rules += SchemaConditions.atMostOne(of: field.spellings) }
    }
    rules += shape.checks.compactMap(\.condition).map(SchemaConditions.schema)
    var members: [(String, JSONText)] = [
      ("type", .string("object")), ("properties", .object(properties)),
      ("additionalProperties", .boolean(false)),
    ]
    if !rules.isEmpty { members.append(("allOf", .array(rules))) }
    return .object(members)
  }

  /// The schema with the field's own words before it.
  private func described(_ schema: JSONText, _ field: Field) -> JSONText {
    guard case .object(let members) = schema else { return schema }
    return .object([("description", .string(field.summary))] + members.filter { $0.0 != "description" })
  }

  // MARK: Blocks

  /// A block of any type.
  var block: JSONText {
    mutating get {
      reference("block") { builder in
        let cases = BlockType.allCases.map { type -> JSONText in
          .object([
            ("if", SchemaConditions.hasType(type)),
            ("then", builder.reference(type.rawValue) { $0.schema(of: type.shape) }),
          ])
        }
        return .object([
          ("type", .string("object")), ("required", .array([.string("type")])),
          (
            "properties",
            .object([
              (
                "type",
                .object([
                  ("description", .string("the block's type")),
                  ("enum", .array(BlockType.allCases.map { .string($0.rawValue) })),
                ])
              )
            ])
          ),
          ("allOf", .array(cases)),
        ])
      }
    }
  }

  // MARK: Definitions

  /// A reference to a definition, which is made at its first use; one that refers to itself is found by name.
  mutating func reference(_ name: String, _ make: (inout SchemaBuilder) -> JSONText) -> JSONText {
    if !definitions.contains(where: { $0.0 == name }) {
      definitions.append((name, .null))
      let schema = make(&self)
      if let index = definitions.firstIndex(where: { $0.0 == name }) { definitions[index].1 = schema }
    }
    return .object([("$ref", .string("#/$defs/\(name)"))])
  }
}
