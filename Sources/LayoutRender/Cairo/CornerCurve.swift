internal import LayoutModel

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
internal import Darwin
#endif

/// The curve of one corner: three Bézier segments.
///
/// Where the sides are long enough it is the continuous corner of iOS, which leaves the edge at 1.52866483 radii.
/// Where they are shorter it nears a circle's arc, and is one where the radius is half the side.
struct CornerCurve {
  /// Points; never more than half the shorter side.
  let radius: Double
  /// Ten points: the start, then two handles and an end for each segment. `x` counts from the corner along the
  /// edge that the curve comes from, `y` along the edge that it goes on to.
  let points: [Point]

  init(radius: Double, in size: Size) {
    let half = min(size.width, size.height) / 2
    let radius = radius.isFinite ? max(0, min(radius, half)) : half
    self.radius = radius
    let reach = radius > 0 ? half / radius : Self.reach
    let share = min(1, (reach - 1) / (Self.reach - 1))
    points = zip(Self.circular, Self.continuous).map { circular, continuous in
      Point(
        x: radius * (circular.x + (continuous.x - circular.x) * share),
        y: radius * (circular.y + (continuous.y - circular.y) * share))
    }
  }

  /// Where the continuous curve leaves the edge, in radii.
  private static let reach = 1.528_664_83

  /// The curve that iOS draws, read off its own paths, in radii.
  private static let continuous: [Point] = mirrored([
    Point(x: reach, y: 0),
    Point(x: 1.088_492_96, y: 0), Point(x: 0.868_406_94, y: 0), Point(x: 0.631_493_79, y: 0.074_911_39),
    Point(x: 0.372_823_83, y: 0.169_059_56),
  ])

  /// The circle's arc in three segments that part at the same angle as the continuous ones.
  private static let circular: [Point] = {
    let angle = atan2(1 - 0.631_493_79, 1 - 0.074_911_39)
    let outer = 4.0 / 3 * tan(angle / 4)
    let inner = 4.0 / 3 * tan((Double.pi / 2 - 2 * angle) / 4)
    let (sine, cosine) = (sin(angle), cos(angle))
    let parting = Point(x: 1 - sine, y: 1 - cosine)
    return mirrored([
      Point(x: 1, y: 0), Point(x: 1 - outer, y: 0),
      Point(x: parting.x + outer * cosine, y: parting.y - outer * sine), parting,
      Point(x: parting.x - inner * cosine, y: parting.y + inner * sine),
    ])
  }()

  /// The whole curve from its first half: it is the same from either end.
  private static func mirrored(_ half: [Point]) -> [Point] {
    half + half.reversed().map { Point(x: $0.y, y: $0.x) }
  }
}
