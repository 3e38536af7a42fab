package import LayoutEngine
package import LayoutModel
internal import Synchronization

/// The drawings that stand in for SF Symbols.
///
/// One library serves all threads: a lock guards the handles of librsvg, which must not be shared.
package final class SymbolLibrary: Sendable {
  /// Where Debian's package `bootstrap-icons` puts its drawings.
  package static let defaultFolder = "/usr/share/bootstrap-icons/svg"

  private let shelf: Mutex<SymbolShelf>

  package init(iconFolder: String = defaultFolder) throws(SymbolFailure) {
    shelf = Mutex(SymbolShelf(folder: try IconFolder(path: iconFolder)))
  }

  /// Whether a name has a drawing of its own, or one composed from its base; others show a placeholder.
  package static func hasDrawing(for name: String) -> Bool {
    SymbolComposer.drawing(of: name) != nil
  }

  /// The frame of a symbol: its ink and the bearings around. The middle of the ink lies half a cap height
  /// above the baseline.
  package func measure(_ symbol: StyledSymbol) -> Measurement {
    guard let size = Self.drawnSize(of: symbol) else { return Measurement(size: .zero) }
    let metrics = shelf.withLock { $0.image(of: symbol).map { ($0.ink.size, $0.bearing) } }
    let (ink, bearing) = metrics ?? (Size(width: 0.89, height: 0.89), Self.usualBearing)
    let height = (ink.height + Self.bearingAboveAndBelow) * size
    return Measurement(
      size: Size(width: (ink.width + bearing) * size, height: height),
      firstBaseline: height / 2 + Self.capHeight / 2 * symbol.font.size)
  }

  /// Draws a symbol in its colour with its ink in the middle of `rect`; `context` is in points.
  package func paint(_ symbol: StyledSymbol, in rect: Rect, context: OpaquePointer) {
    guard let size = Self.drawnSize(of: symbol), rect.midX.isFinite, rect.midY.isFinite else { return }
    let color = symbol.color
    let canvas = unsafe BorrowedContext(context)
    shelf.withLock { shelf in
      shelf.image(of: symbol)?.paint(
        color, middle: Point(x: rect.midX, y: rect.midY), size: size, canvas: canvas)
    }
  }

  // MARK: Measures in parts of the point size

  /// Of San Francisco.
  private static let capHeight = 0.7046
  /// A calendar of 32 points is 28.8 high and its frame 33.67; a ring of 28 points, 27.9 and 32.3.
  private static let bearingAboveAndBelow = 0.157
  /// A ring of 24 points stands 2 points from its frame's edge.
  static let usualBearing = 0.17

  /// The point size that a symbol is drawn at, or `nil` where it is not a size to draw at.
  private static func drawnSize(of symbol: StyledSymbol) -> Double? {
    let size = symbol.font.size * symbol.scale
    return size > 0 && size <= 4096 && symbol.font.size > 0 && symbol.font.size <= 4096 ? size : nil
  }
}
