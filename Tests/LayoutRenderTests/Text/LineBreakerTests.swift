import Testing

@testable import LayoutRender

/// Breaking by arithmetic: each letter is a point wide.
struct LineBreakerTests {
  /// Spaces break after themselves, `|` is a separator.
  private func lines(_ text: String, width: Double?) -> [String] {
    let bytes = Array(text.utf8)
    let clusters = bytes.enumerated().map { index, byte in
      TextCluster(
        start: index, advance: byte == UInt8(ascii: "|") ? 0 : 1,
        kind: byte == UInt8(ascii: "|") ? .separator : byte == UInt8(ascii: " ") ? .space : .visible,
        allowsBreakBefore: index > 0 && bytes[index - 1] == UInt8(ascii: " ") && byte != UInt8(ascii: " "))
    }
    return LineBreaker(clusters: clusters, length: bytes.count, width: width).lines().map { line in
      String(decoding: bytes[line.range], as: UTF8.self)
    }
  }

  @Test(
    arguments: [
      ("", 5, [""]), ("abc", 5, ["abc"]), ("abcde", 5, ["abcde"]), ("abcdef", 5, ["abcde", "f"]),
      ("ab cd ef", 5, ["ab cd", "ef"]), ("ab cd  ef", 5, ["ab cd", "ef"]),
      ("abcd efghijkl", 5, ["abcd", "efghi", "jkl"]),
      ("ab ", 5, ["ab "]), ("abcde ", 5, ["abcde"]), ("a|b", 5, ["a", "b"]), ("a||b", 5, ["a", "", "b"]),
      ("a|", 5, ["a", ""]), ("|", 5, ["", ""]), ("||", 5, ["", "", ""]), ("abc", 0, ["a", "b", "c"]),
      ("ab cd", nil, ["ab cd"]), ("ab|cd ", nil, ["ab", "cd "]), ("     ", 2, ["  "]),
    ] as [(String, Double?, [String])])
  func `lines break where they should`(text: String, width: Double?, expected: [String]) {
    #expect(lines(text, width: width) == expected)
  }

  @Test func `a line's width is that of what is drawn`() {
    let clusters = (0..<4).map { index in
      TextCluster(
        start: index, advance: 2, kind: index == 2 ? .space : .visible, allowsBreakBefore: index == 3)
    }
    let broken = LineBreaker(clusters: clusters, length: 4, width: 7).lines()
    #expect(broken.map(\.width) == [4, 2])
  }
}
