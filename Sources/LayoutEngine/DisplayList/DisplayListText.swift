import LayoutModel

extension DisplayList {
  /// One line a command, what is clipped or faded indented; lengths in points to a hundredth.
  package var text: String {
    var lines = ["surface \(hundredths(size.width)) × \(hundredths(size.height))"]
    var depth = 0
    for command in commands {
      if command.closesLevel { depth = max(0, depth - 1) }
      lines.append(String(repeating: "  ", count: depth) + command.text)
      if command.opensLevel { depth += 1 }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension DisplayCommand {
  /// The command in one line, such as `fill rectangle 0 0 200 48 #FFFFFF`.
  package var text: String {
    switch self {
    case .fill(let shape, let color): "fill \(shape.text) \(color.hexNotation)"
    case .gradient(let shape, let gradient): "gradient \(shape.text) \(gradient.line)"
    case .blur(let shape, let radius): "blur \(shape.text) over \(hundredths(radius))"
    case .border(let shape, let width, let color):
      "border \(shape.text) width \(hundredths(width)) \(color.hexNotation)"
    case .arc(let arc): arc.line
    case .text(let placed): placed.line
    case .symbol(let symbol, let rect):
      "symbol \(symbol.name) \(rect.text) \(symbol.font.line) \(symbol.color.hexNotation)"
    case .image(let source, let mode, let rect): "image \(source.text) \(mode.rawValue) \(rect.text)"
    case .pushClip(let shape): "clip \(shape.text)"
    case .popClip: "end clip"
    case .pushOpacity(let opacity): "opacity \(hundredths(opacity))"
    case .popOpacity: "end opacity"
    case .pushRendering(let mode): "rendering \(mode.rawValue)"
    case .popRendering: "end rendering"
    }
  }

  fileprivate var opensLevel: Bool {
    switch self {
    case .pushClip, .pushOpacity, .pushRendering: true
    case .fill, .gradient, .blur, .border, .arc, .text, .symbol, .image, .popClip, .popOpacity, .popRendering:
      false
    }
  }

  fileprivate var closesLevel: Bool {
    switch self {
    case .popClip, .popOpacity, .popRendering: true
    case .fill, .gradient, .blur, .border, .arc, .text, .symbol, .image, .pushClip, .pushOpacity,
      .pushRendering:
      false
    }
  }
}

// MARK: Parts of a line

extension Shape {
  fileprivate var text: String {
    switch self {
    case .rectangle(let rect): "rectangle \(rect.text)"
    case .continuous(let rect, let radius): "continuous \(rect.text) radius \(hundredths(radius))"
    case .capsule(let rect): "capsule \(rect.text)"
    case .ellipse(let rect): "ellipse \(rect.text)"
    }
  }
}

extension LinearGradient {
  fileprivate var line: String {
    let colors = stops.map { "\($0.color.hexNotation) at \(hundredths($0.offset))" }
    let ends = [start.x, start.y, end.x, end.y].map(hundredths)
    return colors.joined(separator: ", ") + " from \(ends[0]) \(ends[1]) to \(ends[2]) \(ends[3])"
  }
}

extension ArcStroke {
  fileprivate var line: String {
    "arc center \(hundredths(center.x)) \(hundredths(center.y)) radius \(hundredths(radius)) "
      + "width \(hundredths(width)) turns \(hundredths(start)) to \(hundredths(end)) \(color.hexNotation)"
  }
}

extension PlacedText {
  fileprivate var line: String {
    let runs = text.runs.map(\.line).joined(separator: " + ")
    return "text \(runs) \(rect.text) baseline \(hundredths(baseline))" + text.traits
  }
}

extension TextRun {
  fileprivate var line: String {
    let traits = (isStrikethrough ? " struck" : "") + (isUnderlined ? " underlined" : "")
    return "\(quoted(text)) \(font.line) \(color.hexNotation)\(traits)"
  }
}

extension FontSpec {
  fileprivate var line: String {
    var words = [hundredths(size), weight.rawValue]
    if design != .default { words.append(design.rawValue) }
    if isItalic { words.append("italic") }
    if hasMonospacedDigits { words.append("tabular") }
    return words.joined(separator: " ")
  }
}

extension StyledText {
  /// What differs from a text of any number of lines that stand at the leading edge.
  fileprivate var traits: String {
    var words: [String] = []
    if let lineLimit { words.append("lines \(lineLimit)") }
    if alignment != .leading { words.append(alignment.rawValue) }
    if minimumScaleFactor < 1 { words.append("scale from \(hundredths(minimumScaleFactor))") }
    if let linePitch { words.append("pitch \(hundredths(linePitch))") }
    if direction == .rightToLeft { words.append("right-to-left") }
    if !language.isEmpty { words.append("in \(language)") }
    return words.map { " " + $0 }.joined()
  }
}

extension ImageSource {
  fileprivate var text: String {
    switch self {
    case .url(let url): "url " + quoted(url.count > 60 ? url.prefix(60) + "…" : url)
    case .asset(let name): "asset " + quoted(name)
    }
  }
}

extension Rect {
  /// `x y width height`.
  package var text: String {
    [x, y, width, height].map(hundredths).joined(separator: " ")
  }
}

/// A number to a hundredth, without zeros that say nothing.
package func hundredths(_ number: Double) -> String {
  let rounded = (number * 100).rounded() / 100
  guard rounded.isFinite, abs(rounded) < 1e12 else { return "\(number)" }
  return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
}

private func quoted(_ text: some StringProtocol) -> String {
  "\"" + text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\\n") + "\""
}
