import CCairo
import CPango
import CRsvg
import Foundation
import LayoutRender
import PlushFonts
import TestSupport

/// The versions of everything that has a say in the pixels.
enum DrawingVersions {
  /// One a line, the name first.
  static let current: String = {
    var freeType: (major: Int32, minor: Int32, patch: Int32) = (0, 0, 0)
    var library: FT_Library?
    if unsafe FT_Init_FreeType(&library) == 0 {
      unsafe FT_Library_Version(library, &freeType.major, &freeType.minor, &freeType.patch)
      unsafe FT_Done_FreeType(library)
    }
    let rows = unsafe [
      "architecture \(architecture)",
      "cairo \(String(cString: cairo_version_string()))",
      "fonts \(fonts)",
      "freetype \(freeType.major).\(freeType.minor).\(freeType.patch)",
      "harfbuzz \(String(cString: hb_version_string()))",
      "librsvg \(LIBRSVG_MAJOR_VERSION).\(LIBRSVG_MINOR_VERSION).\(LIBRSVG_MICRO_VERSION)",
      "pango \(String(cString: pango_version_string()))",
    ]
    return rows.joined(separator: "\n") + "\n"
  }()

  /// Those that the goldens were drawn with.
  static let recorded = try? String(contentsOfFile: path, encoding: .utf8)

  static let path = GoldenCase.root + "/versions.txt"

  static let tolerance: PixelTolerance = recorded == current ? .exact : .otherVersions(share: 0.02)

  /// What the tolerance means for people.
  static let remark =
    tolerance == .exact
    ? "compared pixel by pixel"
    : "compared with tolerance, for the versions are not those of Snapshots/versions.txt: "
      + "\(TextDifference.lines(from: recorded ?? "", to: current).joined(separator: ", "))"

  private static var architecture: String {
    #if arch(x86_64)
    "x86_64"
    #elseif arch(arm64)
    "arm64"
    #else
    "another"
    #endif
  }

  /// The count of the font files and a digest of their checksums; `Fonts/check` compares the files themselves.
  private static var fonts: String {
    let digest = PlushFonts.files.flatMap { Array(($0.path + $0.sha256).utf8) }
      .reduce(UInt64(0xCBF2_9CE4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    return "\(PlushFonts.files.count) files \(String(digest, radix: 16))"
  }
}
