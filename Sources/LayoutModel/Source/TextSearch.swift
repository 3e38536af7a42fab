extension StringProtocol {
  /// Whether `text` stands somewhere in this one, byte for byte; Embedded Swift has no `contains` for texts.
  func mentions(_ text: String) -> Bool {
    let bytes = Array(utf8)
    let wanted = Array(text.utf8)
    guard wanted.count <= bytes.count else { return false }
    return (0...(bytes.count - wanted.count)).contains { bytes[$0...].starts(with: wanted) }
  }
}
