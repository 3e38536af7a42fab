internal import CCairo
internal import LayoutEngine
internal import LayoutModel
import Testing

@testable import LayoutRender

@Suite struct SymbolLibraryTests {
  private let library: SymbolLibrary

  init() throws {
    library = try SymbolLibrary()
  }

  private func symbol(
    _ name: String, size: Double = 100, weight: FontWeight = .regular, color: RGBA = .black, scale: Double = 1
  ) -> StyledSymbol {
    StyledSymbol(name: name, font: FontSpec(size: size, weight: weight), color: color, scale: scale)
  }

  // MARK: Measuring

  /// Ink against font size as seen on screenshots: name, weight, width and height in parts of the size.
  private static let seen: [(String, FontWeight, Double, Double)] = [
    ("airplane", .regular, 1.10, 0.99), ("arrow.up.right", .regular, 0.72, 0.72),
    ("heart.fill", .regular, 0.97, 0.895), ("timer", .regular, 0.996, 0.996),
    ("calendar", .regular, 0.97, 0.90), ("arrow.clockwise.circle", .regular, 0.995, 0.995),
    ("arrow.clockwise", .semibold, 0.88, 1.07), ("arrow.up", .bold, 0.78, 0.93),
    ("arrow.down", .bold, 0.78, 0.93),
    ("circle.fill", .regular, 0.996, 0.996), ("circle.fill", .black, 1.066, 1.066),
    ("bolt.fill", .regular, 0.68, 1.09), ("wifi", .regular, 1.126, 0.81),
    ("location.fill", .regular, 0.926, 0.916),
    ("hand.raised.fill", .regular, 0.942, 1.153), ("lock", .regular, 0.67, 0.96),
    ("backward.fill", .regular, 1.30, 0.733), ("pause.fill", .regular, 0.575, 0.798),
  ]

  @Test(arguments: seen)
  func `a symbol is as large as on screenshots`(
    name: String, weight: FontWeight, width: Double, height: Double
  ) {
    let picture = Picture(of: symbol(name, weight: weight), side: 200, library: library)
    #expect(abs(Double(picture.ink.width) / 100 - width) < 0.05)
    #expect(abs(Double(picture.ink.height) / 100 - height) < 0.05)
  }

  @Test func `the frame is higher than the ink and the ink's middle lies on half the cap height`() {
    let calendar = library.measure(symbol("calendar", size: 32))
    #expect(abs(calendar.size.height - 33.67) < 0.34)
    let ring = library.measure(symbol("arrow.clockwise.circle", size: 28))
    #expect(abs(ring.size.height - 32.3) < 0.34)
    #expect(abs((ring.firstBaseline ?? 0) - ring.size.height / 2 - 0.3523 * 28) < 1e-9)
  }

  @Test func `a scale changes the symbol and not the place of its middle`() throws {
    let medium = library.measure(symbol("star.fill"))
    let large = library.measure(symbol("star.fill", scale: 1.29))
    #expect(abs(large.size.width - medium.size.width * 1.29) < 1e-9)
    let middles = [medium, large].map { ($0.firstBaseline ?? 0) - $0.size.height / 2 }
    #expect(abs(middles[0] - middles[1]) < 1e-9)
  }

  @Test func `an outline grows with the weight`() {
    let widths = FontWeight.allCases.map { library.measure(symbol("heart", weight: $0)).size.width }
    #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test(arguments: ["", "no.such.symbol", "\u{0}", "../../etc/passwd", "<svg>", "heart.fill\""])
  func `a symbol without a drawing is measured and drawn as a square`(name: String) {
    let measurement = library.measure(symbol(name))
    #expect(abs(measurement.size.width - 106) < 1)
    #expect((88...91).contains(Picture(of: symbol(name), side: 160, library: library).ink.width))
  }

  @Test(arguments: [0, -1, .nan, .infinity, -.infinity, 1e300, 1e-300])
  func `a size that is none takes no room`(size: Double) {
    let measurement = library.measure(symbol("heart", size: size))
    #expect(measurement.size.width >= 0 && measurement.size.width < 1)
    #expect(Picture(of: symbol("heart", size: size), side: 20, library: library).ink.width == 0)
    #expect(Picture(of: symbol("heart", size: 10, scale: size), side: 20, library: library).ink.width == 0)
  }

  // MARK: Painting

  @Test(arguments: [
    "heart", "heart.fill", "bell.badge", "wifi.slash", "calendar.badge.plus", "person.2.wave.2", "xmark",
  ])
  func `the ink stands in the middle`(name: String) {
    let ink = Picture(of: symbol(name), side: 240, library: library).ink
    #expect(abs(ink.x + ink.width / 2 - 120) <= 1)
    #expect(abs(ink.y + ink.height / 2 - 120) <= 1)
  }

  @Test func `the colour is exact and its alpha counts once`() {
    let opaque = Picture(of: symbol("circle.fill", color: RGBA(hex: 0x3366CC)), side: 160, library: library)
    #expect(opaque.pixel(80, 80) == [0xCC, 0x66, 0x33, 0xFF])
    let faint = Picture(
      of: symbol("circle.fill", color: RGBA(hex: 0xFFFFFF, alpha: 0.4)), side: 160, library: library)
    #expect(faint.pixel(80, 80) == [102, 102, 102, 102])
  }

  @Test func `what is cut out shows the ground`() {
    let picture = Picture(of: symbol("plus.circle.fill"), side: 160, library: library)
    #expect(picture.pixel(80, 80)[3] == 0)
    #expect(picture.pixel(60, 60)[3] == 255)
  }

  @Test func `a picture is the same however many threads draw at once`() async {
    let names = ["heart.fill", "bell.badge", "wifi.slash", "12.circle.fill", "no.such.symbol", "car.2.fill"]
    let expected = names.map { Picture(of: symbol($0, size: 24), side: 48, library: library).bytes }
    let shared = library
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 {
        group.addTask {
          (0..<40).allSatisfy { turn in
            let index = turn % names.count
            let weight: FontWeight = turn.isMultiple(of: 2) ? .regular : .bold
            let symbol = StyledSymbol(
              name: names[index], font: FontSpec(size: 24, weight: weight), color: .black)
            let bytes = Picture(of: symbol, side: 48, library: shared).bytes
            return weight == .bold || bytes == expected[index]
          }
        }
      }
      for await isSame in group { #expect(isSame) }
    }
  }

  @Test func `a missing folder is told with the package that brings it`() {
    #expect(throws: SymbolFailure.iconsMissing(folder: "/no/such/folder")) {
      try SymbolLibrary(iconFolder: "/no/such/folder")
    }
    #expect("\(SymbolFailure.iconsMissing(folder: "/x"))".contains("bootstrap-icons"))
  }
}

/// A square picture with a symbol in its middle, one pixel a point.
private struct Picture {
  let side: Int
  private(set) var bytes: [UInt8] = []

  init(of symbol: StyledSymbol, side: Int, library: SymbolLibrary) {
    self.side = side
    let surface = unsafe cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(side), Int32(side))
    let context = unsafe cairo_create(surface)
    if let context = unsafe context {
      let rect = Rect(x: 0, y: 0, width: Double(side), height: Double(side))
      unsafe library.paint(symbol, in: rect, context: context)
    }
    unsafe cairo_surface_flush(surface)
    if let data = unsafe cairo_image_surface_get_data(surface) {
      bytes = unsafe Array(UnsafeBufferPointer(start: data, count: side * side * 4))
    }
    unsafe cairo_destroy(context)
    unsafe cairo_surface_destroy(surface)
  }

  /// Blue, green, red and alpha, premultiplied.
  func pixel(_ x: Int, _ y: Int) -> [UInt8] {
    Array(bytes[((y * side + x) * 4)..<((y * side + x) * 4 + 4)])
  }

  /// The box around all pixels that are more than half covered.
  var ink: (x: Int, y: Int, width: Int, height: Int) {
    var (left, top, right, bottom) = (side, side, -1, -1)
    for y in 0..<side {
      for x in 0..<side where bytes[(y * side + x) * 4 + 3] > 127 {
        (left, top, right, bottom) = (min(left, x), min(top, y), max(right, x), max(bottom, y))
      }
    }
    return right < 0 ? (0, 0, 0, 0) : (left, top, right - left + 1, bottom - top + 1)
  }
}
