internal import Foundation
internal import LayoutEngine
internal import LayoutModel
import Testing

@testable internal import LayoutRender

@Test(.enabled(if: ProcessInfo.processInfo.environment["PLUSH_SHEET"] != nil))
func `a sheet of names is drawn to look at`() throws {
  let environment = ProcessInfo.processInfo.environment
  let list = try String(contentsOfFile: environment["PLUSH_SHEET"] ?? "", encoding: .utf8)
  let names = list.split(whereSeparator: \.isWhitespace).map(String.init)
  let weight = FontWeight(rawValue: environment["PLUSH_WEIGHT"] ?? "regular") ?? .regular
  let library = try SymbolLibrary()
  var sheet = SymbolSheet(names: names)
  sheet.font.weight = weight
  #expect(sheet.write(to: environment["PLUSH_SHEET_OUT"] ?? "/tmp/sheet.png", library: library))
}
