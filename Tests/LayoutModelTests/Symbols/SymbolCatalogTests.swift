import LayoutModel
import Testing

@Suite struct SymbolCatalogTests {
  @Test(arguments: [
    ("heart.fill", 13, 0), ("car", 13, 1), ("gearshape.fill", 14, 0), ("cart.circle", 14, 2),
    ("homepodmini", 14, 5), ("fork.knife", 15, 0), ("bolt.ring.closed", 15, 1), ("airpods.gen3", 15, 2),
    ("key.viewfinder", 15, 4), ("photo.stack.fill", 16, 0), ("blinds.horizontal.open", 16, 0),
    ("engine.combustion", 16, 1), ("axle.2", 16, 4), ("shield.checkered", 17, 0), ("medal.star", 17, 4),
    ("arrow.trianglehead.2.clockwise.rotate.90", 18, 0), ("receipt", 18, 2), ("31.calendar", 26, 0),
  ])
  func `a name has the release that brought it`(name: String, major: Int, minor: Int) {
    #expect(SymbolCatalog.release(of: name) == SymbolRelease(major, minor))
  }

  @Test(arguments: ["", ".", "heart.", "Heart", "hart", "heart.fill.fill", "plus.squircle", "\u{0}", "❤️"])
  func `what is no name has no release`(name: String) {
    #expect(SymbolCatalog.release(of: name) == nil)
  }

  @Test func `a variant for a script is as old as its symbol`() {
    #expect(SymbolCatalog.release(of: "character.book.closed.ja") == SymbolRelease(14, 2))
    #expect(SymbolCatalog.release(of: "heart.xx") == nil)
  }

  @Test func `the names are in order and each is there once`() {
    let names = SymbolCatalog.names
    #expect(names.count > 7_500)
    let isSorted = zip(names, names.dropFirst()).allSatisfy { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    #expect(isSorted)
  }

  @Test func `every name is made of small letters, digits and single dots`() {
    let odd = SymbolCatalog.names.filter { name in
      name.isEmpty
        || name.split(separator: ".", omittingEmptySubsequences: false).contains { part in
          part.isEmpty || !part.utf8.allSatisfy { (97...122).contains($0) || (48...57).contains($0) }
        }
    }
    #expect(odd == [])
  }

  @Test(arguments: [
    ("arrow.triangle.2.circlepath", "arrow.trianglehead.2.clockwise.rotate.90"),
    ("doc.text.fill", "text.document.fill"), ("battery.100", "battery.100percent"),
    ("mic.slash", "microphone.slash"),
    ("dollarsign.arrow.circlepath", "dollarsign.arrow.trianglehead.counterclockwise.rotate.90"),
  ])
  func `a renamed symbol knows both its names`(old: String, new: String) {
    #expect(SymbolCatalog.currentName(of: old) == new)
    #expect(SymbolCatalog.formerNames(of: new).contains(old))
    #expect(SymbolCatalog.currentName(of: "heart") == nil)
  }

  @Test func `old and new names are all in the table`() {
    let unknown = SymbolCatalog.names.compactMap { SymbolCatalog.currentName(of: $0) }
      .filter { SymbolCatalog.release(of: $0) == nil }
    #expect(unknown == [])
  }

  @Test(arguments: [
    ("heart", "heart"), ("circle check", "checkmark.circle"), ("battery bolt", "battery.100.bolt"),
    ("HEART fill", "heart.fill"),
  ])
  func `a search finds the closest name first`(text: String, name: String) {
    #expect(SymbolCatalog.search(text).first == name)
  }

  @Test(arguments: ["", " ", "…", "no such symbol"])
  func `a search for nothing finds nothing`(text: String) {
    #expect(SymbolCatalog.search(text) == [])
  }

  @Test(arguments: [
    ("checkmark.cirlce.fill", "checkmark.circle.fill"), ("checkmarkCircleFill", "checkmark.circle.fill"),
    ("arrow_up_right", "arrow.up.right"), ("hearth", "heart"), ("thermometre", "thermometer"),
    ("gearshap", "gearshape"),
    ("exclamation", "exclamationmark"),
  ])
  func `a mistyped name is told the right one`(name: String, right: String) {
    #expect(SymbolCatalog.nearestNames(to: name).first == right)
  }

  @Test func `a name near to none has no suggestion`() {
    #expect(SymbolCatalog.nearestNames(to: "qqqqqqqqqqqq") == [])
    #expect(SymbolCatalog.nearestNames(to: "") == [])
    #expect(SymbolCatalog.nearestNames(to: String(repeating: "heart.", count: 1_000)) == [])
    #expect(SymbolCatalog.nearestNames(to: "heart", limit: 0) == [])
  }
}
