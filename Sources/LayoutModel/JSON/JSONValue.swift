/// A JSON value that knows where it was written.
public struct JSONValue: Sendable {
  public var span: SourceSpan
  public var kind: Kind

  public enum Kind: Sendable {
    case null
    case boolean(Bool)
    /// The nearest double; the author's spelling is what the value's span covers.
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([JSONMember])
  }

  public init(span: SourceSpan, kind: Kind) {
    self.span = span
    self.kind = kind
  }

  /// The value of the last member named `key`, byte for byte; `nil` also where this is no object.
  public subscript(key: String) -> JSONValue? {
    member(named: key)?.value
  }

  /// The last member named `key`, byte for byte: canonically equal spellings of "é" are different keys.
  public func member(named key: String) -> JSONMember? {
    guard case .object(let members) = kind else { return nil }
    return members.last { $0.isNamed(key) }
  }

  /// What the value is, with its article, as messages name it.
  public var typeName: String {
    switch kind {
    case .null: "null"
    case .boolean: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

/// A key and its value in a JSON object.
public struct JSONMember: Sendable {
  public var key: String
  /// The key with its quotes.
  public var keySpan: SourceSpan
  public var value: JSONValue

  public init(key: String, keySpan: SourceSpan, value: JSONValue) {
    self.key = key
    self.keySpan = keySpan
    self.value = value
  }

  /// Whether the key has exactly the bytes of `name`.
  public func isNamed(_ name: String) -> Bool {
    key.utf8.count == name.utf8.count && key.utf8.elementsEqual(name.utf8)
  }
}
