import Foundation
import LayoutModel
import TestSupport

/// What was measured on one of SwiftUI's pictures, as a drawing: each text at its ink's place and width, and the
/// boxes and rings around it.
///
/// The pictures hold Apple's fonts and symbols, so only their figures are in this repository. Seen on an Apple
/// device the drawing is set in San Francisco, elsewhere in whatever font stands in, always at the measured width.
struct MeasuredPicture {
  let picture: ReferencePicture
  let runs: [MeasuredInk]

  /// `nil` where the reference material is absent.
  init?(_ picture: ReferencePicture) {
    guard let runs = MeasuredInk.all else { return nil }
    self.picture = picture
    self.runs = runs.filter { $0.reference.map(picture.isMeasured(on:)) ?? false }
  }

  /// The drawing with two units a point, as large as our picture beside it.
  var svg: String {
    let size = picture.size
    let ground = picture.appearance == .dark ? "#000" : "#FFF"
    let parts = picture.boxes.map(box) + picture.rings.flatMap(ring) + runs.map(text)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(size.width * 2)" height="\(size.height * 2)" \
      viewBox="0 0 \(size.width) \(size.height)">
      <rect width="100%" height="100%" fill="\(ground)"/>
      \(parts.joined(separator: "\n"))
      </svg>

      """
  }

  private func box(name: String, pointer: String, rect: Rect) -> String {
    let radius = min(rect.width, rect.height) / 4
    return """
      <rect x="\(rect.x)" y="\(rect.y)" width="\(rect.width)" height="\(rect.height)" rx="\(radius)" \
      fill="#8E8E93" fill-opacity="0.3"/>
      """
  }

  /// An arc that is open at the bottom, from its lower left: the track, and its filled part upon it.
  private func ring(_ ring: ReferencePicture.Ring) -> [String] {
    let radius = ring.diameter / 2
    let start = "\(ring.middle.x - radius * 0.5.squareRoot()) \(ring.middle.y + radius * 0.5.squareRoot())"
    return [(0.25, ring.degrees), (0.6, ring.degrees * ring.value)].map { opacity, degrees in
      let angle = (135 + degrees) * Double.pi / 180
      let end = String(
        format: "%.2f %.2f", ring.middle.x + radius * cos(angle), ring.middle.y + radius * sin(angle))
      return """
        <path d="M\(start) A\(radius) \(radius) 0 \(degrees > 180 ? 1 : 0) 1 \(end)" fill="none" \
        stroke="#8E8E93" stroke-opacity="\(opacity)" stroke-width="\(ring.line)" stroke-linecap="round"/>
        """
    }
  }

  private func text(_ run: MeasuredInk) -> String {
    let left = run.inkX.rounded(toPlaces: 2)
    let width = run.inkWidth.rounded(toPlaces: 2)
    let family = run.design == "rounded" ? "ui-rounded, Inter" : "-apple-system, Inter"
    return """
      <text x="\(left)" y="\((run.baseline ?? run.inkBottom).rounded(toPlaces: 2))" \
      textLength="\(width)" lengthAdjust="spacingAndGlyphs" font-family="\(family), system-ui, sans-serif" \
      font-size="\(run.sizePt)" font-weight="\(run.cssWeight)" fill="\(run.fgMeasured)">\(run.markup)</text>
      """
  }
}

/// The ink of a text on one of SwiftUI's pictures.
struct MeasuredInk: Decodable {
  var text: String
  /// The picture's file; `nil` for one that is not published with the figures.
  var reference: String?
  var sizePt: Double
  var weight: String
  var design: String
  var fgMeasured: String
  private var inkXSub: Double
  private var inkYSub: Double
  private var inkWSub: Double
  private var inkHSub: Double
  private var baselineYPx: Double?
  /// Device pixels a point on the picture.
  private var scale: Double

  /// All runs at hand, or `nil` where the reference material is absent.
  static let all = ReferenceRuns.all(as: MeasuredInk.self)

  /// Points from the picture's left edge.
  var inkX: Double { inkXSub / scale }
  /// In points.
  var inkWidth: Double { inkWSub / scale }
  /// Points from the picture's top.
  var inkBottom: Double { (inkYSub + inkHSub) / scale }
  /// Points from the picture's top.
  var baseline: Double? { baselineYPx.map { $0 / scale } }

  var cssWeight: Int {
    switch weight {
    case "medium": 500
    case "semibold": 600
    case "bold": 700
    case "heavy": 800
    default: 400
    }
  }

  var markup: String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
  }
}

extension Double {
  fileprivate func rounded(toPlaces places: Int) -> Double {
    let factor = pow(10, Double(places))
    return (self * factor).rounded() / factor
  }
}
