package import LayoutEngine
internal import LayoutModel

extension SurfaceLayout {
  /// One line a frame, inner ones indented; points to a hundredth, not rounded to pixels.
  package var frameText: String {
    var lines = [
      "surface \(hundredths(surface.size.width)) × \(hundredths(surface.size.height)), content "
        + "\(hundredths(contentHeight)) high" + (overflows ? ", overflows" : "")
    ]
    lines += frames.flatMap { $0.lines(depth: 0) }
    if !chrome.isEmpty { lines += ["chrome"] + chrome.flatMap { $0.lines(depth: 1) } }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension Frame {
  fileprivate func lines(depth: Int) -> [String] {
    let traits =
      (baseline.map { " baseline \(hundredths($0))" } ?? "") + (isTruncated ? " cut" : "")
    let line = "\(type) \(pointer): \(rect.text)\(traits)"
    return [String(repeating: "  ", count: depth) + line] + children.flatMap { $0.lines(depth: depth + 1) }
  }
}
