/// One key that an author may write.
public struct Field: Sendable {
  /// The spelling that messages and the schema use.
  public var key: String
  /// Other names of the same field.
  public var aliases: [String]
  public var shape: ValueShape
  public var isRequired: Bool
  /// One phrase for the schema and the documentation.
  public var summary: String
  /// Every accepted spelling: the key, its aliases, and each in camelCase and snake_case.
  public let spellings: [String]

  public init(
    _ key: String, _ shape: ValueShape, _ summary: String, aliases: [String] = [], isRequired: Bool = false
  ) {
    self.key = key
    self.aliases = aliases
    self.shape = shape
    self.isRequired = isRequired
    self.summary = summary
    self.spellings = Self.spellings(of: [key] + aliases)
  }

  public var required: Field {
    Field(key, shape, summary, aliases: aliases, isRequired: true)
  }

  private static func spellings(of names: [String]) -> [String] {
    var all: [String] = []
    for name in names {
      for spelling in [name, camelCase(name), snakeCase(name)] where !all.contains(spelling) {
        all.append(spelling)
      }
    }
    return all
  }

  /// `open_url` → `openUrl`.
  static func camelCase(_ name: String) -> String {
    var result: [UInt8] = []
    var raisesNext = false
    for byte in name.utf8 {
      if byte == UInt8(ascii: "_") {
        raisesNext = true
      } else {
        let isLower = byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")
        result.append(raisesNext && isLower ? byte - 32 : byte)
        raisesNext = false
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// `cornerRadius` → `corner_radius`.
  static func snakeCase(_ name: String) -> String {
    var result: [UInt8] = []
    for byte in name.utf8 {
      if byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") {
        result.append(UInt8(ascii: "_"))
        result.append(byte + 32)
      } else {
        result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}

/// The keys of one kind of object.
public struct ObjectShape: Sendable {
  /// With its article, as in messages: "a button".
  public let name: String
  public let fields: [Field]
  let index: FieldIndex
  /// Whether a key that stands in no field is refused or only remarked on.
  public var unknownKeySeverity: Severity
  /// Rules on several fields together.
  public var checks: [ObjectCheck]

  public init(
    _ name: String, _ fields: [Field], unknownKeySeverity: Severity = .warning, checks: [ObjectCheck] = []
  ) {
    self.name = name
    self.fields = fields
    index = FieldIndex(fields)
    self.unknownKeySeverity = unknownKeySeverity
    self.checks = checks
  }

  /// The known spelling that `key` was probably meant for.
  func nearestSpelling(to key: String) -> String? {
    nearestName(to: key, among: fields.flatMap { $0.spellings })
  }

  /// Whether an unknown key of an object was probably meant for `field`.
  func isMistyped(_ field: Field, in object: CheckedObject) -> Bool {
    guard case .object(let members) = object.object.kind else { return false }
    return members.prefix(64).contains { member in
      index.field(spelled: member.key) == nil
        && nearestSpelling(to: member.key).map { field.spellings.contains($0) } ?? false
    }
  }
}

/// A rule on several fields of one object.
public struct ObjectCheck: Sendable {
  /// What the check asks for, as far as a schema can say it.
  public let condition: Condition?
  let run: @Sendable (CheckedObject, inout ShapeChecker) -> Void

  init(
    _ condition: Condition? = nil, _ run: @escaping @Sendable (CheckedObject, inout ShapeChecker) -> Void
  ) {
    self.condition = condition
    self.run = run
  }
}
