internal import Foundation
internal import LayoutEngine
import LayoutModel
internal import TestSupport
import Testing

@testable import LayoutRender

/// `Documentation/Symbols.md` and its pictures; rewritten with `PLUSH_UPDATE_SYMBOLS=1`.
@Suite struct SymbolPageTests {
  private static let page = PackageFolder.path + "/Documentation/Symbols.md"
  private static let pictures = PackageFolder.path + "/Documentation/Symbols"
  private static let isUpdating = ProcessInfo.processInfo.environment["PLUSH_UPDATE_SYMBOLS"] != nil

  @Test func `the page about symbols shows the table`() throws {
    let chapters = SymbolRecipes.chapters.map { SymbolChapter(title: $0.title, table: $0.table) }
    let text = SymbolChapter.page(of: chapters)
    if Self.isUpdating {
      try text.write(toFile: Self.page, atomically: true, encoding: .utf8)
      let library = try SymbolLibrary()
      for chapter in chapters {
        let path = Self.pictures + "/" + chapter.picture
        #expect(SymbolSheet(names: chapter.names).write(to: path, library: library))
      }
      Issue.record("the page about symbols was rewritten: look at it, then run without updating")
    }
    #expect(try String(contentsOfFile: Self.page, encoding: .utf8) == text)
    for chapter in chapters {
      #expect(FileManager.default.fileExists(atPath: Self.pictures + "/" + chapter.picture))
    }
  }

  @Test(.enabled(if: ProcessInfo.processInfo.environment["PLUSH_SYMBOL_SHEET"] != nil))
  func `the names in a file are drawn to look at`() throws {
    let environment = ProcessInfo.processInfo.environment
    let list = try String(contentsOfFile: environment["PLUSH_SYMBOL_SHEET"] ?? "", encoding: .utf8)
    var sheet = SymbolSheet(names: list.split(whereSeparator: \.isWhitespace).map(String.init))
    sheet.font.weight = FontWeight(rawValue: environment["PLUSH_SYMBOL_WEIGHT"] ?? "") ?? .regular
    let library = try SymbolLibrary()
    #expect(sheet.write(to: environment["PLUSH_SYMBOL_PICTURE"] ?? "symbols.png", library: library))
  }
}

/// A part of the recipe table as the page shows it.
struct SymbolChapter {
  var title: String
  var names: [String]

  init(title: String, table: String) {
    self.title = title
    names = table.split(separator: "\n").compactMap { $0.split(separator: " ").first.map(String.init) }
  }

  var picture: String {
    title.lowercased().replacing(",", with: "").replacing(" ", with: "-") + ".png"
  }

  private var section: String {
    let list = names.map { name in
      "`\(name)` " + (SymbolCatalog.release(of: name).map { "\($0)" } ?? "–")
    }
    return """
      ## \(title)

      ![\(title)](Symbols/\(picture))

      \(list.joined(separator: ", "))
      """
  }

  static func page(of chapters: [SymbolChapter]) -> String {
    let count = chapters.reduce(0) { $0 + $1.names.count }
    return """
      # Symbols

      Payloads name SF Symbols. Apple's drawings are only for apps on Apple's platforms, so none is in this package
      and none of ours is made from one: we draw look-alikes from the icons of Debian's package `bootstrap-icons`
      (MIT), and from figures of our own where no icon comes near.

      Below are the \(count) symbols that have a recipe, each with the release of iOS that brought it. From them are
      composed, wherever the symbol exists:

      - `.fill`, solid where there is a solid drawing, else the outline;
      - `.circle`, `.square`, `.rectangle`, `.app`, `.capsule`, `.diamond`, `.hexagon`, `.octagon`, `.triangle`,
        `.shield`, `.seal`, `.icloud`, `.bubble`, `.message`, `.viewfinder` and `.calendar` around the symbol, and
        cut out of the shape with `.fill`;
      - `.slash`, `.badge`, `.badge.plus` and other badges, `.trianglebadge.exclamationmark`;
      - digits and letters in a shape, as `7.circle` and `p.square.fill`;
      - the old and the new name of a renamed symbol, and variants for a script.

      Size and weight follow the text beside the symbol. A symbol without a drawing shows a dashed square with a
      question mark.

      A new symbol is a row in `Sources/LayoutRender/Symbols/Recipes`: its name, an icon's file or `~` and a figure
      of ours, then options: `w0.97` and `h0.9` the ink's extent in parts of the point size, `x` and `y` its place,
      `r90` turned, `m` mirrored, `l1.5` the thickness of the icon's own lines (`l0` for solid shapes), `t0.7`
      thinner lines, `b0.2` the room left and right. `+` draws a further piece, `-` cuts one out, and behind `/`
      stands the solid variant.

      The table of names is made by `Symbols/names.py` from `Symbols/releases.txt`, `Symbols/renames.txt` and the
      list of the PyPI package `pysfsymbols`. This page is written by

          PLUSH_UPDATE_SYMBOLS=1 swift test --filter SymbolPageTests

      \(chapters.map(\.section).joined(separator: "\n\n"))

      """
  }
}
