import LayoutModel

extension ContentMeasurer {
  /// The width of a line of furniture where it has all the room it wants, in points; 0 for other contents.
  func naturalWidth(of line: LayoutNode) -> Double {
    switch line.content {
    case .leaf(.text(let text)): measure(text, in: .unlimited).size.width
    case .leaf(.symbol(let symbol)): measure(symbol).size.width
    case .flex(let container, let parts) where container.axis == .horizontal:
      parts.map { naturalWidth(of: $0) }.reduce(container.gap * Double(max(parts.count - 1, 0)), +)
    case .leaf(.image), .leaf(.bar), .leaf(.rule), .leaf(.empty), .flex, .grid: 0
    }
  }
}
