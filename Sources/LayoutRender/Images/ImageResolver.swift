public import LayoutEngine

/// Supplies the bytes of pictures; the renderer itself opens neither sockets nor files.
///
/// It is called from the thread that measures or renders, and called again for each picture: an implementation
/// that has to fetch does so beforehand.
public protocol ImageResolver: Sendable {
  /// The bytes of a PNG, JPEG, GIF or SVG file, or `nil` where the picture is not at hand.
  func bytes(of source: ImageSource) -> [UInt8]?
}

/// Has no pictures.
public struct NoImages: ImageResolver {
  public init() {}

  public func bytes(of source: ImageSource) -> [UInt8]? {
    nil
  }
}
