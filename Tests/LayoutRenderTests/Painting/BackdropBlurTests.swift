import LayoutEngine
import LayoutModel
import Testing

@testable import LayoutRender

/// What a blur makes of a black left half and a white right half, at pixels of one row.
struct BackdropBlurTests {
  private func row(blur shape: Shape, radius: Double, scale: Double = 1) throws -> [Int] {
    let commands: [DisplayCommand] = [
      .fill(.rectangle(Rect(x: 0, y: 0, width: 100, height: 100)), .white),
      .fill(.rectangle(Rect(x: 0, y: 0, width: 50, height: 100)), .black), .blur(shape, radius: radius),
    ]
    let surface = try Renderer().surface(
      DisplayList(size: Size(width: 100, height: 100), commands: commands), scale: scale, displayScale: 3)
    let y = surface.height / 2
    return surface.withPixels { rows in unsafe rows.row(y).map { Int($0 & 0xFF) } } ?? []
  }

  private static let all = Shape.rectangle(Rect(x: 0, y: 0, width: 100, height: 100))

  @Test(arguments: [1.0, 2, 3])
  func `an edge fades over the radius and the rest keeps its colour`(scale: Double) throws {
    let row = try row(blur: Self.all, radius: 16, scale: scale)
    let pixel = { (points: Double) in row[Int(points * scale)] }
    #expect(pixel(4) < 8 && pixel(95) > 247)
    #expect((90...165).contains(pixel(50)))
    #expect(pixel(44) > pixel(40) && pixel(56) < pixel(60))
    #expect(zip(row, row.dropFirst()).allSatisfy { $0 <= $1 + 1 })
  }

  @Test func `what lies outside the shape stays sharp`() throws {
    let row = try row(blur: .rectangle(Rect(x: 0, y: 0, width: 100, height: 20)), radius: 16)
    #expect(row[49] == 0 && row[50] == 255)
  }

  @Test(arguments: [0, -1, .nan, .infinity, 1e9, 0.001])
  func `no radius breaks the picture`(radius: Double) throws {
    #expect(try row(blur: Self.all, radius: radius).count == 100)
  }

  @Test func `a shape partly or wholly outside the surface is blurred as far as it shows`() throws {
    for x in [-80.0, 80, 500] {
      let shape = Shape.rectangle(Rect(x: x, y: -50, width: 100, height: 300))
      #expect(try row(blur: shape, radius: 10)[50] == 255)
    }
  }
}
