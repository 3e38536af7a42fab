/// Which elements and attributes of SVG are drawn, and what they weigh: 1 is about two microseconds.
enum SVGElementRule {
  static func check(_ element: String) throws(ImageProblem) {
    switch element {
    case "text", "tspan", "tref", "textPath", "font": throw .unsafeDrawing("it has text: convert it to paths")
    case "image", "feImage", "foreignObject": throw .unsafeDrawing("it has pictures inside")
    case "include": throw .unsafeDrawing("it includes another file")
    case "feTurbulence", "feConvolveMatrix", "feMorphology", "feDiffuseLighting", "feSpecularLighting",
      "feDisplacementMap", "feTile":
      throw .unsafeDrawing("it has the filter '\(element)'")
    default: return
    }
  }

  /// Escapes could hide references, and markers are drawn once for each point of a path.
  static func check(attribute name: String, _ value: String) throws(ImageProblem) {
    if value.contains("&#") { throw .unsafeDrawing("it has escaped characters") }
    if name == "marker" || name == "marker-mid" { throw .unsafeDrawing("it has markers along paths") }
    guard name == "style" else { return }
    if value.contains("\\") { throw .unsafeDrawing("it has escaped characters") }
    if value.contains("marker") { throw .unsafeDrawing("it has markers along paths") }
  }

  /// Which elements a style sheet's rule reaches is not looked into: what matters there is refused.
  static func check(styleSheet: String) throws(ImageProblem) {
    if styleSheet.contains("&#") || styleSheet.contains("\\") {
      throw .unsafeDrawing("it has escaped characters")
    }
    if styleSheet.contains("url(") || styleSheet.contains("marker") {
      throw .unsafeDrawing("its style sheet refers to elements")
    }
    if styleSheet.contains("dasharray") { throw .unsafeDrawing("its style sheet has dashes") }
  }

  /// Filters pass over all pixels.
  static func weight(of element: String) -> Int {
    element.hasPrefix("fe") ? 2_000 : 1
  }

  /// Groups are drawn on a surface of their own.
  static func weight(ofAttribute name: String, _ value: String) -> Int {
    let isGroup = ["opacity", "mask", "clip-path", "filter", "blend-mode"].contains { group in
      name.hasSuffix(group) || (name == "style" && value.contains(group))
    }
    return isGroup ? 200 : 0
  }

  /// The names after `#` in `url(#name)` and in a link.
  static func references(in value: String, ofAttribute name: String) -> [String] {
    guard value.utf8.contains(UInt8(ascii: "#")) else { return [] }
    if name == "href" { return [String(value.drop { $0 != "#" }.dropFirst())] }
    let parts = value.split(separator: "#", omittingEmptySubsequences: false)
    return zip(parts, parts.dropFirst()).compactMap { before, after in
      guard before.contains("url(") else { return nil }
      return String(after.prefix { $0 != ")" && $0 != "'" && $0 != "\"" })
    }
  }
}

/// Keeps short dashes off long lines: each dash is stroked on its own, seen or not.
struct DashBudget {
  private var shortest = Double.infinity
  private var longest = 0.0
  private var numbers = 0

  /// Dashes that all lines together may have.
  private static let most = 1e6

  private static let coordinates: Set<String> = [
    "d", "points", "x", "y", "x1", "y1", "x2", "y2", "cx", "cy", "r", "rx", "ry", "width", "height",
  ]

  var isWithinBounds: Bool {
    shortest == .infinity || Double(numbers) * longest / shortest <= Self.most
  }

  mutating func note(_ value: String, ofAttribute name: String) {
    if name == "stroke-dasharray" {
      note(dashes: value)
    } else if name == "style", value.contains("dasharray") {
      shortest = 0
    } else if Self.coordinates.contains(name) {
      for number in Self.numbers(in: value) {
        longest = max(longest, abs(number))
        numbers += 1
      }
    }
  }

  /// The whole pattern counts: a dash of nothing makes dots as far apart as its gap.
  private mutating func note(dashes value: String) {
    guard value != "none" else { return }
    let total = Self.numbers(in: value).reduce(0) { $0 + abs($1) }
    // All zero is drawn as a solid line.
    if total > 0 { shortest = min(shortest, total) }
  }

  private static func numbers(in value: String) -> [Double] {
    value.split { !($0.isASCII && ($0.isNumber || "+-.eE".contains($0))) }.flatMap { part in
      // Numbers may follow each other without a space where a sign parts them; a bound is enough here.
      Double(part).map { [$0] } ?? part.split(separator: "-").compactMap { Double($0) ?? 1e6 }
    }
  }
}
