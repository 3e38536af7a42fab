internal import LayoutModel

/// Sizes the parts of a symbol for a weight and puts them in their places.
struct SymbolLayout {
  var stroke: SymbolStroke
  var icon: (SymbolPiece) -> Icon?

  /// Hundredths of the point size.
  private var line: Double { stroke.width * 100 }

  func layers(of drawing: SymbolDrawing) -> [SymbolLayer] {
    switch drawing {
    case .glyph(let recipe):
      recipe.pieces.flatMap { layers(of: $0, scale: 1) }
    case .enclosed(let glyph, let enclosure, let isFilled):
      enclosed(glyph, in: enclosure, isFilled: isFilled)
    case .slashed(let base):
      slashed(layers(of: base))
    case .warned(let base):
      warned(layers(of: base))
    case .badged(let base, let mark):
      badged(layers(of: base), mark: mark)
    }
  }

  // MARK: Pieces

  private func layers(of piece: SymbolPiece, scale: Double, isFramed: Bool = false) -> [SymbolLayer] {
    guard let icon = icon(piece) else { return [] }
    let units = IconUnits(piece: piece, icon: icon).scaled(by: scale * stroke.growth)
    let line = isFramed ? stroke.framedWidth(isDense: piece.figure == nil) * 100 : self.line
    let extra = piece.line > 0 ? line * piece.lineScale / units.mean - piece.line : 0
    let middle = Point(x: piece.x * 100 * scale, y: piece.y * 100 * scale)
    let transform = transform(of: piece, icon: icon, units: units, middle: middle)
    let size = units.inkSize(of: icon, extra: extra)
    return icon.parts(extra: extra, outlinesGrow: piece.line > 0).map { part in
      SymbolLayer(
        markup: "<g transform=\"\(transform)\">\(part.markup)</g>", isCut: part.isCut != piece.isCut,
        ink: Self.box(around: middle, size: size, rotation: piece.rotation),
        isTilted: piece.rotation.truncatingRemainder(dividingBy: 90) != 0)
    }
  }

  private func transform(of piece: SymbolPiece, icon: Icon, units: IconUnits, middle: Point) -> String {
    let across = piece.isMirrored ? -units.x : units.x
    return "translate(\(middle.x.svg) \(middle.y.svg)) rotate(\(piece.rotation.svg))"
      + " scale(\(across.svg) \(units.y.svg)) translate(\((-icon.ink.midX).svg) \((-icon.ink.midY).svg))"
  }

  private static func box(around middle: Point, size: Size, rotation: Double) -> Rect {
    let isTurned = abs(rotation.truncatingRemainder(dividingBy: 180)) > 45
    let width = isTurned ? size.height : size.width
    let height = isTurned ? size.width : size.height
    return Rect(x: middle.x - width / 2, y: middle.y - height / 2, width: width, height: height)
  }

  // MARK: Frames

  private func enclosed(
    _ glyph: SymbolDrawing, in enclosure: Enclosure, isFilled: Bool
  ) -> [SymbolLayer] {
    let frame = EnclosureFrame(enclosure)
    let room = frame.glyphRoom
    let inside = fitted(glyph, scale: frame.glyphScale, limit: room.size)
      .map { $0.moved(x: room.midX, y: room.midY) }
    return frameLayers(frame, isFilled: isFilled) + (isFilled ? inside.map { $0.inverted() } : inside)
  }

  private func frameLayers(_ frame: EnclosureFrame, isFilled: Bool) -> [SymbolLayer] {
    switch frame.outline {
    case .icon(let outline, let solid):
      return layers(of: isFilled ? solid : outline, scale: 1)
    case .rounded(let size, let radius):
      let inset = isFilled ? 0 : line / 2
      let outer = Rect(
        x: -size.width / 2 * stroke.growth, y: -size.height / 2 * stroke.growth,
        width: size.width * stroke.growth, height: size.height * stroke.growth)
      return [.rounded(outer.inset(by: inset), radius: max(0, radius - inset), line: isFilled ? nil : line)]
    }
  }

  /// The glyph's layers at no more than `scale` and inside `limit`, their middle at the origin.
  private func fitted(_ drawing: SymbolDrawing, scale: Double, limit: Size) -> [SymbolLayer] {
    guard case .glyph(let recipe) = drawing else {
      let inside = layers(of: drawing)
      return Self.centered(inside).map { $0.scaled(by: Self.factor(to: limit, of: inside, atMost: scale)) }
    }
    let natural = recipe.pieces.flatMap { layers(of: $0, scale: scale, isFramed: true) }
    let factor = Self.factor(to: limit, of: natural, atMost: 1)
    return Self.centered(recipe.pieces.flatMap { layers(of: $0, scale: scale * factor, isFramed: true) })
  }

  private static func factor(to limit: Size, of layers: [SymbolLayer], atMost most: Double) -> Double {
    let box = SymbolLayer.ink(of: layers)
    return min(most, limit.width / max(box.width, 1), limit.height / max(box.height, 1))
  }

  private static func centered(_ layers: [SymbolLayer]) -> [SymbolLayer] {
    let box = SymbolLayer.ink(of: layers)
    return layers.map { $0.moved(x: -box.midX, y: -box.midY) }
  }

  // MARK: Slash and badge

  private func slashed(_ base: [SymbolLayer]) -> [SymbolLayer] {
    let box = SymbolLayer.ink(of: base)
    let reach = min(50, max(38, max(box.width, box.height) / 2)) - line / 2
    let gap = 0.9 * line
    let cut = SymbolLayer.slash(
      middle: Point(x: box.midX + gap * 0.7071, y: box.midY - gap * 0.7071), reach: reach + line,
      line: line * 1.2 + gap, isCut: true)
    let drawn = SymbolLayer.slash(
      middle: Point(x: box.midX, y: box.midY), reach: reach, line: line, isCut: false)
    return base + [cut, drawn]
  }

  private func warned(_ base: [SymbolLayer]) -> [SymbolLayer] {
    let box = SymbolLayer.ink(of: base)
    let triangle = layers(of: SymbolDrawing.warning, scale: 1)
    let corner = Point(x: box.maxX - 12, y: box.maxY - 16)
    let hole = SymbolLayer.disc(middle: Point(x: corner.x, y: corner.y + 3), radius: 36, isCut: true)
    return base + [hole] + triangle.map { $0.moved(x: corner.x, y: corner.y) }
  }

  private func badged(_ base: [SymbolLayer], mark: SymbolDrawing?) -> [SymbolLayer] {
    let box = SymbolLayer.ink(of: base)
    guard let mark else {
      let middle = Point(x: box.maxX - 12, y: box.y + 12)
      return base + [.disc(middle: middle, radius: 23, isCut: true), .disc(middle: middle, radius: 17)]
    }
    let middle = Point(x: box.maxX - 10, y: box.maxY - 14)
    let thin = SymbolLayout(stroke: stroke.thinned, icon: icon)
    let inside = thin.fitted(mark, scale: 0.36, limit: Size(width: 32, height: 30))
      .map { $0.moved(x: middle.x, y: middle.y).inverted() }
    return base + [.disc(middle: middle, radius: 31, isCut: true), .disc(middle: middle, radius: 25)] + inside
  }
}

/// How many hundredths of the point size an icon's unit takes, across and down.
private struct IconUnits {
  var x: Double
  var y: Double

  /// So that the ink has its size at the regular weight.
  init(piece: SymbolPiece, icon: Icon) {
    let regular = piece.line > 0 ? SymbolStroke(weight: .regular).width * 100 * piece.lineScale : 0
    let natural = 99.61 / 16
    func units(_ wanted: Double?, _ ink: Double) -> Double? {
      wanted.map { max(1, $0 * 100 - regular) / max(0.5, ink - piece.line) }
    }
    let across = units(piece.width, icon.ink.width)
    let down = units(piece.height, icon.ink.height)
    let longest = max(icon.ink.width, icon.ink.height)
    let own = max(1, longest * natural - regular) / max(0.5, longest - piece.line)
    x = across ?? down ?? own
    y = down ?? across ?? own
  }

  var mean: Double { (x * y).squareRoot() }

  func scaled(by factor: Double) -> IconUnits {
    var copy = self
    copy.x *= factor
    copy.y *= factor
    return copy
  }

  func inkSize(of icon: Icon, extra: Double) -> Size {
    Size(width: (icon.ink.width + extra) * x, height: (icon.ink.height + extra) * y)
  }
}
