internal import LayoutModel

/// The keys of a `.plush-render.json`: the table that reads it, and that it is linted by.
enum ConfigurationShape {
  static let root = ObjectShape(
    "the configuration", [schema, rules, ignore, overrides, failOn, maxWarnings], unknownKeySeverity: .error)

  static let schema = Field("$schema", .string(StringShape()), "the schema that editors check this file by")
  static let rules = Field("rules", .object(ruleSeverities), "severities by the ids of rules")
  static let ignore = Field(
    "ignore",
    .array(of: .either([.string(StringShape(minimumLength: 1)), .object(ignoreEntry)]), limit: 1000),
    "findings that are left out: pointers, or objects with a pointer, rules and files")
  static let overrides = Field(
    "overrides", .array(of: .object(override), limit: 1000), "other severities for some files")
  static let failOn = Field(
    "failOn", .name(NameSet(["error", "warning", "note", "never"])),
    "least severity that makes the exit status 1")
  static let maxWarnings = Field(
    "maxWarnings", .integer(NumberRange(minimum: 0)), "exit with 1 where there are more warnings than this")

  static let files = Field(
    "files", .array(of: .string(StringShape(minimumLength: 1)), limit: 1000),
    "paths from the folder of this file; '*' stands for a part of a name, '**' for any folders")
  static let pointer = Field(
    "pointer", .string(StringShape()),
    "RFC 6901 pointer of the value, with all that is inside; '*' stands for any key or index")
  static let ruleList = Field(
    "rules", .array(of: .name(NameSet(RuleID.allCases.map(\.rawValue))), limit: 1000),
    "ids of the rules; all where it is left out")

  private static let ruleSeverities = ObjectShape(
    "a set of rules",
    RuleID.allCases.map { id in
      Field(id.rawValue, .name(NameSet(RuleSetting.names)), Rule.rule(id).summary)
    }, unknownKeySeverity: .error)

  private static let ignoreEntry = ObjectShape(
    "an ignore", [pointer, ruleList, files], unknownKeySeverity: .error)

  private static let override = ObjectShape(
    "an override", [files.required, rules, ignore], unknownKeySeverity: .error)
}

/// What a rule is set to: a severity, or nothing for one that is off.
enum RuleSetting {
  static let names = ["off"] + Severity.allCases.map(\.rawValue)

  /// `nil` for a word that is no setting.
  static func severity(_ name: String) -> Severity?? {
    name == "off" ? .some(nil) : Severity(rawValue: name).map { .some($0) }
  }
}
