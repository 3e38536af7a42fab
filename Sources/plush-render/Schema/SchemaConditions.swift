internal import LayoutModel

/// Conditions on objects in the words of JSON Schema.
enum SchemaConditions {
  static func schema(of condition: Condition) -> JSONText {
    switch condition {
    case .has(let field): any(field.spellings.map { required($0) })
    case .equals(let field, let name): member(field, .object([("const", .string(name))]))
    case .isTrue(let field): member(field, .object([("const", .boolean(true))]))
    case .hasScheme(let field, let schemes):
      member(field, .object([("pattern", .string(SchemaStrings.schemes(schemes)))]))
    case .count(let field, let range):
      member(
        field,
        .object([("minItems", .integer(range.lowerBound)), ("maxItems", .integer(range.upperBound))]))
    case .not(let condition): .object([("not", schema(of: condition))])
    case .any(let conditions): any(conditions.map(schema))
    case .all(let conditions): .object([("allOf", .array(conditions.map(schema)))])
    case .implies(let first, let second): .object([("if", schema(of: first)), ("then", schema(of: second))])
    case .exactlyOne(let fields): .object([("oneOf", .array(fields.map { schema(of: .has($0)) }))])
    }
  }

  /// Each pair of spellings that may not stand together.
  static func atMostOne(of spellings: [String]) -> [JSONText] {
    spellings.indices.flatMap { second in
      spellings[..<second].map { first in
        .object([
          ("not", .object([("required", .array([.string(first), .string(spellings[second])]))]))
        ])
      }
    }
  }

  static func hasType(_ type: BlockType) -> JSONText {
    .object([
      ("properties", .object([("type", .object([("const", .string(type.rawValue))]))])),
      ("required", .array([.string("type")])),
    ])
  }

  /// The field is there, in any spelling, and its value is valid.
  private static func member(_ field: Field, _ value: JSONText) -> JSONText {
    any(
      field.spellings.map { spelling in
        .object([
          ("properties", .object([(spelling, value)])), ("required", .array([.string(spelling)])),
        ])
      })
  }

  private static func required(_ key: String) -> JSONText {
    .object([("required", .array([.string(key)]))])
  }

  private static func any(_ schemas: [JSONText]) -> JSONText {
    schemas.count == 1 ? schemas[0] : .object([("anyOf", .array(schemas))])
  }
}
