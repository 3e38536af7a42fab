extension Rule {
  static let criticalVolume = Rule(
    .criticalVolume, .warning, "a volume is given to critical alerts only",
    why: "iOS reads the volume of critical alerts; every other one sounds as the phone is set.",
    flagged: Example(#"{"title": "T", "body": "B", "volume": 0.5}"#),
    accepted: Example(#"{"title": "T", "body": "B", "interruption_level": "critical", "volume": 0.5}"#))
}

extension ObjectCheck {
  static func volume(onlyWith level: Field, severity: Severity) -> ObjectCheck {
    ObjectCheck(.implies(.has(.volume), .equals(level, "critical"))) { alert, checker in
      guard let member = alert.member(.volume), alert.has(.volume),
        alert.string(level).map({ $0.lowercased() != "critical" }) ?? true
      else { return }
      checker.report(
        Diagnostic(
          rule: .criticalVolume, severity: severity,
          message:
            "'\(member.key)' needs \"\(level.key)\": \"critical\": other alerts have no volume of their own",
          pointer: alert.pointer(of: member), span: member.keySpan))
    }
  }
}
