/// A path with `*` for a part of a name, `?` for one byte of it, and `**` for any folders.
struct PathGlob: Sendable {
  private let parts: [[UInt8]]

  init(_ text: String) {
    parts = Self.parts(text)
  }

  /// Whether the pattern stands for `path`; one without a slash is matched with the file's name alone.
  func matches(_ path: String) -> Bool {
    let names = Self.parts(path)
    if parts.count == 1, let name = names.last { return Self.matches(name[...], parts[0][...]) }
    return Self.matches(names[...], parts[...])
  }

  private static func parts(_ path: String) -> [[UInt8]] {
    path.split(separator: "/").filter { $0 != "." }.map { Array($0.utf8) }
  }

  /// `**` takes any number of names; where a later one can't match, an earlier one needn't be tried again.
  private static func matches(_ names: ArraySlice<[UInt8]>, _ pattern: ArraySlice<[UInt8]>) -> Bool {
    matches(names, pattern, isAny: { $0 == Array("**".utf8) }, fits: { matches($0[...], $1[...]) })
  }

  private static func matches(_ name: ArraySlice<UInt8>, _ pattern: ArraySlice<UInt8>) -> Bool {
    matches(
      name, pattern, isAny: { $0 == UInt8(ascii: "*") }, fits: { $1 == UInt8(ascii: "?") || $0 == $1 })
  }

  /// Wildcard matching without recursion: the last wildcard is widened where the rest does not fit.
  private static func matches<Item>(
    _ items: ArraySlice<Item>, _ pattern: ArraySlice<Item>, isAny: (Item) -> Bool, fits: (Item, Item) -> Bool
  ) -> Bool {
    var (item, place) = (items.startIndex, pattern.startIndex)
    var resume: (item: Int, place: Int)?
    while item < items.endIndex {
      if place < pattern.endIndex, isAny(pattern[place]) {
        resume = (item, place)
        place += 1
      } else if place < pattern.endIndex, fits(items[item], pattern[place]) {
        item += 1
        place += 1
      } else if let last = resume {
        resume = (last.item + 1, last.place)
        item = last.item + 1
        place = last.place + 1
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy(isAny)
  }
}
