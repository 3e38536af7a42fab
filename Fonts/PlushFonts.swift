/// The fonts that plush-render draws with, and how fontconfig is told to use no others.
package enum PlushFonts {
  /// The private configuration for fontconfig, XML in UTF-8; its paths are those of Debian's packages.
  package static var configuration: [UInt8] {
    PackageResources.fonts_conf
  }

  /// Every file that the configuration accepts, in its order.
  package static let files: [FontFile] = String(decoding: PackageResources.fonts_tsv, as: UTF8.self)
    .split(separator: "\n").dropFirst().compactMap(FontFile.init(row:))
}

/// A font as it was when the expected pictures were made.
package struct FontFile: Hashable, Sendable {
  /// The path below `/usr/share/fonts`.
  package let path: String
  /// The Debian package that it belongs to.
  package let package: String
  /// The package's version.
  package let version: String
  /// An SPDX identifier.
  package let license: String
  /// In hexadecimal digits.
  package let sha256: String

  /// `nil` unless the row of the table has a cell for each property.
  fileprivate init?(row: Substring) {
    let cells = row.split(separator: "\t").map(String.init)
    guard cells.count == 5 else { return nil }
    path = cells[0]
    package = cells[1]
    version = cells[2]
    license = cells[3]
    sha256 = cells[4]
  }
}
