internal import Foundation
internal import LayoutModel

/// A JSON Schema validator for the words that our schemas use; a word that it does not know is a failure.
final class SchemaChecker {
  private let root: JSONValue
  private var patterns: [String: NSRegularExpression] = [:]
  private(set) var unknownWords: Set<String> = []

  init(_ root: JSONValue) {
    self.root = root
  }

  func accepts(_ value: JSONValue) -> Bool {
    accepts(value, root)
  }

  private func accepts(_ value: JSONValue, _ schema: JSONValue) -> Bool {
    if case .boolean(let verdict) = schema.kind { return verdict }
    guard case .object(let members) = schema.kind else { return false }
    return members.allSatisfy { accepts(value, $0.key, $0.value, in: schema) }
  }

  private func accepts(
    _ value: JSONValue, _ word: String, _ argument: JSONValue, in schema: JSONValue
  ) -> Bool {
    switch word {
    case "$schema", "$defs", "title", "description", "examples", "then", "else": true
    case "$ref": argument.string.flatMap(definition).map { accepts(value, $0) } ?? false
    case "type": argument.string.map(value.isOfType) ?? false
    case "enum": argument.elements.contains { $0.equals(value) }
    case "const": argument.equals(value)
    case "allOf": argument.elements.allSatisfy { accepts(value, $0) }
    case "anyOf": argument.elements.contains { accepts(value, $0) }
    case "oneOf": argument.elements.filter { accepts(value, $0) }.count == 1
    case "not": !accepts(value, argument)
    case "if": branch(accepts(value, argument) ? schema["then"] : schema["else"], value)
    default: acceptsPart(value, word, argument, in: schema)
    }
  }

  private func branch(_ schema: JSONValue?, _ value: JSONValue) -> Bool {
    schema.map { accepts(value, $0) } ?? true
  }

  private func acceptsPart(
    _ value: JSONValue, _ word: String, _ argument: JSONValue, in schema: JSONValue
  ) -> Bool {
    switch (word, value.kind) {
    case ("required", .object): argument.elements.allSatisfy { $0.string.map { value[$0] != nil } ?? false }
    case ("properties", .object(let members)):
      members.allSatisfy { member in argument[member.key].map { accepts(member.value, $0) } ?? true }
    case ("additionalProperties", .object(let members)):
      members.allSatisfy { member in
        schema["properties"]?[member.key] != nil || accepts(member.value, argument)
      }
    case ("items", .array(let values)): values.allSatisfy { accepts($0, argument) }
    case ("minItems", .array(let values)): Double(values.count) >= argument.double
    case ("maxItems", .array(let values)): Double(values.count) <= argument.double
    case ("minLength", .string(let text)): Double(text.unicodeScalars.count) >= argument.double
    case ("maxLength", .string(let text)): Double(text.unicodeScalars.count) <= argument.double
    case ("pattern", .string(let text)): argument.string.map { matches(text, $0) } ?? false
    case ("minimum", .number(let number)): number >= argument.double
    case ("maximum", .number(let number)): number <= argument.double
    case ("required", _), ("properties", _), ("additionalProperties", _), ("items", _), ("minItems", _),
      ("maxItems", _), ("minLength", _), ("maxLength", _), ("pattern", _), ("minimum", _), ("maximum", _):
      true
    default: unknownWords.insert(word).inserted && false
    }
  }

  private func definition(_ reference: String) -> JSONValue? {
    root["$defs"]?[String(reference.dropFirst("#/$defs/".count))]
  }

  private func matches(_ text: String, _ pattern: String) -> Bool {
    guard let expression = patterns[pattern] ?? (try? NSRegularExpression(pattern: pattern)) else {
      return false
    }
    patterns[pattern] = expression
    return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
  }
}

extension JSONValue {
  var string: String? {
    if case .string(let text) = kind { text } else { nil }
  }

  var elements: [JSONValue] {
    if case .array(let values) = kind { values } else { [] }
  }

  fileprivate var double: Double {
    if case .number(let number) = kind { number } else { .nan }
  }

  fileprivate func isOfType(_ name: String) -> Bool {
    switch (name, kind) {
    case ("object", .object), ("array", .array), ("string", .string), ("boolean", .boolean),
      ("number", .number),
      ("null", .null):
      true
    case ("integer", .number(let number)): number == number.rounded()
    default: false
    }
  }

  fileprivate func equals(_ other: JSONValue) -> Bool {
    switch (kind, other.kind) {
    case (.string(let left), .string(let right)): left == right
    case (.boolean(let left), .boolean(let right)): left == right
    case (.number(let left), .number(let right)): left == right
    case (.null, .null): true
    default: false
    }
  }
}
