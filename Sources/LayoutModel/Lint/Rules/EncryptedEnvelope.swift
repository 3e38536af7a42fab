extension Rule {
  static let encryptedEnvelope = Rule(
    .encryptedEnvelope, .warning, "an encrypted push has an envelope for the device that it goes to",
    why:
      "A device reads the envelope under its own name: without one it shows the plain title and body only.",
    flagged: Example(#"{"to": "phone", "title": "T", "body": "B", "encrypted": {}}"#),
    accepted: Example(#"{"to": "phone", "title": "T", "body": "B"}"#))
}

extension ObjectCheck {
  static let encryptedEnvelope = ObjectCheck { push, checker in
    guard let encrypted = push.member(.encrypted), case .object(let envelopes) = encrypted.value.kind else {
      return
    }
    let device = push.string(.to)
    let message: String
    if envelopes.isEmpty {
      message = "'\(encrypted.key)' is empty: give each device its envelope, or remove the field"
    } else if let device, device != "all", !envelopes.contains(where: { $0.isNamed(device) }) {
      message = "'\(encrypted.key)' has no envelope for '\(device)', the device that the push goes to"
    } else {
      return
    }
    checker.report(
      Diagnostic(.encryptedEnvelope, message, at: push.pointer(of: encrypted), encrypted.keySpan))
  }
}
