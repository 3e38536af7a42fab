internal import LayoutModel

/// Apple's tracking of its system fonts, as the Human Interface Guidelines print it.
enum Tracking {
  /// Points after each glyph of SF Pro at `size` points; between the table's sizes it is interpolated.
  static func sanFrancisco(at size: Double) -> Double {
    interpolate(sanFranciscoTable, at: size)
  }

  /// Points after each glyph of New York at `size` points.
  static func newYork(at size: Double) -> Double {
    interpolate(newYorkTable, at: size)
  }

  private typealias Entry = (size: Double, tracking: Double)

  /// Outside the table the nearest entry holds, in proportion to the size.
  private static func interpolate(_ table: [Entry], at size: Double) -> Double {
    guard let first = table.first, let last = table.last else { return 0 }
    if size <= first.size { return first.tracking * size / first.size }
    if size >= last.size { return last.tracking * size / last.size }
    let index = table.firstIndex { $0.size > size } ?? table.count - 1
    let (below, above) = (table[index - 1], table[index])
    let share = (size - below.size) / (above.size - below.size)
    return below.tracking + (above.tracking - below.tracking) * share
  }

  private static let sanFranciscoTable: [Entry] = [
    (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08), (14, -0.15),
    (15, -0.23), (16, -0.31), (17, -0.43), (18, -0.44), (19, -0.45), (20, -0.45), (21, -0.36), (22, -0.26),
    (23, -0.10), (24, 0.07), (25, 0.15), (26, 0.22), (27, 0.29), (28, 0.38), (29, 0.40), (30, 0.40),
    (31, 0.39), (32, 0.41), (33, 0.40), (34, 0.40), (35, 0.38), (36, 0.37), (37, 0.36), (38, 0.37),
    (39, 0.38),
    (40, 0.37), (41, 0.36), (42, 0.37), (43, 0.38), (44, 0.37), (45, 0.35), (46, 0.36), (47, 0.37),
    (48, 0.35),
    (49, 0.33), (50, 0.34), (51, 0.35), (52, 0.33), (53, 0.31), (54, 0.32), (56, 0.30), (58, 0.28),
    (60, 0.26),
    (62, 0.24), (64, 0.22), (66, 0.19), (68, 0.17), (70, 0.14), (72, 0.14), (76, 0.07), (80, 0),
  ]

  private static let newYorkTable: [Entry] = [
    (6, 0.23), (7, 0.22), (8, 0.20), (9, 0.18), (10, 0.15), (11, 0.12), (12, 0.07), (13, 0.05), (14, 0.03),
    (15, 0), (16, -0.03), (17, -0.07), (18, -0.11), (19, -0.15), (20, -0.20), (21, -0.21), (22, -0.23),
    (23, -0.25), (24, -0.26), (25, -0.27), (26, -0.29), (27, -0.32), (28, -0.33), (29, -0.34), (30, -0.37),
    (31, -0.39), (32, -0.41), (33, -0.42), (34, -0.45), (35, -0.48), (36, -0.49), (38, -0.52), (40, -0.55),
    (42, -0.57), (44, -0.62), (46, -0.65), (48, -0.68), (50, -0.71), (52, -0.74), (54, -0.79), (58, -0.85),
    (62, -0.91), (66, -0.97), (70, -1.06), (72, -1.09), (80, -1.21), (88, -1.33), (96, -1.50), (100, -1.56),
    (120, -1.88), (140, -2.26), (160, -2.58), (180, -2.99), (200, -3.32), (220, -3.76), (240, -4.22),
    (260, -4.57),
  ]
}
