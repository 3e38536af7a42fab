import LayoutModel
import Testing

@Suite struct SystemPaletteTests {
  private static let all = PaletteVersion.allCases.flatMap { version in
    Appearance.allCases.flatMap { appearance in
      Contrast.allCases.map { SystemPalette(appearance: appearance, contrast: $0, version: version) }
    }
  }

  @Test(arguments: [
    (SystemColor.red, Appearance.light, Contrast.standard, PaletteVersion.ios26, "#FF383C"),
    (.red, .dark, .standard, .ios18, "#FF453A"),
    (.teal, .light, .standard, .ios26, "#00C3D0"),
    (.teal, .light, .standard, .ios18, "#30B0C7"),
    (.blue, .dark, .increased, .ios26, "#5CB8FF"),
    (.blue, .light, .increased, .ios18, "#0040DD"),
    (.brown, .dark, .increased, .ios26, "#DBA679"),
    (.gray, .light, .standard, .ios18, "#8E8E93"),
    (.gray6, .dark, .standard, .ios26, "#1C1C1E"),
    (.primary, .dark, .standard, .ios26, "#FFFFFF"),
    (.secondary, .light, .standard, .ios26, "#3C3C4399"),
    (.tertiary, .dark, .increased, .ios26, "#EBEBF560"),
    (.quaternary, .dark, .standard, .ios18, "#EBEBF528"),
    (.clear, .light, .standard, .ios26, "#00000000"),
    (.white, .dark, .standard, .ios26, "#FFFFFF"),
  ])
  func `a system colour is that of the release, the appearance and the contrast`(
    name: SystemColor, appearance: Appearance, contrast: Contrast, version: PaletteVersion, hex: String
  ) {
    let palette = SystemPalette(appearance: appearance, contrast: contrast, version: version)
    #expect(palette.color(name).hexNotation == hex)
  }

  @Test(arguments: [
    (SemanticColor.systemFill, Appearance.dark, Contrast.standard, "#7878805B"),
    (.tertiarySystemFill, .light, .standard, "#7676801E"),
    (.quaternarySystemFill, .dark, .increased, "#76768042"),
    (.systemBackground, .dark, .standard, "#000000"),
    (.elevatedSystemBackground, .dark, .standard, "#1C1C1E"),
    (.elevatedSystemBackground, .light, .standard, "#FFFFFF"),
    (.secondarySystemBackground, .light, .increased, "#EBEBF0"),
    (.separator, .light, .standard, "#3C3C4349"),
    (.separator, .dark, .increased, "#545458AD"),
    (.opaqueSeparator, .dark, .increased, "#38383A"),
    (.link, .dark, .standard, "#0984FF"),
  ])
  func `a semantic colour is that of the appearance and the contrast`(
    name: SemanticColor, appearance: Appearance, contrast: Contrast, hex: String
  ) {
    #expect(SystemPalette(appearance: appearance, contrast: contrast).color(name).hexNotation == hex)
  }

  @Test(arguments: all)
  func `every component of every colour lies between nought and one`(palette: SystemPalette) {
    let colors = SystemColor.allCases.map(palette.color) + SemanticColor.allCases.map(palette.color)
    for color in colors {
      for component in [color.red, color.green, color.blue, color.alpha] {
        #expect((0...1).contains(component))
      }
    }
  }

  @Test(arguments: all)
  func `the strengths of text fade in their order`(palette: SystemPalette) {
    let alphas = [SystemColor.primary, .secondary, .tertiary, .quaternary].map { palette.color($0).alpha }
    #expect(alphas == alphas.sorted(by: >))
    #expect(Set(alphas).count == 4)
  }
}
