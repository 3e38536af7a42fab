extension Rule {
  static let duplicateID = Rule(
    .duplicateID, .error, "ids are unique among the actions, buttons or choices of one payload",
    why: "The id is all that comes back of a tap: with two alike nobody can tell which one it was.",
    flagged: Example(
      #"{"title": "T", "body": "B", "actions": [{"id": "a", "title": "Yes"}, {"id": "a", "title": "No"}]}"#),
    accepted: Example(
      #"{"title": "T", "body": "B", "actions": [{"id": "a", "title": "Yes"}, {"id": "b", "title": "No"}]}"#))
}

extension ObjectCheck {
  /// The `id` of each object in the array of `field` occurs once.
  static func uniqueIDs(in field: Field, severity: Severity) -> ObjectCheck {
    ObjectCheck { object, checker in
      var seen: [(id: String, span: SourceSpan)] = []
      for entry in object.objects(field).prefix(64) {
        guard let member = entry.member(.buttonID), case .string(let id) = member.value.kind, !id.isEmpty
        else { continue }
        if let first = seen.first(where: { $0.id.utf8.elementsEqual(id.utf8) }) {
          checker.report(
            Diagnostic(
              rule: .duplicateID, severity: severity,
              message: "the id '\(id)' is given twice: ids are unique, or the reply can't be told apart",
              pointer: entry.pointer(of: member), span: member.value.span,
              notes: [Diagnostic.Note(message: "'\(id)' stands here first", span: first.span)]))
        } else {
          seen.append((id, member.value.span))
        }
      }
    }
  }
}
