internal import LayoutRender

/// A page that shows what was expected, what is drawn now and the difference, with all pictures in it.
struct SnapshotReport {
  private(set) var sections: [String] = []

  var isEmpty: Bool { sections.isEmpty }

  mutating func add(_ golden: Golden, _ verdict: Golden.Verdict, _ complaint: String) {
    var figures: [String] = []
    switch verdict {
    case .same, .missing, .unreadable: break
    case .otherSize(_, _, let stored): figures.append(Self.figure("expected", stored))
    case .different(_, let stored): figures.append(Self.figure("expected", stored))
    }
    figures.append(Self.figure("actual", golden.drawn))
    if case .different(let difference, _) = verdict, let marked = try? difference.marked.png() {
      figures.append(Self.figure("difference", marked))
    }
    sections.append(
      """
      <section><h2>\(Self.escaped(golden.path))</h2><p>\(Self.escaped(complaint))</p>
      <div>\(figures.joined())</div></section>
      """)
  }

  var html: String {
    """
    <!doctype html>
    <html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>Snapshots that differ</title>
    <style>
      :root { color-scheme: light dark; --page: #dde3eb; --text: #16181d; --quiet: #60656f }
      @media (prefers-color-scheme: dark) { :root { --page: #33363d; --text: #f2f3f5; --quiet: #a7abb4 } }
      body { margin: 2.5rem; background: var(--page); color: var(--text); font: 15px/1.45 system-ui, sans-serif }
      h1 { font-size: 1.5rem } h2 { font-size: 1rem; margin: 2.5rem 0 0; overflow-wrap: anywhere }
      p { margin: 0.2rem 0 0.8rem; color: var(--quiet) }
      div { display: grid; grid-template-columns: repeat(auto-fit, minmax(200px, 364px)); gap: 1.5rem; align-items: start }
      figure { margin: 0 } figcaption { color: var(--quiet); padding-top: 0.4rem }
      img { display: block; max-width: 100%; height: auto }
    </style>
    <h1>\(sections.count) \(sections.count == 1 ? "snapshot differs" : "snapshots differ")</h1>
    \(sections.joined(separator: "\n"))
    </html>

    """
  }

  private static func figure(_ caption: String, _ png: [UInt8]) -> String {
    """
    <figure><img alt="\(caption)" src="data:image/png;base64,\(Base64Text.encode(png))">\
    <figcaption>\(caption)</figcaption></figure>
    """
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      default: result.append(character)
      }
    }
    return result
  }
}

/// Bytes as text, by RFC 4648.
enum Base64Text {
  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  static func encode(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(UInt32(0)) { $0 << 8 | UInt32($1) } << UInt32(8 * (3 - group.count))
      for place in 0..<4 {
        let index = Int(bits >> UInt32(18 - 6 * place) & 63)
        text.append(place <= group.count ? alphabet[index] : UInt8(ascii: "="))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
