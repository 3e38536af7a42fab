public import LayoutModel

/// What a document is drawn on.
public enum SurfaceChoice: Hashable, Sendable {
  case widget(WidgetFamily)
  case liveActivity(LiveActivityPresentation)
  case notification(NotificationSurface)
  /// A bare rectangle for blocks; points, `nil` takes the height of the content.
  case bare(width: Double, height: Double?, margin: Double)
}

/// A surface with its size on a device.
public struct Surface: Hashable, Sendable {
  public var choice: SurfaceChoice
  /// Points.
  public var size: Size
  /// Points between the edge and the content.
  public var margin: Double
  /// Points; 0 for a bare surface, half the shorter side for a capsule.
  public var cornerRadius: Double
  public var background: RGBA
  /// What shows through the surface: a wallpaper's stand-in under a Lock Screen widget, else nothing.
  public var backdrop: RGBA?
  /// How the content is coloured.
  public var rendering = RenderingMode.fullColor
  /// What lies behind the background; `nil` for nothing.
  public var wallpaper: Wallpaper?

  /// The outline that everything is clipped to.
  var outline: Shape {
    let bounds = Rect(origin: Point(x: 0, y: 0), size: size)
    if cornerRadius <= 0 { return .rectangle(bounds) }
    return 2 * cornerRadius >= min(size.width, size.height)
      ? .capsule(bounds) : .continuous(bounds, radius: cornerRadius)
  }
}

/// Why a document can't be laid out on a surface.
public enum SurfaceFailure: Error, Hashable, Sendable {
  /// The device has no widget of this family.
  case familyNotOnDevice(WidgetFamily, device: String)
  /// The device has no Dynamic Island.
  case noDynamicIsland(device: String)
  /// The document is of another kind than the surface.
  case wrongSurface(String)
  /// There is nothing to draw: a widget that is deleted, a push.
  case nothingToDraw(String)

  /// One phrase for people.
  public var message: String {
    switch self {
    case .familyNotOnDevice(let family, let device): "\(device) shows no \(family.rawValue) widgets"
    case .noDynamicIsland(let device):
      "\(device) has no Dynamic Island: use --presentation lock-screen or another --device"
    case .wrongSurface(let reason), .nothingToDraw(let reason): reason
    }
  }
}
