import LayoutEngine
import LayoutModel
import Testing

@testable import LayoutRender

/// What the commands of a display list draw.
struct PainterTests {
  private let renderer: Renderer

  init() throws {
    renderer = try Renderer()
  }

  private func surface(_ commands: [DisplayCommand], side: Double = 100) throws -> CairoSurface {
    try renderer.surface(
      DisplayList(size: Size(width: side, height: side), commands: commands), scale: 1, displayScale: 3)
  }

  private func alpha(_ surface: borrowing CairoSurface, _ x: Int, _ y: Int) -> Int {
    surface.withPixels { rows in unsafe Int(rows.row(y)[x] >> 24) } ?? -1
  }

  private static let box = Rect(x: 10, y: 10, width: 80, height: 80)

  @Test func `a border lies inside its shape`() throws {
    for shape in [
      Shape.rectangle(Self.box), .continuous(Self.box, radius: 20), .capsule(Self.box), .ellipse(Self.box),
    ] {
      let drawn = try surface([.border(shape, width: 3, .black)])
      #expect(alpha(drawn, 50, 9) == 0)
      #expect((10...12).allSatisfy { alpha(drawn, 50, $0) > 240 })
      #expect(alpha(drawn, 50, 14) == 0)
    }
  }

  @Test func `a continuous corner leaves the edge where that of iOS does`() throws {
    // Measured at 36 pixels of radius: the inset is nought from row 50 to 54 on.
    let drawn = try surface(
      [.fill(.continuous(Rect(x: 0, y: 0, width: 200, height: 200), radius: 36), .black)], side: 200)
    #expect(alpha(drawn, 0, 56) == 255)
    #expect(alpha(drawn, 0, 40) < 255)
    let circle = 36 * (1 - 0.5.squareRoot())
    #expect(alpha(drawn, Int(circle) - 1, Int(circle) - 1) < 128)
    #expect(alpha(drawn, Int(circle) + 1, Int(circle) + 1) == 255)
  }

  @Test func `a radius of half the side makes a circle`() throws {
    let round = try surface([.fill(.continuous(Self.box, radius: 40), .black)])
    let circle = try surface([.fill(.ellipse(Self.box), .black)])
    for y in 0..<100 {
      for x in 0..<100 { #expect(abs(alpha(round, x, y) - alpha(circle, x, y)) <= 12) }
    }
  }

  @Test(arguments: [-1, 0, 1e9, .infinity, .nan])
  func `no radius breaks the path`(radius: Double) throws {
    let drawn = try surface([.fill(.continuous(Self.box, radius: radius), .black)])
    #expect(alpha(drawn, 50, 50) == 255)
  }

  @Test func `an arc of nothing draws nothing and a full one is closed`() throws {
    func arc(_ end: Double) -> DisplayCommand {
      .arc(ArcStroke(center: Point(x: 50, y: 50), radius: 30, width: 8, start: 0, end: end, color: .black))
    }
    let nothing = try surface([arc(0)])
    #expect(alpha(nothing, 50, 20) == 0)
    let quarter = try surface([arc(0.25)])
    #expect(alpha(quarter, 79, 49) == 255)
    #expect(alpha(quarter, 47, 20) > 200, "its ends are round")
    #expect(alpha(quarter, 21, 50) == 0)
    let full = try surface([arc(1)])
    for (x, y) in [(50, 20), (79, 50), (50, 79), (20, 50)] { #expect(alpha(full, x, y) == 255) }
  }

  @Test func `clips and opacities nest`() throws {
    let drawn = try surface([
      .pushClip(.rectangle(Rect(x: 0, y: 0, width: 50, height: 100))), .pushOpacity(0.5),
      .fill(.rectangle(Self.box), .black), .fill(.rectangle(Self.box), .black), .popOpacity, .popClip,
      .fill(.rectangle(Rect(x: 95, y: 95, width: 5, height: 5)), .black),
    ])
    #expect((126...129).contains(alpha(drawn, 30, 50)), "the group fades as one")
    #expect(alpha(drawn, 60, 50) == 0)
    #expect(alpha(drawn, 97, 97) == 255)
  }

  @Test(arguments: [
    [DisplayCommand.popClip], [.popOpacity], [.pushOpacity(0.5)], [.pushClip(.rectangle(box))],
    [.pushClip(.rectangle(box)), .popOpacity], [.pushOpacity(0.5), .popClip, .popOpacity, .popOpacity],
  ])
  func `a list that doesn't balance is drawn all the same`(commands: [DisplayCommand]) throws {
    let drawn = try surface(commands + [.fill(.rectangle(Self.box), .black)])
    #expect(alpha(drawn, 50, 50) > 0)
  }

  @Test(arguments: [-1e300, -1e9, -1, 0, 1e6, 1e9, 1e300, .infinity, -.infinity, .nan])
  func `no figure upsets the rest of a list`(figure: Double) throws {
    let places = [
      Rect(x: figure, y: 0, width: 10, height: 10), Rect(x: 0, y: 0, width: figure, height: 10),
      Rect(x: 0, y: 0, width: 10, height: figure),
    ]
    let symbol = StyledSymbol(name: "bolt.fill", font: FontSpec(size: figure), color: .black)
    let arc = ArcStroke(
      center: Point(x: 0, y: figure), radius: figure, width: 1, start: 0, end: figure, color: .black)
    var commands = places.flatMap { place -> [DisplayCommand] in
      [
        .fill(.continuous(place, radius: figure), .black), .border(.ellipse(place), width: figure, .black),
        .symbol(symbol, in: place), .image(.asset("none"), mode: .fill, in: place),
        .text(PlacedText(text: Texts.plain("text"), rect: place, baseline: figure)),
        .pushClip(.rectangle(Self.box)), .pushClip(.capsule(place)), .popClip,
        .fill(.rectangle(Rect(x: 0, y: 0, width: 100, height: 5)), .black), .popClip,
      ]
    }
    commands += [.arc(arc), .pushOpacity(figure), .popOpacity, .fill(.rectangle(Self.box), .black)]
    let drawn = try surface(commands)
    #expect(alpha(drawn, 50, 50) == 255)
    #expect(alpha(drawn, 50, 2) == 0, "the outer clip still holds")
  }

  @Test func `a text is drawn on its baseline`() throws {
    let text = Texts.plain("HHH", size: 20)
    let list = DisplayList(
      size: Size(width: 100, height: 60),
      commands: [.text(PlacedText(text: text, rect: Rect(x: 10, y: 0, width: 80, height: 24), baseline: 40))])
    let ink = try #require(try InkBox(of: list, scale: 3, by: renderer))
    #expect(ink.maxY.isWithin(0.2, of: 120))
    #expect(ink.height.isWithin(0.5, of: 20 * 3 * 0.7046))
  }
}
