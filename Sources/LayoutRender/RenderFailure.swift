/// Why a picture could not be made, though its display list is sound.
public enum RenderFailure: Error, Hashable, Sendable {
  /// The surface would be too large; device pixels.
  case surfaceTooLarge(width: Double, height: Double)
  /// The surface has no pixels at all; points and scale as they were asked for.
  case emptySurface(width: Double, height: Double, scale: Double)
  /// Cairo could not draw: its own words.
  case drawing(String)
  /// The pixels could not be compressed.
  case compression
}

extension RenderFailure: CustomStringConvertible {
  public var description: String {
    switch self {
    case .surfaceTooLarge(let width, let height):
      "a surface of \(Self.figure(width)) × \(Self.figure(height)) pixels is too large: "
        + "at most \(SurfaceLimit.side) a side and \(SurfaceLimit.area) in all"
    case .emptySurface(let width, let height, let scale):
      "a surface of \(width) × \(height) points at scale \(scale) has no pixels"
    case .drawing(let reason): "drawing failed: \(reason)"
    case .compression: "the pixels could not be compressed"
    }
  }

  private static func figure(_ value: Double) -> String {
    abs(value) < 1e15 ? String(Int(value)) : "\(value)"
  }
}

/// Bounds on a surface, against requests that would take all memory.
enum SurfaceLimit {
  /// Pixels; Cairo's own limit is 32,767 and is silent.
  static let side = 16_384
  /// Pixels; 256 MiB as four bytes each.
  static let area = 64 * 1_024 * 1_024
}
