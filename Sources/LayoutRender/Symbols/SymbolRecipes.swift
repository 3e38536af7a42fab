/// The hand-made table of the symbols that we draw.
enum SymbolRecipes {
  /// The parts of the table, as the page about symbols shows them.
  ///
  /// A row names a symbol and its icon, then the icon of its `.fill` variant behind a `/`.
  static let chapters: [(title: String, table: String)] = [
    ("Controls and shapes", controls), ("Arrows", arrows), ("Time, power and status", status), ("Home", home),
    ("Weather", weather), ("Transport and places", transport), ("Devices", devices), ("Commerce", commerce),
    ("Media", media), ("Health, sport and play", health), ("People and talk", people),
    ("Charts, documents and text", documents),
  ]

  /// The recipe of an SF Symbol, or `nil` where the table has none.
  static func recipe(of name: some StringProtocol) -> SymbolRecipe? {
    if let row = index[name] { return recipe(row: row, isFilled: false) }
    guard name.hasSuffix(".fill") else { return nil }
    return index[name.dropLast(5)].flatMap { recipe(row: $0, isFilled: true) }
  }

  /// All names that have a recipe.
  static var names: [String] {
    index.names + index.names.map { $0 + ".fill" }.filter { recipe(of: $0) != nil }
  }

  private static let index = TableIndex(chapters.map(\.table))

  private static func recipe(row: Substring, isFilled: Bool) -> SymbolRecipe? {
    let variants = row.split(separator: "/", maxSplits: 1)
    guard variants.count > (isFilled ? 1 : 0) else { return nil }
    return SymbolRecipe(row: variants[isFilled ? 1 : 0].split(separator: " "))
  }
}
