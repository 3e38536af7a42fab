internal import LayoutModel

/// The bound on every number at the door: sums of 512 blocks stay far inside what a `Double` tells apart.
enum InputLimits {
  /// Points. A thousand times the largest image that Cairo makes, so no real payload meets it.
  static let largestLength = 1e7
  /// Pictures thinner than this are lines; the attack is a ratio that turns a width into an endless height.
  static let ratios = 1e-4...1e4
}

extension Double {
  /// The number as a length, factor or gap: from 0 to `InputLimits.largestLength`, NaN taken as 0.
  var admitted: Double {
    self > 0 ? Swift.min(self, InputLimits.largestLength) : 0
  }
}

extension Optional<Double> {
  var admitted: Double? { map(\.admitted) }
}

extension EdgeInsets {
  var admitted: EdgeInsets {
    EdgeInsets(
      top: top.admitted, leading: leading.admitted, bottom: bottom.admitted, trailing: trailing.admitted)
  }
}

extension Size {
  var admitted: Size { Size(width: width.admitted, height: height.admitted) }
}

extension Measurement {
  var admitted: Measurement {
    Measurement(size: size.admitted, firstBaseline: firstBaseline.admitted, isTruncated: isTruncated)
  }
}

extension BoxStyle {
  var admitted: BoxStyle {
    var style = self
    style.width = width.admitted
    style.height = height.admitted
    style.minWidth = minWidth.admitted
    style.minHeight = minHeight.admitted
    style.maxWidth = maxWidth.admitted
    style.maxHeight = maxHeight.admitted
    style.padding = padding.admitted
    style.grow = grow.admitted
    style.shrink = shrink.admitted
    style.basis = basis.admitted
    return style
  }
}

extension GridTrack {
  var admitted: GridTrack {
    switch self {
    case .points(let points): .points(points.admitted)
    case .auto: .auto
    case .fraction(let factor, let minimum): .fraction(factor.admitted, minimum: minimum)
    }
  }
}
