internal import LayoutEngine
internal import LayoutModel

/// Draws what stands for a picture that is not at hand: a quiet grey box, a sign, and where the picture is from.
struct PlaceholderPainter: ~Copyable {
  private let text: TextPainter
  private let typesetter: Typesetter

  init(typesetter: Typesetter) {
    self.typesetter = typesetter
    text = TextPainter(typesetter: typesetter)
  }

  func paint(_ source: ImageSource, in rect: Rect, on context: borrowing CairoContext) {
    context.fill(.continuous(rect, radius: Look.radius), Look.box)
    let label = label(for: source, in: rect)
    let sign = min(Look.sign, min(rect.width, rect.height) * 0.6)
    let height = sign + (label.map { Look.gap + $0.height } ?? 0)
    let top = rect.midY - height / 2
    paintSign(in: Rect(x: rect.midX - sign / 2, y: top, width: sign, height: sign), on: context)
    guard let label else { return }
    let frame = Rect(
      x: rect.x + Look.margin, y: top + sign + Look.gap, width: rect.width - 2 * Look.margin,
      height: label.height)
    text.paint(
      PlacedText(text: label.text, rect: frame, baseline: frame.y + label.firstBaseline), on: context)
  }

  /// A landscape in a frame: two hills and a sun.
  private func paintSign(in rect: Rect, on context: borrowing CairoContext) {
    let frame = rect.inset(by: rect.width * 0.06)
    let line = max(1, rect.width * 0.07)
    context.border(.continuous(frame, radius: rect.width * 0.18), width: line, Look.ink)
    context.save()
    context.clip(to: .continuous(frame.inset(by: line), radius: rect.width * 0.12))
    let (side, base) = (rect.width, frame.maxY)
    context.fill(
      .ellipse(Rect(x: rect.x + side * 0.05, y: base - side * 0.38, width: side * 0.6, height: side)),
      Look.ink)
    context.fill(
      .ellipse(Rect(x: rect.x + side * 0.45, y: base - side * 0.26, width: side * 0.6, height: side)),
      Look.ink)
    context.fill(
      .ellipse(
        Rect(x: rect.x + side * 0.6, y: rect.y + side * 0.22, width: side * 0.18, height: side * 0.18)),
      Look.ink)
    context.restore()
  }

  /// The label where there is room for one.
  private func label(for source: ImageSource, in rect: Rect) -> TypesetText? {
    let width = rect.width - 2 * Look.margin
    let name = source.shortName
    guard width >= Look.leastLabel, !name.isEmpty, rect.height >= Look.sign + Look.gap + 16 else {
      return nil
    }
    let font = FontSpec(size: Look.labelSize)
    let text = StyledText(
      runs: [TextRun(text: name, font: font, color: Look.ink)], baseFont: font, lineLimit: 1,
      alignment: .center)
    return typesetter.typeset(text, in: width)
  }

  private enum Look {
    static let box = RGBA(hex: 0x787880, alpha: 0.16)
    static let ink = RGBA(hex: 0x8E8E93)
    /// Points, here and below.
    static let radius = 6.0
    static let sign = 22.0
    static let gap = 4.0
    static let margin = 6.0
    static let labelSize = 11.0
    static let leastLabel = 32.0
  }
}

extension ImageSource {
  /// What people know a picture by: a host, an asset's name.
  fileprivate var shortName: String {
    switch self {
    case .asset(let name): return name
    case .url(let url):
      guard let scheme = url.firstRange(of: "://") else { return "" }
      let host = url[scheme.upperBound...].prefix { $0 != "/" && $0 != "?" && $0 != "#" }
      return String(host.split(separator: "@").last ?? host)
    }
  }
}
