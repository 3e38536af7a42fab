import Foundation
import LayoutEngine
import LayoutModel
import TestSupport

/// A run of text whose ink was measured on a picture that SwiftUI drew.
struct MeasuredRun: Decodable {
  var text: String
  var sizePt: Double
  var weight: String
  var design: String
  var kerningPt: Double?
  /// Device pixels a point on the picture.
  var pxPerPtEffective: Double
  /// Pixels, with the parts of pixels at the edges.
  var inkWSub: Double
  var inkHSub: Double
  var inkYSub: Double
  var baselineYPx: Double?
  var excludedFromFit: String?

  /// All runs at hand, or `nil` where the reference material is absent.
  static let all = ReferenceRuns.all(as: MeasuredRun.self)

  /// The run as the engine would ask for it.
  var styled: StyledText {
    let font = FontSpec(
      size: sizePt, weight: FontWeight(rawValue: weight) ?? .regular,
      design: design == "rounded" ? .rounded : .default,
      hasMonospacedDigits: design == "monospaced-digits")
    return StyledText(runs: [TextRun(text: text, font: font, color: .black)], baseFont: font)
  }
}
