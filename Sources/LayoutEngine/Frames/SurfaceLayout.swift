public import LayoutModel

/// A document laid out on one surface.
public struct SurfaceLayout: Sendable {
  public var surface: Surface
  /// Points that the content wants between the margins.
  public var contentHeight: Double
  /// Whether the content is taller than the surface's room.
  public var overflows: Bool
  /// The frames of the outermost blocks, not rounded to pixels.
  public var frames: [Frame]
  /// The frames of the header and the buttons.
  public var chrome: [Frame]
  /// Findings that need sizes.
  public var diagnostics: [Diagnostic]
  let root: PlacedBox
  let environment: PreviewEnvironment

  /// Lays `document` out on a surface of the environment's device.
  public init<Content: ContentMeasurer & MarkdownReader>(
    _ document: Document, on choice: SurfaceChoice, in environment: PreviewEnvironment, content: Content
  ) throws(SurfaceFailure) {
    let adapted = environment.adapted(to: choice)
    let composer = Composer(environment: adapted, content: content)
    let composed = try composer.surfaceContent(of: document, on: choice)
    var root = composed.root
    root.box.padding = EdgeInsets(all: composed.margin)

    let pass = LayoutPass(measurer: content, direction: environment.direction)
    let natural = pass.place(root, width: composed.width, height: nil).root
    let height = composed.height.resolved(natural: natural.rect.height)
    let fits = natural.rect.height <= height + SurfaceLayout.tolerance

    let mode = adapted.rendering ?? .fullColor
    let ground = composed.ground(in: mode, environment.appearance)
    self.environment = adapted
    self.root = fits ? pass.place(root, width: composed.width, height: height).root : natural
    surface = Surface(
      choice: choice, size: Size(width: composed.width, height: height), margin: composed.margin,
      cornerRadius: composed.cornerRadius, background: ground.background,
      backdrop: ground.backdrop, rendering: mode, wallpaper: composed.wallpaper)
    contentHeight = max(0, natural.rect.height - 2 * composed.margin)
    overflows = !fits
    frames = Frame.frames(in: self.root, role: .block)
    chrome = Frame.frames(in: self.root, role: .chrome)
    diagnostics = []
    diagnostics = LayoutAudit.audit(self, document, content: content)
  }

  /// The frames with all edges on the pixel grid of `scale` device pixels a point.
  public func frames(roundedTo scale: Double) -> [Frame] {
    frames.map { $0.rounded(to: PixelGrid(scale: scale)) }
  }

  /// The frames of the header and the buttons, on the pixel grid.
  public func chrome(roundedTo scale: Double) -> [Frame] {
    chrome.map { $0.rounded(to: PixelGrid(scale: scale)) }
  }

  /// Sums of rounded numbers differ by less than this, in points.
  static let tolerance = 0.01
}

extension SurfaceContent.HeightRule {
  fileprivate func resolved(natural: Double) -> Double {
    switch self {
    case .fixed(let height): height
    case .content(let bounds?): min(max(natural, bounds.lowerBound), bounds.upperBound)
    case .content(nil): natural
    }
  }
}
