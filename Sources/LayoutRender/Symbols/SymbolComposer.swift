internal import LayoutModel

/// Finds how a symbol is drawn from its name: a recipe, or a variant composed from the recipe of its base.
enum SymbolComposer {
  /// Names are shorter than this many bytes; longer ones are not looked at.
  private static let nameLimit = 120
  /// `calendar.badge.plus`, `lock.slash`, `bolt.circle.fill` nest no deeper than this.
  private static let depthLimit = 4

  /// What stands for a symbol without a drawing: a dashed square with a question mark.
  static let placeholder = SymbolDrawing.glyph(
    SymbolRecipe(row: ["~placeholder", "w0.89"]) ?? SymbolRecipe(pieces: []))

  static func drawing(of name: String) -> SymbolDrawing? {
    name.utf8.count < nameLimit ? drawing(of: name[...], depth: 0) : nil
  }

  private static func drawing(of name: Substring, depth: Int) -> SymbolDrawing? {
    guard depth < depthLimit else { return nil }
    if depth == 0, let plain = SymbolCatalog.withoutScript(String(name)) {
      return drawing(of: plain[...], depth: depth + 1)
    }
    if let recipe = SymbolRecipes.recipe(of: name) { return .glyph(recipe) }
    return characters(name) ?? renamed(name) ?? badged(name, depth: depth) ?? warned(name, depth: depth)
      ?? slashed(name, depth: depth)
      ?? enclosed(name, depth: depth)
      ?? filled(name, depth: depth)
  }

  /// A symbol that was renamed is drawn alike under all its names.
  private static func renamed(_ name: Substring) -> SymbolDrawing? {
    let name = String(name)
    let others =
      (SymbolCatalog.currentName(of: name).map { [$0] } ?? []) + SymbolCatalog.formerNames(of: name)
    return others.lazy.compactMap { SymbolRecipes.recipe(of: $0) }.first.map { .glyph($0) }
  }

  /// The content of `7.circle`, `12.square.fill` and `p.circle`.
  private static func characters(_ name: Substring) -> SymbolDrawing? {
    guard name.utf8.count <= 2 else { return nil }
    if name.utf8.allSatisfy({ $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }) {
      return SymbolRecipe(digits: name).map { .glyph($0) }
    }
    let recipe = SymbolRecipe(row: ["~letter." + name, "h0.74"])
    return recipe.flatMap { $0.isComplete ? .glyph($0) : nil }
  }

  /// `person.fill.badge.plus`, `clock.badge.checkmark.fill`, `bell.badge`.
  private static func badged(_ name: Substring, depth: Int) -> SymbolDrawing? {
    let words = name.split(separator: ".")
    guard let position = words.lastIndex(of: "badge"), position > 0 else { return nil }
    var base = words[..<position].joined(separator: ".")
    var mark = words[(position + 1)...]
    if mark.last == "fill" {
      mark = mark.dropLast()
      base += ".fill"
    }
    guard let drawing = drawing(of: base[...], depth: depth + 1) else { return nil }
    if mark.isEmpty { return .badged(drawing, mark: nil) }
    let markName = mark.elementsEqual(["person", "crop"]) ? "person.fill" : mark.joined(separator: ".")
    guard let markDrawing = self.drawing(of: markName[...], depth: depth + 1) else { return nil }
    return .badged(drawing, mark: markDrawing)
  }

  /// `bolt.trianglebadge.exclamationmark.fill`.
  private static func warned(_ name: Substring, depth: Int) -> SymbolDrawing? {
    let (outline, isFilled) = withoutFill(name)
    guard let base = withoutLastWord(outline, "trianglebadge.exclamationmark") else { return nil }
    return drawing(of: (base + (isFilled ? ".fill" : ""))[...], depth: depth + 1).map { .warned($0) }
  }

  private static func slashed(_ name: Substring, depth: Int) -> SymbolDrawing? {
    let (outline, isFilled) = withoutFill(name)
    guard let base = withoutLastWord(outline, "slash") else { return nil }
    return drawing(of: (base + (isFilled ? ".fill" : ""))[...], depth: depth + 1).map { .slashed($0) }
  }

  /// What stands in a frame is solid where the symbol has a solid variant, as in `heart.circle`.
  private static func enclosed(_ name: Substring, depth: Int) -> SymbolDrawing? {
    let (outline, isFilled) = withoutFill(name)
    guard let lastDot = outline.lastIndex(of: "."),
      let enclosure = Enclosure(rawValue: String(outline[outline.index(after: lastDot)...]))
    else { return nil }
    let base = outline[..<lastDot]
    let solid = SymbolRecipes.recipe(of: base + ".fill").map { SymbolDrawing.glyph($0) }
    guard let glyph = solid ?? drawing(of: base, depth: depth + 1) else { return nil }
    return .enclosed(glyph, enclosure, isFilled: isFilled)
  }

  /// A symbol without a solid drawing shows its outline.
  private static func filled(_ name: Substring, depth: Int) -> SymbolDrawing? {
    let (outline, isFilled) = withoutFill(name)
    return isFilled ? drawing(of: outline, depth: depth + 1) : nil
  }

  private static func withoutFill(_ name: Substring) -> (outline: Substring, isFilled: Bool) {
    withoutLastWord(name, "fill").map { ($0, true) } ?? (name, false)
  }

  private static func withoutLastWord(_ name: Substring, _ word: String) -> Substring? {
    name.hasSuffix("." + word) ? name.dropLast(word.count + 1) : nil
  }
}
