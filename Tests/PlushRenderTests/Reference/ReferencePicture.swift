import LayoutModel

/// A picture that SwiftUI drew, and the payload that rebuilds it; all figures are points, measured at 3×.
///
/// The figures were published with the pictures: ink baselines found row by row, boxes from the sources and
/// from the pixels.
struct ReferencePicture: Sendable, CustomStringConvertible {
  /// The payload in `Examples/reference`, without its extension.
  let payload: String
  let size: Size
  let margin: Double
  let appearance: Appearance
  let baselines: [(text: String, y: Double)]
  let boxes: [(name: String, pointer: String, rect: Rect)]
  let rings: [Ring]

  /// An arc around a middle, open at the bottom.
  struct Ring {
    var middle: Point
    /// Of the arc's middle line.
    var diameter: Double
    var line: Double
    /// Of the whole arc.
    var degrees: Double
    /// The filled share, from 0 to 1.
    var value: Double
  }

  var description: String { payload }

  init(
    _ payload: String, _ width: Double, _ height: Double, margin: Double, _ appearance: Appearance,
    baselines: [(text: String, y: Double)], boxes: [(name: String, pointer: String, rect: Rect)] = [],
    rings: [Ring] = []
  ) {
    self.payload = payload
    size = Size(width: width, height: height)
    self.margin = margin
    self.appearance = appearance
    self.baselines = baselines
    self.boxes = boxes
    self.rings = rings
  }

  /// Whether this is the picture in a file such as `ha-gauge-single-label-light.png`, named after its project, what
  /// it shows and its appearance.
  func isMeasured(on file: String) -> Bool {
    file.hasSuffix("-\(payload)-\(appearance == .dark ? "dark" : "light").png")
  }

  /// Those whose structure our blocks can rebuild, so that places can be compared.
  static let all = liveActivities + widgets + trackers

  /// An arc of 270 degrees with its texts inside: blocks have closed rings, so no place of it is compared.
  static let openGauge = ReferencePicture(
    "gauge-single-label", 160, 160, margin: 16, .light, baselines: [],
    rings: [Ring(middle: Point(x: 80, y: 87.2), diameter: 108, line: 10.8, degrees: 270, value: 0.84)])

  private static let liveActivities = [
    ReferencePicture(
      "live-activity-progress", 360, 130, margin: 16, .light,
      baselines: [("Laundry", 49), ("Washing cycle", 74.33), ("40%", 46.33)],
      boxes: [
        ("icon box", "/0/children/0/children/0", Rect(x: 16, y: 30, width: 48, height: 48)),
        ("bar", "/0/children/1", Rect(x: 16, y: 90.33, width: 328, height: 10)),
      ]),
    ReferencePicture(
      "live-activity-timer", 360, 130, margin: 0, .dark, baselines: [("Laundry", 50), ("25:00", 78)],
      boxes: [
        ("icon box", "/0/children/0/children/0", Rect(x: 16, y: 31, width: 48, height: 48)),
        ("bar", "/0/children/1", Rect(x: 16, y: 95, width: 328, height: 4)),
      ]),
    ReferencePicture(
      "live-activity-compact-progress", 182, 84, margin: 0, .dark,
      baselines: [("Laundry", 32.67), ("Washing cycle", 46), ("40%", 32.67)],
      boxes: [("bar", "/0/children/1", Rect(x: 12, y: 57, width: 158, height: 6))]),
  ]

  private static let widgets = [
    ReferencePicture(
      "calendar-large-agenda", 364, 382, margin: 16, .light,
      baselines: [
        ("MON", 26.33), ("18", 56.33), ("TODAY", 81.67), ("Calendar event 1", 104),
        ("All-day · Calendar 1", 118.33), ("Calendar event 2", 140.67), ("Calendar event 3", 177.33),
        ("Calendar event 4", 214), ("TOMORROW", 249.67), ("Calendar event 5", 272),
        ("All-day · Calendar 2", 286.33), ("8:00\u{202F}AM", 363),
      ],
      boxes: (0..<4).map { index in
        (
          "rule \(index + 1)", "/0/children/\(index + 2)/children/0",
          Rect(x: 16, y: 92.67 + 36.67 * Double(index), width: 3, height: 28.67)
        )
      }),
    ReferencePicture(
      "calendar-empty-state", 364, 170, margin: 0, .dark,
      baselines: [("Calendar", 100.33), ("Edit widget to select calendars.", 123.67)]),
    ReferencePicture(
      "energy-small-metrics", 160, 160, margin: 16, .light,
      baselines: [
        ("Today", 27.33), ("1:00\u{202F}PM", 27), ("12,2", 66.67), ("Solar", 84.33), ("0,9", 123.67),
        ("Grid", 141),
      ]),
    ReferencePicture(
      "tiles-medium-grid", 350, 160, margin: 0, .dark,
      baselines: [
        ("Title 0", 39.33), ("Subtitle 0", 54), ("Title 1", 39.33), ("Subtitle 1", 54), ("Title 3", 115.33),
        ("Subtitle 3", 130),
      ],
      boxes: [
        ("tile 0", "/0/children/0/children/0", Rect(x: 8, y: 8, width: 163, height: 68)),
        ("tile 3", "/0/children/0/children/3", Rect(x: 179, y: 84, width: 163, height: 68)),
      ]),
  ]

  private static let trackers = [
    ReferencePicture(
      "flight-tracker", 364, 160, margin: 0, .dark,
      baselines: [
        ("UA2645", 38.67), ("FLIGHTY", 38), ("EWR", 73.67), ("8:45 PM", 70), ("12:02 AM", 70.67),
        ("FLL", 73.67), ("TC", 94.67), ("On Time", 94.67), ("3m late", 94.67), ("Gate Departure in ", 118),
        ("1h 42m", 118), ("EWR departures avg 24m late", 133.67), ("134", 126),
      ],
      boxes: [("badge", "/0/children/2/children/2", Rect(x: 289.1, y: 106.83, width: 62.9, height: 29))]),
    ReferencePicture(
      "workout-tracker", 364, 160, margin: 0, .dark,
      baselines: [
        ("0:00", 43), ("145", 42.67), ("Warm Up", 84), ("Fat Burn", 84), ("Cardio", 84), ("Peak", 84),
        ("Red Line", 84), ("5.2 km", 122), ("DISTANCE", 141), ("FITNESS", 127.67), ("5:30", 122.33),
        ("PACE", 141),
      ],
      boxes: [
        ("first zone", "/0/children/2/children/0/children/0", Rect(x: 16, y: 61.7, width: 63.2, height: 8)),
        ("first divider", "/0/children/4/children/1", Rect(x: 126, y: 105.5, width: 1, height: 32)),
        ("second divider", "/0/children/4/children/3", Rect(x: 237, y: 105.5, width: 1, height: 32)),
      ]),
  ]
}
