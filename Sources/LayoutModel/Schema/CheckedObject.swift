/// An object that a rule looks at, with its place.
struct CheckedObject: FieldReading {
  let object: JSONValue
  let place: Place

  /// RFC 6901.
  var pointer: String { place.pointer }

  /// RFC 6901, of a member.
  func pointer(of member: JSONMember) -> String {
    place.inside.key(member.key).pointer
  }

  /// The brace that opens the object: what a finding on the object as a whole points at.
  var start: SourceSpan { SourceSpan(offset: object.span.offset, length: 1) }

  /// The object in a field, or `nil` where it is none.
  func object(_ field: Field) -> CheckedObject? {
    guard let member = member(field), case .object = member.value.kind else { return nil }
    return CheckedObject(object: member.value, place: place.inside.key(member.key))
  }

  /// The objects in the array of a field; entries of other types are left out.
  func objects(_ field: Field) -> [CheckedObject] {
    guard let member = member(field), case .array(let values) = member.value.kind else { return [] }
    let inside = place.inside.key(member.key).inside
    return values.enumerated().compactMap { index, value in
      guard case .object = value.kind else { return nil }
      return CheckedObject(object: value, place: inside.index(index))
    }
  }
}
