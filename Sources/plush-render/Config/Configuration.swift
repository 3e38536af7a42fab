internal import LayoutModel

/// A `.plush-render.json`, read.
struct Configuration: Sendable {
  /// The folder that its paths start from; empty for the current one.
  var folder = ""
  var rules: [RuleChange] = []
  var ignores: [Ignore] = []
  var overrides: [Override] = []
  var failOn: String?
  var maximumWarnings: Int?

  /// A rule and what it is set to; `nil` turns it off.
  struct RuleChange: Sendable {
    var id: RuleID
    var severity: Severity?
  }

  /// Findings that are left out.
  struct Ignore: Sendable {
    var pointer: PointerPattern
    /// All where it is empty.
    var rules: [RuleID]
    /// All where it is empty.
    var files: [PathGlob]
  }

  /// Changes for some files.
  struct Override: Sendable {
    var files: [PathGlob]
    var rules: [RuleChange]
    var ignores: [Ignore]
  }

  static let fileName = ".plush-render.json"
}

extension Configuration {
  /// Reads a checked configuration.
  init(_ root: JSONValue, folder: String) {
    self.folder = folder
    rules = Self.rules(root)
    ignores = Self.ignores(root)
    overrides = Self.array(root, ConfigurationShape.overrides).map { entry in
      Override(files: Self.globs(entry), rules: Self.rules(entry), ignores: Self.ignores(entry))
    }
    failOn = Self.text(Self.value(root, ConfigurationShape.failOn))
    if case .number(let number)? = Self.value(root, ConfigurationShape.maxWarnings)?.kind {
      maximumWarnings = Int(exactly: number)
    }
  }

  private static func rules(_ object: JSONValue) -> [RuleChange] {
    guard case .object(let members)? = value(object, ConfigurationShape.rules)?.kind else { return [] }
    return members.compactMap { member in
      guard let id = RuleID(rawValue: member.key), let name = text(member.value),
        let severity = RuleSetting.severity(name)
      else { return nil }
      return RuleChange(id: id, severity: severity)
    }
  }

  private static func ignores(_ object: JSONValue) -> [Ignore] {
    array(object, ConfigurationShape.ignore).map { entry in
      if let pointer = text(entry) {
        return Ignore(pointer: PointerPattern(pointer), rules: [], files: [])
      }
      let pointer = text(value(entry, ConfigurationShape.pointer)) ?? ""
      let rules = array(entry, ConfigurationShape.ruleList).compactMap { text($0).flatMap(RuleID.init) }
      return Ignore(pointer: PointerPattern(pointer), rules: rules, files: globs(entry))
    }
  }

  private static func globs(_ object: JSONValue) -> [PathGlob] {
    array(object, ConfigurationShape.files).compactMap { text($0).map(PathGlob.init) }
  }

  private static func value(_ object: JSONValue, _ field: Field) -> JSONValue? {
    field.spellings.lazy.compactMap { object[$0] }.first
  }

  private static func array(_ object: JSONValue, _ field: Field) -> [JSONValue] {
    guard case .array(let values)? = value(object, field)?.kind else { return [] }
    return values
  }

  private static func text(_ value: JSONValue?) -> String? {
    guard case .string(let text)? = value?.kind else { return nil }
    return text
  }
}
