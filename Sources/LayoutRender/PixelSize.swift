internal import LayoutModel

/// The extent of a surface in device pixels, within the limits.
struct PixelSize {
  let width: Int
  let height: Int

  init(_ size: Size, scale: Double) throws(RenderFailure) {
    let (width, height) = ((size.width * scale).rounded(), (size.height * scale).rounded())
    guard width >= 1, height >= 1, scale > 0 else {
      throw .emptySurface(width: size.width, height: size.height, scale: scale)
    }
    let side = Double(SurfaceLimit.side)
    guard width <= side, height <= side, width * height <= Double(SurfaceLimit.area) else {
      throw .surfaceTooLarge(width: width, height: height)
    }
    self.width = Int(width)
    self.height = Int(height)
  }
}
