/// The names of all SF Symbols of iOS 13 to 26, and the release that brought each.
public enum SymbolCatalog {
  /// All names in byte order, old ones of renamed symbols included, variants for one script left out.
  public static let names: [String] = {
    var names: [String] = []
    for (_, lines) in SymbolNames.all {
      for line in lines.utf8.split(separator: newline) {
        let parts = words(of: line)
        for variant in Variant.all where variant.isMeant(by: parts.dropFirst()) {
          names.append(parts[0] + variant.suffix)
        }
      }
    }
    return names.sorted()
  }()

  /// The release that brought a name, or `nil` where there is no such symbol.
  public static func release(of name: String) -> SymbolRelease? {
    for (release, lines) in SymbolNames.all where isListed(name, in: SortedLines(lines)) { return release }
    return withoutScript(name).flatMap { release(of: $0) }
  }

  /// The name that a symbol has today, where it was renamed.
  public static func currentName(of name: String) -> String? {
    let renames = SortedLines(SymbolNames.renames)
    for variant in Variant.all where name.hasSuffix(variant.suffix) {
      for line in renames.lines(of: name.dropLast(variant.suffix.count)) {
        let parts = words(of: line.utf8)
        if variant.isMeant(by: parts.dropFirst()) { return parts[0] + variant.suffix }
      }
    }
    return nil
  }

  /// The names that a symbol had before, in byte order.
  public static func formerNames(of name: String) -> [String] {
    formerNames[name] ?? []
  }

  // MARK: Variants

  private static let newline = UInt8(ascii: "\n")

  private static func words(of line: Substring.UTF8View) -> [Substring] {
    line.split(separator: UInt8(ascii: " ")).map { Substring($0) }
  }

  /// What is put behind a name in the table by a code behind it.
  private struct Variant {
    var suffix: String
    /// `nil` for the name itself, which is meant unless the line has a `-`.
    var code: Substring?

    func isMeant(by codes: ArraySlice<Substring>) -> Bool {
      code.map { codes.contains($0) } ?? !codes.contains("-")
    }

    static let all = [
      Variant(suffix: "", code: nil), Variant(suffix: ".fill", code: "f"),
      Variant(suffix: ".circle", code: "c"), Variant(suffix: ".circle.fill", code: "c"),
      Variant(suffix: ".square", code: "s"), Variant(suffix: ".square.fill", code: "s"),
      Variant(suffix: ".slash", code: "x"), Variant(suffix: ".slash.fill", code: "x"),
    ]
  }

  private static func isListed(_ name: String, in lines: SortedLines) -> Bool {
    for variant in Variant.all where name.hasSuffix(variant.suffix) {
      for line in lines.lines(of: name.dropLast(variant.suffix.count)) {
        if variant.isMeant(by: words(of: line.utf8)[...]) { return true }
      }
    }
    return false
  }

  private static let formerNames: [String: [String]] = {
    var formerNames: [String: [String]] = [:]
    for line in SymbolNames.renames.utf8.split(separator: newline) {
      let parts = words(of: line)
      guard parts.count >= 2 else { continue }
      for variant in Variant.all where variant.isMeant(by: parts.dropFirst(2)) {
        formerNames[parts[1] + variant.suffix, default: []].append(parts[0] + variant.suffix)
      }
    }
    return formerNames
  }()

  // MARK: Scripts

  /// The name without a script's code at its end, as of `character.book.closed.ja`; `nil` where it has none.
  public static func withoutScript(_ name: String) -> String? {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    let code = name[name.index(after: dot)...]
    return scripts.contains(code) ? String(name[..<dot]) : nil
  }

  private static let scripts: [Substring] = [
    "ar", "bn", "el", "gu", "he", "hi", "ja", "km", "kn", "ko", "ml", "mni", "mr", "my", "or", "pa", "rtl",
    "ru",
    "sat", "si", "ta", "te", "th", "zh",
  ]
}
