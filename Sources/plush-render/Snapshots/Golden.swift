internal import LayoutRender

/// A stored picture beside its payload, and what is drawn now.
struct Golden: Sendable {
  let path: String
  let drawn: [UInt8]

  /// Called like preview's pictures: the payload's name, and the surface and the appearance where several are drawn.
  init(beside payload: String, suffixes: [String], drawn: [UInt8]) {
    path = (Self.base(of: payload) + suffixes.map { "." + $0 }.joined()) + ".png"
    self.drawn = drawn
  }

  /// Where a picture that is not what was stored is put, to be looked at.
  var newPath: String { path.dropLast(".png".count) + ".new.png" }

  /// A payload's path without its extension.
  static func base(of payload: String) -> String {
    payload.hasSuffix(".json") ? String(payload.dropLast(".json".count)) : payload
  }

  enum Verdict: Sendable {
    case same
    case missing
    case unreadable(String)
    /// Pixels of the stored picture and of the new one.
    case otherSize(expected: (width: Int, height: Int), actual: (width: Int, height: Int), golden: [UInt8])
    case different(PixelDifference, golden: [UInt8])
  }

  /// What a comparison with the stored picture says.
  func verdict(_ tolerance: PixelTolerance) -> Verdict {
    guard FileReader.exists(path) else { return .missing }
    do {
      let stored = try FileReader.bytes(ofPicture: path)
      if stored == drawn { return .same }
      guard let size = PixelImage.size(ofPNG: stored), let own = PixelImage.size(ofPNG: drawn) else {
        return .unreadable("is no PNG file")
      }
      guard size == own else { return .otherSize(expected: size, actual: own, golden: stored) }
      let difference = tolerance.difference(try PixelImage(png: stored), try PixelImage(png: drawn))
      return difference.map { .different($0, golden: stored) } ?? .same
    } catch let failure as FileFailure {
      return .unreadable(failure.reason)
    } catch {
      return .unreadable("is damaged")
    }
  }
}

extension Golden.Verdict {
  /// What is wrong, in one phrase; `nil` where nothing is.
  var complaint: String? {
    switch self {
    case .same: nil
    case .missing: "there is no golden yet"
    case .unreadable(let reason): "the golden \(reason)"
    case .otherSize(let expected, let actual, _):
      "\(actual.width) × \(actual.height) pixels instead of \(expected.width) × \(expected.height)"
    case .different(let difference, _):
      "\(Self.percent(difference.count, of: difference.of)) of the pixels differ, by up to \(difference.greatest) of 255"
    }
  }

  /// The share with two digits, never rounded down to nothing.
  private static func percent(_ count: Int, of total: Int) -> String {
    let hundredths = Int((Double(count) * 10_000 / Double(max(total, 1))).rounded(.up))
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest) %"
  }
}
