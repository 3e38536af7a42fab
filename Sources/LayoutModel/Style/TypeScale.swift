/// The size of a font and the distance between two baselines set in it, in points.
public struct TypeMetrics: Hashable, Sendable {
  public let size: Double
  public let leading: Double

  public init(size: Double, leading: Double) {
    self.size = size
    self.leading = leading
  }
}

/// What iOS makes of its text styles at each Dynamic Type size.
///
/// The figures are those of Apple's Human Interface Guidelines, page Typography, of
/// December 2025.
public enum TypeScale {
  /// The size and leading of a style.
  public static func metrics(for style: TextStyle, at textSize: TextSize) -> TypeMetrics {
    let (size, leading) = row(of: style)[position(of: textSize)]
    return TypeMetrics(size: size, leading: leading)
  }

  /// The weight of a style where the author names none.
  public static func weight(of style: TextStyle) -> FontWeight {
    switch style {
    case .largeTitle, .title, .title2, .title3, .body, .callout, .subheadline, .footnote, .caption, .caption2:
      .regular
    case .headline: .semibold
    }
  }

  /// The weight of a style's bold text.
  public static func emphasizedWeight(of style: TextStyle) -> FontWeight {
    switch style {
    case .largeTitle, .title, .title2: .bold
    case .title3, .headline, .body, .callout, .subheadline, .footnote, .caption, .caption2: .semibold
    }
  }

  private static func position(of textSize: TextSize) -> Int {
    switch textSize {
    case .xSmall: 0
    case .small: 1
    case .medium: 2
    case .large: 3
    case .xLarge: 4
    case .xxLarge: 5
    case .xxxLarge: 6
    case .accessibility1: 7
    case .accessibility2: 8
    case .accessibility3: 9
    case .accessibility4: 10
    case .accessibility5: 11
    }
  }

  /// Size and leading at the twelve text sizes: seven of the slider, then five of accessibility.
  private static func row(of style: TextStyle) -> [(size: Double, leading: Double)] {
    switch style {
    case .largeTitle:
      [
        (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46), (40, 48),
        (44, 52), (48, 57), (52, 61), (56, 66), (60, 70),
      ]
    case .title:
      [
        (25, 31), (26, 32), (27, 33), (28, 34), (30, 37), (32, 39), (34, 41),
        (38, 46), (43, 51), (48, 57), (53, 62), (58, 68),
      ]
    case .title2:
      [
        (19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32), (28, 34),
        (34, 41), (39, 47), (44, 52), (50, 59), (56, 66),
      ]
    case .title3:
      [
        (17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30), (26, 32),
        (31, 38), (37, 44), (43, 51), (49, 58), (55, 65),
      ]
    case .headline:
      [
        (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29),
        (28, 34), (33, 40), (40, 48), (47, 56), (53, 62),
      ]
    case .body:
      [
        (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29),
        (28, 34), (33, 40), (40, 48), (47, 56), (53, 62),
      ]
    case .callout:
      [
        (13, 18), (14, 19), (15, 20), (16, 21), (18, 23), (20, 25), (22, 28),
        (26, 32), (32, 39), (38, 46), (44, 52), (51, 60),
      ]
    case .subheadline:
      [
        (12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24), (21, 28),
        (25, 31), (30, 37), (36, 43), (42, 50), (49, 58),
      ]
    case .footnote:
      [
        (12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22), (19, 24),
        (23, 29), (27, 33), (33, 40), (38, 46), (44, 52),
      ]
    case .caption:
      [
        (11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21), (18, 23),
        (22, 28), (26, 32), (32, 39), (37, 44), (43, 51),
      ]
    case .caption2:
      [
        (11, 13), (11, 13), (11, 13), (11, 13), (13, 18), (15, 20), (17, 22),
        (20, 25), (24, 30), (29, 35), (34, 41), (40, 48),
      ]
    }
  }
}
