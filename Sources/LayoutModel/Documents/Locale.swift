/// A language and the direction that it is written in.
public struct Locale: Hashable, Sendable {
  /// BCP 47; empty for none in particular.
  public var language: String
  public var direction: LayoutDirection

  public init(language: String, direction: LayoutDirection) {
    self.language = language
    self.direction = direction
  }

  /// The locale of a tag such as `ar` or `ja-JP`; `nil` for what is no tag.
  public init?(tag: String) {
    let parts = tag.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    let isWellFormed = parts.allSatisfy { part in
      (1...8).contains(part.utf8.count) && part.utf8.allSatisfy { Self.isAlphanumeric($0) }
    }
    guard isWellFormed, let primary = parts.first?.lowercased(), (2...3).contains(primary.utf8.count) else {
      return nil
    }
    language = parts.map(String.init).joined(separator: "-")
    direction =
      Self.isRightToLeft(primary, scripts: parts.dropFirst().map { $0.lowercased() })
      ? .rightToLeft : .leftToRight
  }

  /// By the script where the tag names one, else by the language.
  private static func isRightToLeft(_ language: String, scripts: [String]) -> Bool {
    if let script = scripts.first(where: { $0.utf8.count == 4 }) {
      return ["arab", "hebr", "thaa", "syrc", "nkoo", "adlm"].contains(script)
    }
    return ["ar", "fa", "he", "iw", "ur", "yi", "ps", "sd", "ug", "dv", "ckb"].contains(language)
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}
