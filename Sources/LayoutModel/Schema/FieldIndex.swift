/// Finds the field that a key spells among those of one object, by the length of the key first.
struct FieldIndex: Sendable {
  private let entriesByLength: [[Entry]]
  /// A bit for each field that must be present; the 64th field and those after it have none.
  let required: UInt64

  private struct Entry: Sendable {
    let spelling: String
    let field: Int
  }

  init(_ fields: [Field]) {
    var groups: [[Entry]] = []
    var required: UInt64 = 0
    for (index, field) in fields.enumerated() {
      if field.isRequired { required |= Self.bit(index) }
      for spelling in field.spellings {
        let length = spelling.utf8.count
        while groups.count <= length { groups.append([]) }
        groups[length].append(Entry(spelling: spelling, field: index))
      }
    }
    entriesByLength = groups
    self.required = required
  }

  /// The index of the field that `key` spells, byte for byte.
  func field(spelled key: String) -> Int? {
    let length = key.utf8.count
    guard length < entriesByLength.count else { return nil }
    for entry in entriesByLength[length] where entry.spelling == key { return entry.field }
    return nil
  }

  /// The bit of a field in a set of fields.
  static func bit(_ field: Int) -> UInt64 {
    1 << UInt64(field)
  }
}
