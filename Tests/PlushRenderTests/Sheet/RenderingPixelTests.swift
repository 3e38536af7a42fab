import LayoutEngine
import LayoutModel
import LayoutRender
import Testing

@Suite struct RenderingPixelTests {
  /// A list of a red square inside a group of this mode, two points wide.
  private func png(_ mode: RenderingMode) throws -> [UInt8] {
    let rect = Rect(x: 0, y: 0, width: 2, height: 2)
    let commands: [DisplayCommand] = [
      .pushRendering(mode), .fill(.rectangle(rect), RGBA(hex: 0xFF0000)), .popRendering,
    ]
    return try Renderer().png(DisplayList(size: rect.size, commands: commands), scale: 1)
  }

  private func plain(_ color: RGBA) throws -> [UInt8] {
    let rect = Rect(x: 0, y: 0, width: 2, height: 2)
    return try Renderer().png(
      DisplayList(size: rect.size, commands: [.fill(.rectangle(rect), color)]), scale: 1)
  }

  @Test func `a group in full colour is drawn as it is`() throws {
    #expect(try png(.fullColor) == plain(RGBA(hex: 0xFF0000)))
  }

  @Test func `an accented group is drawn in grays`() throws {
    #expect(try png(.accented) == plain(RGBA(hex: 0x363636)))
  }

  @Test func `a vibrant group is drawn in white of the lightness's opacity`() throws {
    #expect(try png(.vibrant) == plain(RGBA.white.faded(to: 54.0 / 255)))
  }
}
