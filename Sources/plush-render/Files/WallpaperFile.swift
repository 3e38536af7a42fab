internal import LayoutEngine
internal import LayoutModel
internal import LayoutRender

/// The picture of `--wallpaper` before the pictures of `--assets`.
struct WallpaperFile: ImageResolver {
  /// The name that the picture goes by: no payload can spell an option.
  static let source = ImageSource.asset("--wallpaper")

  private let bytes: [UInt8]
  private let others: any ImageResolver

  /// All pictures that a call supplies.
  static func resolver(_ arguments: Arguments) throws -> any ImageResolver {
    let assets = try AssetFolder.resolver(arguments.value(.assets))
    guard let path = arguments.value(.wallpaper), !path.hasPrefix("#") else { return assets }
    return WallpaperFile(bytes: try FileReader.bytes(ofPicture: path), others: assets)
  }

  func bytes(of source: ImageSource) -> [UInt8]? {
    source == Self.source ? bytes : others.bytes(of: source)
  }
}
