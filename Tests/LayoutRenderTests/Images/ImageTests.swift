import Foundation
import LayoutEngine
import LayoutModel
import Testing

@testable import LayoutRender

/// Pictures from data URLs and from a resolver.
struct ImageTests {
  private let renderer: Renderer

  init() throws {
    renderer = try Renderer(images: Assets())
  }

  /// Supplies one asset and nothing else.
  private struct Assets: ImageResolver {
    func bytes(of source: ImageSource) -> [UInt8]? {
      if source == .asset("long") { return [UInt8](repeating: 0x20, count: ImageLimit.bytes + 1) }
      return source == .asset("dot")
        ? Array(ImageTests.svg(#"<rect width="10" height="10" fill="red"/>"#).utf8) : nil
    }
  }

  private static func svg(_ content: String, attributes: String = #"width="10" height="10""#) -> String {
    #"<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \#(attributes)>\#(content)</svg>"#
  }

  private func url(_ type: String, _ bytes: [UInt8]) -> ImageSource {
    .url("data:\(type);base64," + Data(bytes).base64EncodedString())
  }

  private func url(svg content: String) -> ImageSource {
    url("image/svg+xml", Array(Self.svg(content).utf8))
  }

  private var png: [UInt8] {
    get throws {
      let red = DisplayCommand.fill(.rectangle(Rect(x: 0, y: 0, width: 20, height: 5)), RGBA(hex: 0xFF0000))
      return try renderer.png(DisplayList(size: Size(width: 20, height: 5), commands: [red]), scale: 1)
    }
  }

  /// A red square of 8 pixels as other programs write it.
  private static let samples: [(type: String, base64: String)] = [
    ("gif", "R0lGODdhCAAIAIEAAP8AAAAAAAAAAAAAACwAAAAACAAIAAAIDwABCBxIsKDBgwgTKkwYEAA7"),
    (
      "jpeg",
      "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAoHBwgHBgoICAgLCgoLDhgQDg0NDh0VFhEYIx8lJCIfIiEmKzcvJik0KSEiMEExNDk7Pj4+"
        + "JS5ESUM8SDc9Pjv/2wBDAQoLCw4NDhwQEBw7KCIoOzs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7"
        + "Ozv/wAARCAAIAAgDASIAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQID"
        + "AAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlq"
        + "c3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3"
        + "+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAAAAAAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdhcRMiMoEI"
        + "FEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRomJygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOEhYaHiImK"
        + "kpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEAPwDl"
        + "aKKK+dP2Y//Z"
    ),
    ("webp", "UklGRhwAAABXRUJQVlA4TA8AAAAvB8ABAAcQ/Y/+ByKi/wEA"),
  ]

  // MARK: Sizes

  @Test func `a picture has the size of its file`() throws {
    let measurer = renderer.measurer()
    #expect(measurer.naturalSize(of: url("image/png", try png)) == Size(width: 20, height: 5))
    #expect(measurer.naturalSize(of: url(svg: "")) == Size(width: 10, height: 10))
    #expect(measurer.naturalSize(of: .asset("dot")) == Size(width: 10, height: 10))
    #expect(measurer.naturalSize(of: .url("https://example.com/a.png")) == nil)
  }

  @Test(arguments: samples)
  func `other formats are drawn`(type: String, base64: String) throws {
    let source = ImageSource.url("data:image/\(type);base64,\(base64)")
    #expect(renderer.problem(with: source) == nil)
    #expect(renderer.measurer().naturalSize(of: source) == Size(width: 8, height: 8))
    let color = try middle(of: source, in: Rect(x: 0, y: 0, width: 16, height: 16))
    #expect(color.red > 240 && color.green < 20 && color.alpha == 255)
  }

  @Test func `a drawing without a size takes its view box's`() {
    let text = Self.svg("", attributes: #"viewBox="0 0 40 30""#)
    let source = url("image/svg+xml", Array(text.utf8))
    #expect(renderer.measurer().naturalSize(of: source) == Size(width: 40, height: 30))
  }

  @Test func `plain data URLs are read`() {
    let text = Self.svg("").replacing("#", with: "%23").replacing("<", with: "%3C")
    #expect(renderer.problem(with: .url("data:image/svg+xml,\(text)")) == nil)
    #expect(renderer.problem(with: .url("DATA:image/svg+xml;charset=utf-8,\(text)")) == nil)
  }

  // MARK: Trouble

  @Test(
    arguments: [
      ("data:image/png;base64,@@@", ImageProblem.malformedDataURL),
      ("data:image/png;base64", .malformedDataURL), ("data:,", .unsupportedFormat(nil)),
      ("data:", .malformedDataURL),
      ("https://example.com/a.png", .notSupplied), ("", .notSupplied), ("http://", .notSupplied),
      ("file:///etc/passwd", .notSupplied), ("data:image/bmp;base64,Qk0=", .unsupportedFormat("BMP")),
      ("data:image/avif;base64,AAAAHGZ0eXBhdmlm", .unsupportedFormat("AVIF")),
      ("data:image/gif;base64,R0lGODlhCAAIAA==", .damaged),
    ])
  func `a picture that can't be drawn has a reason and draws nothing`(
    url: String, problem: ImageProblem
  ) throws {
    #expect(renderer.problem(with: .url(url)) == problem)
    let color = try middle(
      of: .url(url), in: Rect(x: 0, y: 0, width: 100, height: 80), at: Point(x: 5, y: 40))
    #expect(color.alpha == 0)
  }

  @Test func `every cut of a file is damaged, not a crash`() throws {
    let whole = try png
    for end in 0..<whole.count {
      let problem = renderer.problem(with: url("image/png", Array(whole[..<end])))
      #expect(problem != nil)
    }
  }

  @Test func `a file that claims to be huge is refused by its header`() throws {
    var file = try png
    file.replaceSubrange(16..<20, with: [0, 1, 0, 0])
    #expect(renderer.problem(with: url("image/png", file)) == .tooLarge(width: 65_536, height: 5))
    #expect(renderer.problem(with: .asset("long")) == .tooManyBytes(ImageLimit.bytes + 1))
  }

  @Test(arguments: [
    // Each level uses the one before ten times: ten to the ninth elements in two kilobytes.
    (0...9).map { level in
      level == 0
        ? #"<rect id="a0" width="1" height="1"/>"#
        : #"<g id="a\#(level)">"#
          + String(repeating: ##"<use xlink:href="#a\##(level - 1)"/>"##, count: 10) + "</g>"
    }.joined(),
    #"<filter id="f"><feTurbulence numOctaves="1000000000"/></filter><rect filter="url(#f)" width="9" height="9"/>"#,
    #"<path d="M0 0 L1e9 0" stroke="red" stroke-dasharray="0.001"/>"#,
    #"<text>hi</text>"#, #"<image href="file:///etc/passwd"/>"#, ##"<use href="&#35;a"/>"##,
    #"<style>rect{fill:url(#p)}</style>"#, #"<style><![CDATA[rect{fill:url(#p)}]]></style>"#,
    #"<style>rect{fill:\75rl(#p)}</style>"#, #"<path marker-mid="url(#m)" d="M0 0"/>"#,
    String(repeating: "<g>", count: 300),
  ])
  func `a drawing that could hang or reach outside is refused`(content: String) {
    guard case .unsafeDrawing = renderer.problem(with: url(svg: content)) else {
      Issue.record("\(content.prefix(80)) is drawn")
      return
    }
  }

  @Test(arguments: [
    #"<!DOCTYPE svg [<!ENTITY a "<use/>">]><svg xmlns="http://www.w3.org/2000/svg">&a;</svg>"#,
    #"<?xml version="1.0" encoding="UTF-7"?><svg xmlns="http://www.w3.org/2000/svg"/>"#,
    "<svg",
  ])
  func `a file that hides what it draws is refused`(text: String) {
    #expect(renderer.problem(with: url("image/svg+xml", Array(text.utf8))) != nil)
  }

  @Test(arguments: [
    #"<defs><linearGradient id="g"><stop offset="0" stop-color="red"/></linearGradient></defs><rect width="10" height="10" fill="url(#g)"/>"#,
    #"<g opacity="0.5"><circle cx="5" cy="5" r="4" stroke="blue" stroke-dasharray="2 1"/></g>"#,
    #"<!-- a > b --><title>A &amp; B</title><path d="M1-2.5.5L3,4z"/>"#,
    #"<style>.a{fill:red}</style><rect class="a" width="10" height="10"/>"#,
    ##"<g id="a"><rect width="1" height="1"/></g><use href="#a"/><use xlink:href="#a"/>"##,
    ##"<g id="a"><use href="#a"/></g>"##,
  ])
  func `an everyday drawing is drawn`(content: String) {
    #expect(renderer.problem(with: url(svg: content)) == nil)
  }

  // MARK: Drawing

  @Test func `fit shows the whole picture and fill covers the box`() throws {
    let source = url("image/png", try png)
    let box = Rect(x: 10, y: 10, width: 40, height: 40)
    #expect(try middle(of: source, in: box).red == 255)
    #expect(try middle(of: source, in: box, at: Point(x: 30, y: 15)).alpha == 0)
    #expect(try middle(of: source, in: box, mode: .fill, at: Point(x: 30, y: 15)).red == 255)
    #expect(try middle(of: source, in: box, mode: .fill, at: Point(x: 5, y: 30)).alpha == 0, "it is clipped")
  }

  /// The colour of a pixel after `source` is drawn in `rect`.
  private func middle(
    of source: ImageSource, in rect: Rect, mode: ImageContentMode = .fit, at point: Point? = nil
  ) throws -> StraightColor {
    let list = DisplayList(
      size: Size(width: rect.maxX + 10, height: rect.maxY + 10),
      commands: [.image(source, mode: mode, in: rect)])
    let surface = try renderer.surface(list, scale: 1, displayScale: 3)
    let place = point ?? Point(x: rect.midX, y: rect.midY)
    let pixel = surface.withPixels { rows in unsafe rows.row(Int(place.y))[Int(place.x)] }
    return StraightColor(premultiplied: pixel ?? 0)
  }
}
