@testable import LayoutEngine
import LayoutModel
import Testing

@Suite struct RenderingModeTests {
  private static let blocks = """
    [{"type": "stack", "background": "#000000", "padding": 4, "children": [{"type": "text", "text": "a"}]},
     {"type": "badge", "text": "b", "variant": "solid", "tone": "success"},
     {"type": "progress", "progress": 0.5, "tone": "danger"}]
    """

  @Test(arguments: SystemColor.allCases, Appearance.allCases)
  func `full colour changes nothing`(name: SystemColor, appearance: Appearance) {
    let color = SystemPalette(appearance: appearance).color(name)
    #expect(RenderingMode.fullColor.render(color) == color)
  }

  @Test(arguments: [
    SystemColor.red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown,
  ])
  func `accented gives every named hue the tint`(name: SystemColor) {
    let color = SystemPalette(appearance: .dark).color(name)
    #expect(RenderingMode.accented.render(color) == ModeColors.tint)
  }

  @Test(arguments: [SystemColor.primary, .secondary, .tertiary, .gray, .gray6, .white, .black])
  func `accented makes grays white and keeps their opacity`(name: SystemColor) {
    let color = SystemPalette(appearance: .dark).color(name)
    #expect(RenderingMode.accented.render(color) == RGBA.white.faded(to: color.alpha))
  }

  @Test(arguments: [
    (RGBA.white, 1.0), (.black, 0), (RGBA(hex: 0x808080), 128.0 / 255), (RGBA.white.faded(to: 0.4), 0.4),
  ])
  func `vibrant turns lightness into opacity`(color: RGBA, opacity: Double) {
    let rendered = RenderingMode.vibrant.render(color)
    #expect(rendered.faded(to: 0) == RGBA.white.faded(to: 0))
    #expect(abs(rendered.alpha - opacity) < 1e-9)
  }

  @Test func `a Live Activity keeps its colours whatever is asked`() throws {
    let json = #"{"event": "start", "name": "n", "title": "T", "progress": 0.5}"#
    let lists = try [nil, RenderingMode.accented, .vibrant].map { mode in
      try SurfaceLayout(json, on: .liveActivity(.lockScreen), in: PreviewEnvironment(rendering: mode))
        .displayList(scale: 3)
    }
    #expect(lists[0] == lists[1] && lists[0] == lists[2])
  }

  @Test func `accented replaces the widget's background and draws two colours only`() throws {
    let layout = try SurfaceLayout(
      Self.blocks, on: .widget(.systemMedium), in: PreviewEnvironment(rendering: .accented))
    #expect(layout.surface.background == ModeColors.tintedBackground)
    let content = layout.displayList(scale: 3).colors.filter { $0 != ModeColors.tintedBackground }
    let hues = Set(content.map { $0.faded(to: 0) })
    #expect(hues == [RGBA.white.faded(to: 0), ModeColors.tint.faded(to: 0)])
  }

  @Test(arguments: [RenderingMode.accented, .vibrant])
  func `no text stands on an opaque fill of its own colour`(mode: RenderingMode) throws {
    let layout = try SurfaceLayout(
      Self.blocks, on: .widget(.systemMedium), in: PreviewEnvironment(rendering: mode))
    for command in layout.displayList(scale: 3).commands.dropFirst(2) {
      if case .fill(.rectangle, let color) = command { #expect(color.alpha <= 0.25) }
    }
  }

  @Test(arguments: [
    (RenderingMode.accented, UInt8(54), UInt8(255)), (.vibrant, 54, 54),
  ])
  func `a red pixel of a picture becomes as light as it was`(
    mode: RenderingMode, gray: UInt8, alpha: UInt8
  ) throws {
    let pixel = try #require(mode.renderPicture(red: 255, green: 0, blue: 0, alpha: 255))
    #expect(pixel.gray == gray && pixel.alpha == alpha)
  }

  @Test(arguments: RenderingMode.allCases, [0, 1, 127, 254, 255] as [UInt8])
  func `a pixel is never lighter than its opacity allows`(mode: RenderingMode, alpha: UInt8) {
    guard let pixel = mode.renderPicture(red: alpha, green: alpha, blue: alpha, alpha: alpha) else { return }
    #expect(pixel.gray <= pixel.alpha)
    #expect(pixel.gray == alpha)
  }

  @Test(arguments: [("plain", false), ("fire 🔥", true), ("sun ☀\u{FE0F}", true), ("3 × 4", false)])
  func `a text with emoji is drawn in a group that takes their colours`(text: String, isGrouped: Bool) throws
  {
    let layout = try SurfaceLayout(
      #"[{"type": "text", "text": "\#(text)"}]"#, on: .widget(.systemMedium),
      in: PreviewEnvironment(rendering: .vibrant))
    #expect(layout.displayList(scale: 3).commands.contains(.pushRendering(.vibrant)) == isGrouped)
  }
}
