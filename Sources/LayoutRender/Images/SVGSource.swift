/// The text of an SVG file, looked over before it is drawn.
///
/// librsvg bounds elements and entities, but not the time that it takes to draw what is used a million times, and
/// it would take fonts and pictures from outside the renderer's own.
struct SVGSource {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Whether a file looks like SVG: markup with an `svg` element near its start.
  static func isLikely(_ bytes: [UInt8]) -> Bool {
    let head = bytes.prefix(4_096).drop { $0 == 0xEF || $0 == 0xBB || $0 == 0xBF || $0 <= 0x20 }
    guard head.first == UInt8(ascii: "<") else { return false }
    return String(decoding: head, as: UTF8.self).contains("<svg")
  }

  func check() throws(ImageProblem) {
    guard let text = String(validating: bytes, as: UTF8.self), !bytes.contains(0) else {
      throw .unsafeDrawing("it is not UTF-8")
    }
    try refuseDeclarations(in: text)
    var drawing = try SVGOutline(bytes)
    try drawing.check()
  }

  /// Entities and default attributes could hide elements from the look-over, and so could another encoding.
  private func refuseDeclarations(in text: String) throws(ImageProblem) {
    for declaration in ["<!ENTITY", "<!ATTLIST", "<!ELEMENT"] where text.contains(declaration) {
      throw .unsafeDrawing("it declares its own document type")
    }
    if text.contains("@import") { throw .unsafeDrawing("it imports a style sheet") }
    guard text.hasPrefix("<?xml") || text.hasPrefix("\u{FEFF}<?xml"),
      let end = text.firstRange(of: "?>"), let name = text[..<end.lowerBound].firstRange(of: "encoding")
    else { return }
    let value = text[name.upperBound..<end.lowerBound].lowercased()
    guard value.contains("utf-8") || value.contains("us-ascii") else {
      throw .unsafeDrawing("it is not UTF-8")
    }
  }
}
