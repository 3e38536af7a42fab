public import LayoutModel

/// A figure that is filled, stroked or clipped to; absolute points on the pixel grid.
public enum Shape: Hashable, Sendable {
  case rectangle(Rect)
  /// Corners as iOS draws them: the curve tails off until about 1.53 radii.
  case continuous(Rect, radius: Double)
  case capsule(Rect)
  case ellipse(Rect)

  public var bounds: Rect {
    switch self {
    case .rectangle(let rect), .continuous(let rect, _), .capsule(let rect), .ellipse(let rect): rect
    }
  }
}

/// Colours that pass into each other along a line, the outermost ones beyond its ends.
public struct LinearGradient: Hashable, Sendable {
  public var start: Point
  public var end: Point
  /// In the order of their offsets.
  public var stops: [Stop]

  /// A colour at a share of the way from start to end.
  public struct Stop: Hashable, Sendable {
    /// 0 to 1.
    public var offset: Double
    public var color: RGBA

    public init(offset: Double, color: RGBA) {
      self.offset = offset
      self.color = color
    }
  }

  public init(start: Point, end: Point, stops: [Stop]) {
    self.start = start
    self.end = end
    self.stops = stops
  }
}

/// An arc with round ends.
public struct ArcStroke: Hashable, Sendable {
  public var center: Point
  /// To the middle of the stroke.
  public var radius: Double
  public var width: Double
  /// Turns clockwise from twelve o'clock, 0 to 1.
  public var start: Double
  public var end: Double
  public var color: RGBA

  public init(center: Point, radius: Double, width: Double, start: Double, end: Double, color: RGBA) {
    self.center = center
    self.radius = radius
    self.width = width
    self.start = start
    self.end = end
    self.color = color
  }
}

/// A text in its place.
public struct PlacedText: Hashable, Sendable {
  public var text: StyledText
  /// The top left corner and the width that the lines were broken at: never less than the measured width.
  public var rect: Rect
  /// Absolute `y` of the first baseline, on the pixel grid.
  public var baseline: Double

  public init(text: StyledText, rect: Rect, baseline: Double) {
    self.text = text
    self.rect = rect
    self.baseline = baseline
  }
}

/// One step of painting; the list is flat, clips and opacities are opened and closed.
public enum DisplayCommand: Hashable, Sendable {
  case fill(Shape, RGBA)
  case gradient(Shape, LinearGradient)
  /// What has been painted inside the shape is blurred; edges fade over `radius` points.
  case blur(Shape, radius: Double)
  /// A line of `width` points inside the shape's edge.
  case border(Shape, width: Double, RGBA)
  case arc(ArcStroke)
  case text(PlacedText)
  case symbol(StyledSymbol, in: Rect)
  case image(ImageSource, mode: ImageContentMode, in: Rect)
  case pushClip(Shape)
  case popClip
  case pushOpacity(Double)
  case popOpacity
  /// Up to the end of it, pixels are coloured as the mode colours pictures.
  case pushRendering(RenderingMode)
  case popRendering
}

/// Everything that is painted on a surface, in order.
public struct DisplayList: Hashable, Sendable {
  /// Points.
  public var size: Size
  public var commands: [DisplayCommand]

  public init(size: Size, commands: [DisplayCommand]) {
    self.size = size
    self.commands = commands
  }
}
