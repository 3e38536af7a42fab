import LayoutEngine
import LayoutModel

@testable import LayoutRender

/// The box of what is drawn, in pixels.
struct InkBox {
  var minX: Double
  var maxX: Double
  var minY: Double
  var maxY: Double

  var width: Double { maxX - minX }
  var height: Double { maxY - minY }

  /// Draws black text on nothing and measures its alpha; a column or row is ink from half coverage on, and the
  /// parts of the pixels at the edges are added. `nil` where there is no ink.
  init?(of list: DisplayList, scale: Double, by renderer: Renderer) throws {
    let surface = try renderer.surface(list, scale: scale, displayScale: 3)
    let coverage = surface.withPixels { Coverage($0) }
    guard let coverage, let columns = coverage.columns.inkRange, let rows = coverage.rows.inkRange else {
      return nil
    }
    (minX, maxX) = columns
    (minY, maxY) = rows
  }

  private struct Coverage {
    var columns: [Double]
    var rows: [Double]

    init(_ pixels: PixelRows) {
      columns = Array(repeating: 0, count: pixels.width)
      rows = Array(repeating: 0, count: pixels.height)
      for y in 0..<pixels.height {
        let row = unsafe pixels.row(y)
        for x in 0..<pixels.width {
          let alpha = unsafe Double(row[x] >> 24) / 255
          columns[x] = max(columns[x], alpha)
          rows[y] = max(rows[y], alpha)
        }
      }
    }
  }
}

extension [Double] {
  /// From the first to the last element of half coverage, each edge moved by what its neighbours hold.
  fileprivate var inkRange: (Double, Double)? {
    guard let first = firstIndex(where: { $0 >= 0.5 }), let last = lastIndex(where: { $0 >= 0.5 }) else {
      return nil
    }
    let before = first > 0 ? self[first - 1] : 0
    let after = last + 1 < count ? self[last + 1] : 0
    return (Double(first) + 1 - self[first] - before, Double(last) + self[last] + after)
  }
}
