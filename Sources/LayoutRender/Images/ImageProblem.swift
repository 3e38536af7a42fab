/// Why a picture is drawn as a placeholder.
public enum ImageProblem: Error, Hashable, Sendable {
  /// Its bytes are not at hand.
  case notSupplied
  /// A `data:` URL whose content can't be decoded.
  case malformedDataURL
  /// More bytes than `ImageLimit.bytes`.
  case tooManyBytes(Int)
  /// More pixels a side than `ImageLimit.side`.
  case tooLarge(width: Int, height: Int)
  /// A file of another format than PNG, JPEG, GIF, WebP and SVG; the format's name where it is known.
  case unsupportedFormat(String?)
  /// A vector drawing that uses what could take time or memory without end; what it is.
  case unsafeDrawing(String)
  /// The file is damaged.
  case damaged
}

extension ImageProblem: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notSupplied: "the picture was not supplied"
    case .malformedDataURL: "the data URL can't be decoded"
    case .tooManyBytes(let count): "the picture has \(count) bytes: at most \(ImageLimit.bytes)"
    case .tooLarge(let width, let height):
      "the picture has \(width) × \(height) pixels: at most \(ImageLimit.side) a side"
    case .unsupportedFormat(let name?): "pictures of format \(name) are not supported: use PNG, JPEG or SVG"
    case .unsupportedFormat(nil): "the picture's format is not known: use PNG, JPEG or SVG"
    case .unsafeDrawing(let reason): "the SVG is not drawn: \(reason)"
    case .damaged: "the picture is damaged"
    }
  }
}

/// Bounds on a picture, checked before pixels are made of it.
public enum ImageLimit {
  /// Bytes of the file.
  public static let bytes = 4 * 1_024 * 1_024
  /// Pixels a side.
  public static let side = 4_096
}
