internal import LayoutEngine
internal import LayoutModel

/// Finds pictures and tells their sizes; keeps none of them.
struct ImageStore {
  private let resolver: any ImageResolver

  init(resolver: any ImageResolver) {
    self.resolver = resolver
  }

  /// The picture's own size in points: a pixel of a file is a point.
  func naturalSize(of source: ImageSource) throws(ImageProblem) -> Size {
    try picture(source).size
  }

  /// Decodes a picture, within the limits.
  func picture(_ source: ImageSource) throws(ImageProblem) -> Picture {
    let bytes = try bytes(of: source)
    guard bytes.count <= ImageLimit.bytes else { throw .tooManyBytes(bytes.count) }
    if let header = ImageHeader(bytes) {
      try header.check()
      return .raster(try RasterDecoder.decode(bytes, as: header))
    }
    guard SVGSource.isLikely(bytes) else { throw .unsupportedFormat(ImageFormat.nameOfOther(bytes)) }
    return .vector(try VectorPicture(bytes))
  }

  private func bytes(of source: ImageSource) throws(ImageProblem) -> [UInt8] {
    if case .url(let url) = source, url.utf8.count >= 5, url.prefix(5).lowercased() == "data:" {
      // Base64 takes four bytes for three, percent signs three for one.
      guard url.utf8.count <= ImageLimit.bytes * 3 else { throw .tooManyBytes(url.utf8.count) }
      guard let data = DataURL(url) else { throw .malformedDataURL }
      return data.bytes
    }
    guard let bytes = resolver.bytes(of: source) else { throw .notSupplied }
    return bytes
  }
}

/// A picture that is ready to be drawn.
enum Picture: ~Copyable {
  case raster(CairoSurface)
  case vector(VectorPicture)

  /// Points; a vector drawing without a size of its own has none.
  var size: Size {
    switch self {
    case .raster(let surface): Size(width: Double(surface.width), height: Double(surface.height))
    case .vector(let drawing): drawing.size
    }
  }
}

extension ImageHeader {
  fileprivate func check() throws(ImageProblem) {
    guard width > 0, height > 0 else { throw .damaged }
    guard width <= ImageLimit.side, height <= ImageLimit.side else {
      throw .tooLarge(width: width, height: height)
    }
  }
}

extension ImageFormat {
  /// What a file of a format that is not drawn is called, where it can be told.
  fileprivate static func nameOfOther(_ bytes: [UInt8]) -> String? {
    let reader = ByteReader(bytes: bytes)
    if reader.has("BM", at: 0) { return "BMP" }
    if reader.has("ftypavif", at: 4) { return "AVIF" }
    if reader.has("ftyphei", at: 4) { return "HEIC" }
    if reader.has("II*\0", at: 0) || reader.has("MM\0*", at: 0) { return "TIFF" }
    return nil
  }
}
