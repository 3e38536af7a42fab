import LayoutEngine
import LayoutModel
import TestSupport
import Testing

/// A payload in JSON, laid out as a notification with square letters.
struct NotificationSample {
  let document: Document

  init(_ json: String, kind: PayloadKind? = nil) throws {
    document = try #require(Payload(Array(json.utf8), kind: kind).document)
  }

  var message: NotificationMessage {
    get throws { try #require(document.notification) }
  }

  func layout(
    _ presentation: NotificationPresentation = .banner, reply: String? = nil,
    others: [NotificationMessage] = [], now: Moment? = nil, wallpaper: Wallpaper = .standard,
    in environment: PreviewEnvironment = PreviewEnvironment()
  ) throws(SurfaceFailure) -> SurfaceLayout {
    let surface = NotificationSurface(
      presentation, reply: reply, others: others, now: now, wallpaper: wallpaper)
    return try SurfaceLayout(
      document, on: .notification(surface), in: environment, content: SquareMeasurer())
  }
}

extension SurfaceLayout {
  /// The frames of the texts, the attachment and the actions with this type.
  func parts(_ type: String) -> [Frame] {
    chrome.filter { $0.type == type }
  }

  /// Every text that is drawn, in order.
  var words: [String] {
    displayList(scale: 3).commands.compactMap { command in
      guard case .text(let placed) = command else { return nil }
      return placed.text.runs.map(\.text).joined()
    }
  }

  /// The outlines filled with a material's tint or a colour, in order.
  var fills: [(bounds: Rect, color: RGBA)] {
    displayList(scale: 3).commands.compactMap { command in
      guard case .fill(let shape, let color) = command else { return nil }
      return (shape.bounds, color)
    }
  }

  /// The names and places of the symbols, in order.
  var symbols: [(name: String, rect: Rect)] {
    displayList(scale: 3).commands.compactMap { command in
      guard case .symbol(let symbol, let rect) = command else { return nil }
      return (symbol.name, rect)
    }
  }
}
