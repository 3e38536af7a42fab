internal import LayoutModel
internal import Testing

struct NearestNameTests {
  @Test(arguments: [
    ("tne", "tone"), ("titel", "title"), ("Tone", "tone"), ("corner_radius", "cornerRadius"),
    ("cornerradius", "cornerRadius"), ("corner-radius", "cornerRadius"), ("backgroud", "background"),
    ("bakcground", "background"), ("systemmedium", "systemMedium"), ("sytemMedum", "systemMedium"),
    ("back", "background"),
    ("sze", "size"), ("TEXT", "text"),
  ])
  func `a slip finds the name that was meant`(_ name: String, _ expected: String) {
    #expect(nearestName(to: name, among: Self.names) == expected)
  }

  @Test(arguments: ["", "x", "ab", "zzz", "elephant", "to", "tontine", "progressively"])
  func `an unlike name finds none`(_ name: String) {
    #expect(nearestName(to: name, among: Self.names) == nil)
  }

  @Test func `the nearest wins, the first of equals`() {
    #expect(nearestName(to: "grow", among: ["glow", "gros", "grows"]) == "glow")
    #expect(nearestName(to: "paddin", among: ["puddings", "padding"]) == "padding")
  }

  @Test func `very long names are not compared`() {
    let long = String(repeating: "a", count: 1_000_000)
    #expect(nearestName(to: long, among: [long + "b"]) == nil)
    #expect(nearestName(to: "tone", among: [long]) == nil)
  }

  private static let names = [
    "tone", "title", "text", "size", "cornerRadius", "background", "systemMedium", "progress", "spacing",
    "type",
  ]
}
