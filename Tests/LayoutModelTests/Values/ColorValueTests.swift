@testable import LayoutModel
import Testing

struct ColorValueTests {
  @Test(arguments: [
    ("#F00", "#FF0000"), ("#f008", "#FF000088"), ("#12aBeF", "#12ABEF"), ("#12ABEF80", "#12ABEF80"),
    ("#FFFFFFFF", "#FFFFFF"), ("#0000", "#00000000"),
  ])
  func `hex colours have 3, 4, 6 or 8 digits`(_ text: String, _ notation: String) {
    #expect(
      ColorValue(text).map { color in
        if case .rgba(let rgba) = color { rgba.hexNotation } else { "" }
      } == notation)
  }

  @Test(arguments: [
    "", "#", "#F", "#FF", "#FFFFF", "#FFFFFFF", "#FFFFFFFFF", "#GGG", "F00", "# F00", "rgb(1,2,3)", "Red",
    "reddish",
  ])
  func `other texts are no colours`(_ text: String) {
    #expect(ColorValue(text) == nil)
  }

  @Test(arguments: Tone.names.accepted + SystemColor.allCases.map(\.rawValue))
  func `every name stands for a colour`(_ name: String) {
    #expect(ColorValue(name) != nil)
    #expect(ColorValue(name.uppercased()) == nil)
    #expect(ColorValue.properName(of: name.uppercased()) != nil)
  }

  @Test(arguments: [
    ("error", Tone.danger), ("critical", .danger), ("danger", .danger), ("primary", .primary),
  ])
  func `tones have aliases and come before system colours`(_ name: String, _ tone: Tone) {
    #expect(ColorValue(name) == .tone(tone))
  }

  @Test(arguments: [
    (##""#GGG""##, ["invalid-color /background"]), (#""bleu""#, ["invalid-color /background"]),
    (#""Blue""#, ["name-case /background"]), ("3", ["wrong-type /background"]),
    (#"{"light": "red"}"#, ["missing-field /background"]),
    (#"{"light": "red", "dark": "bleu"}"#, ["invalid-color /background/dark"]),
    (##"{"light": "red", "dark": {"light": "#000", "dark": "#FFF"}}"##, []),
  ])
  func `a background that is no colour is reported where it stands`(_ value: String, _ findings: [String]) {
    #expect(ReadPayload(#"{"type": "divider", "background": \#(value)}"#).findings == findings)
  }
}
