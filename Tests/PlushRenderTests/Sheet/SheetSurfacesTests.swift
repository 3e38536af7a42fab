import LayoutEngine
import LayoutModel
import Testing

@testable import plush_render

@Suite struct SheetSurfacesTests {
  private func surfaces(_ json: String, _ values: [String: [String]] = [:]) throws -> [SurfaceChoice] {
    let document = try #require(Payload(Array(json.utf8)).document)
    return try PreviewOptions(Arguments(values: values)).sheetSurfaces(for: document)
  }

  private static let widget =
    #"{"widget": {"id": "w", "title": "T", "families": ["accessoryCircular", "systemSmall"]}}"#

  @Test func `a sheet shows every family that a widget names, those of the Home Screen first`() throws {
    #expect(try surfaces(Self.widget) == [.widget(.systemSmall), .widget(.accessoryCircular)])
  }

  @Test func `a sheet shows what the device has where all families are asked for`() throws {
    let all = try surfaces(Self.widget, ["family": ["all"]])
    #expect(all.count == 6)
    #expect(!all.contains(.widget(.systemExtraLarge)))
    let tablet = try surfaces(Self.widget, ["family": ["all"], "device": ["ipad-pro-11-inch"]])
    #expect(tablet.contains(.widget(.systemExtraLarge)))
  }

  @Test func `a sheet shows every presentation that the device has`() throws {
    let activity = #"{"event": "start", "name": "n", "title": "T"}"#
    #expect(try surfaces(activity).count == 4)
    #expect(try surfaces(activity, ["device": ["iphone-14"]]) == [.liveActivity(.lockScreen)])
    #expect(try surfaces(activity, ["presentation": ["minimal"]]) == [.liveActivity(.minimal)])
  }
}
