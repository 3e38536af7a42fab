internal import LayoutModel

/// The shape of a picture and the width it has where nothing else is said; points.
struct Picture {
  /// The width of a picture that nothing is known about, and the one down to which a picture gives way.
  static let leastWidth = 40.0

  let naturalWidth: Double
  /// Width over height.
  let ratio: Double

  init(_ image: StyledImage, naturalSize: Size?) {
    let size = naturalSize ?? Size(width: Self.leastWidth, height: Self.leastWidth)
    let wanted = image.aspectRatio.admitted ?? 0
    let ratio = wanted > 0 ? wanted : size.width / size.height
    naturalWidth = size.width
    self.ratio = min(max(ratio, InputLimits.ratios.lowerBound), InputLimits.ratios.upperBound)
  }

  func height(forWidth width: Double) -> Double {
    width / ratio
  }

  func width(forHeight height: Double) -> Double {
    (height * ratio).admitted
  }
}

extension BoxSizing {
  mutating func picture(of id: BoxID, _ image: StyledImage) -> Picture {
    Picture(image, naturalSize: naturalSize(of: image, of: id))
  }

  /// The widths of a picture's content box.
  ///
  /// One that has a width or a height keeps it; one that has neither gives way down to `Picture.leastWidth`, its
  /// height along with it. Bounds on the height bound the width through the ratio, as for CSS images.
  mutating func pictureWidths(of id: BoxID, _ image: StyledImage) -> IntrinsicWidths {
    let style = tree.styles[id]
    let picture = picture(of: id, image)
    let vertical = style.padding.vertical
    if let width = style.width {
      let inner = max(0, style.widthBounds.clamp(width) - style.padding.horizontal)
      return IntrinsicWidths(minimum: inner, maximum: inner)
    }
    if let height = style.height {
      let inner = picture.width(forHeight: max(0, style.heightBounds.clamp(height) - vertical))
      return IntrinsicWidths(minimum: inner, maximum: inner)
    }
    var width = picture.naturalWidth
    if let maximum = style.maxHeight {
      width = min(width, picture.width(forHeight: max(0, maximum - vertical)))
    }
    if let minimum = style.minHeight {
      width = max(width, picture.width(forHeight: max(0, minimum - vertical)))
    }
    return IntrinsicWidths(minimum: min(width, Picture.leastWidth), maximum: width)
  }
}
