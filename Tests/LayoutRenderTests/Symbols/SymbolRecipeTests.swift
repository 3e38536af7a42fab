internal import Foundation
import LayoutModel
internal import TestSupport
import Testing

@testable import LayoutRender

@Suite struct SymbolRecipeTests {
  private static let pieces = SymbolRecipes.names.compactMap { SymbolRecipes.recipe(of: $0) }.flatMap(
    \.pieces)

  @Test func `every row of the table is a recipe`() {
    for (_, table) in SymbolRecipes.chapters {
      for row in table.split(separator: "\n") {
        let name = String(row.prefix { $0 != " " })
        #expect(SymbolRecipes.recipe(of: name) != nil)
        if row.contains("/") { #expect(SymbolRecipes.recipe(of: name + ".fill") != nil) }
      }
    }
  }

  @Test func `no symbol has two rows`() {
    let rows = SymbolRecipes.chapters.flatMap { $0.table.split(separator: "\n") }
    #expect(Set(rows.map { $0.prefix { $0 != " " } }).count == rows.count)
    #expect(Set(SymbolRecipes.names).count == SymbolRecipes.names.count)
  }

  @Test func `every recipe is of a symbol that there is`() {
    #expect(SymbolRecipes.names.filter { SymbolCatalog.release(of: $0) == nil }.sorted() == [])
  }

  @Test func `every piece is an icon of the package or a figure of ours`() throws {
    let folder = try IconFolder(path: SymbolLibrary.defaultFolder)
    let frames = Enclosure.allCases.flatMap { EnclosureFrame($0).pieces }
    let pieces = Self.pieces + frames + SymbolComposer.placeholder.pieces
    let sources = Set(pieces.map(\.source)).sorted()
    #expect(sources.filter { folder.icon(of: SymbolPiece(icon: $0)) == nil } == [])
  }

  @Test func `every figure is used`() {
    let pieces = Self.pieces + SymbolComposer.placeholder.pieces
    let frames = Enclosure.allCases.flatMap { EnclosureFrame($0).pieces } + [SymbolDrawing.warning]
    let used = Set((pieces + frames).compactMap(\.figure).map { $0.replacing(".fill", with: "") })
    let unused = SymbolFigures.names.filter { !used.contains($0) && !$0.hasPrefix("letter.") }
    #expect(unused.filter { !$0.hasPrefix("digit.") }.sorted() == [])
  }

  @Test func `more than a thousand symbols have a recipe and many more a drawing`() {
    #expect(SymbolRecipes.chapters.reduce(0) { $0 + $1.table.split(separator: "\n").count } > 1_000)
    #expect(SymbolCatalog.names.filter { SymbolLibrary.hasDrawing(for: $0) }.count > 4_000)
  }

  @Test(.enabled(if: SharedFolder.path != nil, "the shared folder is absent"))
  func `every icon of the seed pages and the corpus has a drawing`() throws {
    let folder = try #require(SharedFolder.path)
    var names: Set<String> = []
    for part in ["seeds", "corpus"] {
      let files = FileManager.default.enumerator(atPath: folder + "/" + part)
      while let file = files?.nextObject() as? String {
        let text = (try? String(contentsOfFile: "\(folder)/\(part)/\(file)", encoding: .utf8)) ?? ""
        for match in text.matches(of: /"icon"\s*:\s*"([^"]*)"/) { names.insert(String(match.1)) }
      }
    }
    #expect(names.count > 60)
    #expect(names.filter { !SymbolLibrary.hasDrawing(for: $0) }.sorted() == [])
    #expect(names.filter { SymbolCatalog.release(of: $0) == nil }.sorted() == [])
  }
}

@Suite struct SymbolComposerTests {
  private static let heart = SymbolComposer.drawing(of: "heart")
  private static let solidHeart = SymbolComposer.drawing(of: "heart.fill")

  @Test(arguments: Enclosure.allCases)
  func `a symbol is drawn in every frame, solid inside`(enclosure: Enclosure) throws {
    let solid = try #require(Self.solidHeart)
    let name = "heart." + enclosure.rawValue
    #expect(SymbolComposer.drawing(of: name) == .enclosed(solid, enclosure, isFilled: false))
    #expect(SymbolComposer.drawing(of: name + ".fill") == .enclosed(solid, enclosure, isFilled: true))
  }

  @Test func `a slash crosses the outline or the solid drawing`() throws {
    #expect(SymbolComposer.drawing(of: "heart.slash") == .slashed(try #require(Self.heart)))
    #expect(SymbolComposer.drawing(of: "heart.slash.fill") == .slashed(try #require(Self.solidHeart)))
    #expect(SymbolComposer.drawing(of: "heart.slash.circle.fill") != nil)
  }

  @Test(arguments: [
    "plus", "minus", "checkmark", "xmark", "exclamationmark", "questionmark", "clock", "gearshape",
  ])
  func `a badge shows a mark`(mark: String) throws {
    let badge = SymbolComposer.drawing(of: mark)
    #expect(
      SymbolComposer.drawing(of: "heart.badge." + mark) == .badged(try #require(Self.heart), mark: badge))
    let solid = SymbolDrawing.badged(try #require(Self.solidHeart), mark: badge)
    #expect(SymbolComposer.drawing(of: "heart.fill.badge." + mark) == solid)
    #expect(SymbolComposer.drawing(of: "heart.badge.\(mark).fill") == solid)
  }

  @Test func `a badge without a mark is a dot`() throws {
    #expect(SymbolComposer.drawing(of: "heart.badge") == .badged(try #require(Self.heart), mark: nil))
  }

  @Test func `a warning stands at the corner`() throws {
    let name = "heart.trianglebadge.exclamationmark"
    #expect(SymbolComposer.drawing(of: name) == .warned(try #require(Self.heart)))
  }

  @Test(arguments: [
    ("arrow.trianglehead.2.clockwise.rotate.90", "arrow.triangle.2.circlepath"),
    ("text.document.fill", "doc.text.fill"), ("microphone.slash", "mic.slash"),
    ("battery.100", "battery.100percent"),
    ("character.book.closed.ja", "character.book.closed"),
  ])
  func `two names of a symbol draw alike`(name: String, other: String) {
    #expect(SymbolComposer.drawing(of: name) == SymbolComposer.drawing(of: other))
    #expect(SymbolComposer.drawing(of: name) != nil)
  }

  @Test(arguments: ["0.circle", "9.square.fill", "50.circle.fill", "a.circle", "z.square.fill"])
  func `digits and letters stand in frames`(name: String) {
    #expect(SymbolComposer.drawing(of: name) != nil)
  }

  @Test(arguments: [
    "", ".", "..", ".fill", ".circle", "badge", "badge.plus", "no.such.symbol", "heart..fill", "é.circle",
  ])
  func `what is no symbol has no drawing`(name: String) {
    #expect(SymbolComposer.drawing(of: name) == nil)
  }

  @Test(arguments: [".circle", ".slash", ".badge.plus", ".fill", ".badge"])
  func `a hostile name ends soon`(part: String) {
    #expect(SymbolComposer.drawing(of: "heart" + String(repeating: part, count: 20_000)) == nil)
    _ = SymbolComposer.drawing(of: "heart" + String(repeating: part, count: 10))
  }
}
