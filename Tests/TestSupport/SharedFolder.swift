internal import Foundation

/// The folder of outside test material beside the checkout, where there is one.
package enum SharedFolder {
  /// Its path, or `nil` where it is absent; `PLUSH_SHARED` names it when it lies elsewhere.
  package static let path: String? = {
    let candidates = [
      ProcessInfo.processInfo.environment["PLUSH_SHARED"],
      PackageFolder.path + "/../shared",
    ]
    return candidates.compactMap { $0 }.first { FileManager.default.fileExists(atPath: $0) }
  }()
}

/// The folder of this package.
package enum PackageFolder {
  /// Its absolute path, without a slash at the end.
  package static let path: String = {
    var url = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { url.deleteLastPathComponent() }
    return url.path
  }()
}
