internal import LayoutEngine
internal import LayoutModel

/// The frames of a surface as an indented tree for people.
enum FrameTree {
  static func text(_ layout: SurfaceLayout, scale: Double?) -> String {
    // A notification has no blocks: its texts and actions are all that there is to see.
    let frames =
      layout.frames.isEmpty
      ? scale.map { layout.chrome(roundedTo: $0) } ?? layout.chrome
      : scale.map { layout.frames(roundedTo: $0) } ?? layout.frames
    let rows = frames.flatMap { self.rows($0, depth: 0) }
    let widths = (0..<3).map { column in rows.map { $0[column].count }.max() ?? 0 }
    let lines = rows.map { row in
      zip(row, widths + [0]).map { $0 + String(repeating: " ", count: max(0, $1 - $0.count)) }
        .joined(separator: "  ")
    }
    return ([heading(layout)] + lines).joined(separator: "\n")
  }

  private static func heading(_ layout: SurfaceLayout) -> String {
    let room = layout.surface.size.height - 2 * layout.surface.margin
    let verdict = layout.overflows ? "overflows" : "fits"
    return
      "\(layout.surface.choice.name) \(size(layout.surface.size)): content \(number(layout.contentHeight)) of "
      + "\(number(room)) pt high, \(verdict)"
  }

  private static func rows(_ frame: Frame, depth: Int) -> [[String]] {
    let rect = frame.rect
    let row = [
      String(repeating: "  ", count: depth + 1) + frame.type + (frame.isTruncated ? " …" : ""),
      "\(number(rect.x)), \(number(rect.y))", size(rect.size), frame.pointer,
    ]
    return [row] + frame.children.flatMap { rows($0, depth: depth + 1) }
  }

  private static func size(_ size: Size) -> String {
    "\(number(size.width)) × \(number(size.height))"
  }

  /// To a tenth of a point.
  private static func number(_ value: Double) -> String {
    let rounded = (value * 10).rounded() / 10
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}

extension SurfaceChoice {
  fileprivate var name: String {
    switch self {
    case .widget(let family): family.rawValue
    case .liveActivity(let presentation): presentation.rawValue
    case .notification(let surface): surface.presentation.rawValue
    case .bare: "surface"
    }
  }
}
