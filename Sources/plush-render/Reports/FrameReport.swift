internal import LayoutEngine
internal import LayoutModel

/// The frames of a surface as JSON.
enum FrameReport {
  static func json(_ layout: SurfaceLayout, scale: Double?) -> JSONText {
    let (frames, chrome) =
      scale.map { (layout.frames(roundedTo: $0), layout.chrome(roundedTo: $0)) }
      ?? (layout.frames, layout.chrome)
    return .object([
      ("surface", surface(layout.surface)),
      ("contentHeight", .number(layout.contentHeight)),
      ("overflows", .boolean(layout.overflows)),
      ("frames", .array(frames.map(frame))),
      ("chrome", .array(chrome.map(frame))),
    ])
  }

  private static func surface(_ surface: Surface) -> JSONText {
    var members: [(String, JSONText)]
    switch surface.choice {
    case .widget(let family): members = [("kind", .string("widget")), ("family", .string(family.rawValue))]
    case .liveActivity(let presentation):
      members = [("kind", .string("live-activity")), ("presentation", .string(presentation.rawValue))]
    case .notification(let surface):
      members = [("kind", .string("notification")), ("presentation", .string(surface.presentation.rawValue))]
    case .bare: members = [("kind", .string("blocks"))]
    }
    members += [("width", .number(surface.size.width)), ("height", .number(surface.size.height))]
    return .object(members)
  }

  private static func frame(_ frame: Frame) -> JSONText {
    .object([
      ("pointer", .string(frame.pointer)), ("type", .string(frame.type)),
      ("x", .number(frame.rect.x)), ("y", .number(frame.rect.y)),
      ("width", .number(frame.rect.width)), ("height", .number(frame.rect.height)),
      ("baseline", frame.baseline.map { .number($0) } ?? .null),
      ("truncated", .boolean(frame.isTruncated)),
      ("children", .array(frame.children.map { self.frame($0) })),
    ])
  }
}
