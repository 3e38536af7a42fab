/// Reads the fields of a JSON object: a value of the wrong form reads as absent, a number out of range as the
/// nearest one in it. The checker has reported both.
struct ObjectReader: FieldReading {
  let object: JSONValue
  /// Where the object stands, RFC 6901.
  let pointer: String

  init(_ object: JSONValue, pointer: String) {
    self.object = object
    self.pointer = pointer
  }

  /// A reader of the object in a field, or `nil` where it is none.
  func object(_ field: Field) -> ObjectReader? {
    guard let member = member(field), case .object = member.value.kind else { return nil }
    return ObjectReader(member.value, pointer: JSONPointer.appending(member.key, to: pointer))
  }
}

/// Access to an object's members by their fields.
protocol FieldReading {
  var object: JSONValue { get }
}

extension FieldReading {
  /// The member that the field's value is taken from: the last one, as most parsers do.
  func member(_ field: Field) -> JSONMember? {
    guard case .object(let members) = object.kind else { return nil }
    return members.last { field.spellings.contains($0.key) }
  }

  func value(_ field: Field) -> JSONValue? {
    guard let value = member(field)?.value else { return nil }
    if case .null = value.kind { return nil }
    return value
  }

  func has(_ field: Field) -> Bool {
    value(field) != nil
  }

  func string(_ field: Field) -> String? {
    guard case .string(let text)? = value(field)?.kind else { return nil }
    return text
  }

  func number(_ field: Field) -> Double? {
    guard case .number(let number)? = value(field)?.kind else { return nil }
    return field.shape.numberRange?.clamp(number) ?? number
  }

  func integer(_ field: Field) -> Int? {
    number(field).flatMap { Int(exactly: $0.rounded(.down)) }
  }

  func flag(_ field: Field) -> Bool? {
    guard case .boolean(let flag)? = value(field)?.kind else { return nil }
    return flag
  }

  func name<Name: RawRepresentable>(_ field: Field, as type: Name.Type) -> Name?
  where Name.RawValue == String {
    guard let text = string(field), case .name(let set) = field.shape else { return nil }
    return set.resolve(text).flatMap { Name(rawValue: $0.name) }
  }

  func color(_ field: Field) -> ColorValue? {
    value(field).flatMap { ColorValue(json: $0) }
  }

  func array(_ field: Field) -> [JSONValue]? {
    guard case .array(let values)? = value(field)?.kind else { return nil }
    return values
  }

  /// A string as it is, a number as people write it.
  func display(_ field: Field) -> String? {
    switch value(field)?.kind {
    case .string(let text)?: text
    case .number(let number)?: plain(number)
    case .null?, .boolean?, .array?, .object?, nil: nil
    }
  }
}

extension ValueShape {
  /// The bounds of the numbers that the shape takes.
  var numberRange: NumberRange? {
    switch self {
    case .number(let range), .integer(let range): range
    case .either(let shapes): shapes.lazy.compactMap { $0.numberRange }.first
    case .string, .boolean, .name, .color, .array, .object, .map, .blocks: nil
    }
  }
}

extension JSONPointer {
  /// The written form of `pointer` with one more key.
  static func appending(_ key: String, to pointer: String) -> String {
    pointer + JSONPointer([.key(key)]).text
  }

  /// The written form of `pointer` with one more index.
  static func appending(_ index: Int, to pointer: String) -> String {
    pointer + "/" + String(index)
  }
}
