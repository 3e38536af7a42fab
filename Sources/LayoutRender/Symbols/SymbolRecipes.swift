/// The hand-made table of the symbols that we draw.
enum SymbolRecipes {
  /// By SF Symbol name.
  static let all: [String: SymbolRecipe] = {
    var recipes: [String: SymbolRecipe] = [:]
    for table in tables {
      for row in table.split(separator: "\n") {
        read(row: row, into: &recipes)
      }
    }
    return recipes
  }()

  private static let tables = [
    controls, arrows, status, home, weather, transport, devices, commerce, media, health, people, documents,
  ]

  /// Names that draw what another name draws.
  static let aliases: [String: String] = [:]

  /// A row names a symbol and its icon, then the icon of its `.fill` variant behind a `/`.
  private static func read(row: Substring, into recipes: inout [String: SymbolRecipe]) {
    let variants = row.split(separator: "/", maxSplits: 1)
    guard let tokens = variants.first?.split(separator: " "), let name = tokens.first else { return }
    recipes[String(name)] = recipe(tokens.dropFirst())
    if variants.count > 1 {
      recipes[name + ".fill"] = recipe(variants[1].split(separator: " "))
    }
  }

  private static func recipe(_ tokens: some Sequence<Substring>) -> SymbolRecipe? {
    let recipe = SymbolRecipe(row: tokens)
    let isComplete = recipe?.pieces.allSatisfy { !$0.isFigure || SymbolFigures.contains($0.icon) } ?? false
    return isComplete ? recipe : nil
  }
}
