/// A JSON object that is no payload, checked against a shape: the way of a program's own settings.
package struct CheckedJSON: Sendable {
  package let value: JSONValue?
  /// In the order of the source.
  package let diagnostics: [Diagnostic]

  /// Reads `bytes`, which messages call by the name of the shape.
  package init(_ bytes: [UInt8], shape: ObjectShape) {
    let parsed = JSONParser.parse(bytes)
    var checker = ShapeChecker(rootName: shape.name, rules: .standard)
    checker.report(parsed.problems)
    if let value = parsed.value { checker.checkObject(value, shape, .root) }
    value = parsed.value
    diagnostics = checker.diagnostics.sortedByPlace()
  }
}
