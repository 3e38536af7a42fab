extension Rule {
  static let metadataSize = Rule(
    .metadataSize, .error, "metadata has at most 20 keys of at most 64 characters, 8,192 bytes in all",
    why: "The service stores metadata beside the notification and refuses more.",
    flagged: Example(
      #"{"title": "T", "body": "B", "source": "s", "metadata": {""# + String(repeating: "k", count: 65)
        + #"": "v"}}"#),
    accepted: Example(
      #"{"title": "T", "body": "B", "source": "s", "metadata": {""# + String(repeating: "k", count: 64)
        + #"": "v"}}"#))
}

extension ObjectCheck {
  static let metadataSize = ObjectCheck { notification, checker in
    guard let metadata = notification.member(.metadata), case .object(let members) = metadata.value.kind
    else { return }
    let inside = notification.place.inside.key(metadata.key).inside
    for member in members.prefix(Limits.findings) where member.key.unicodeScalars.count > 64 {
      report(
        "a key of '\(metadata.key)' has \(member.key.unicodeScalars.count) characters: at most 64 are allowed",
        inside.key(member.key).pointer, member.keySpan)
    }
    let pointer = notification.pointer(of: metadata)
    if members.count > 20 {
      report(
        "'\(metadata.key)' has \(grouped(members.count)) keys: at most 20 are allowed, join or drop some",
        pointer,
        metadata.value.span)
    }
    let bytes = members.reduce(0) { sum, member in
      guard case .string(let text) = member.value.kind else { return sum }
      return sum + member.key.utf8.count + text.utf8.count
    }
    if bytes > 8192 {
      report(
        "'\(metadata.key)' has \(grouped(bytes)) bytes: at most 8,192 are allowed, shorten the largest value",
        pointer,
        metadata.value.span)
    }
    func report(_ message: String, _ pointer: String, _ span: SourceSpan) {
      checker.report(Diagnostic(.metadataSize, message, at: pointer, span))
    }
  }
}
