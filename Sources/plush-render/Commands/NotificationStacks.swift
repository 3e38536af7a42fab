internal import LayoutEngine
internal import LayoutModel

/// Puts the notifications of one thread into one stack.
enum NotificationStacks {
  /// What is drawn of each document: the first of a thread takes the others behind it, which are then not
  /// drawn by themselves.
  static func gather(_ documents: [(document: Document?, surfaces: [SurfaceChoice])]) -> [[SurfaceChoice]] {
    var result = documents.map(\.surfaces)
    var fronts: [String: Int] = [:]
    for (index, item) in documents.enumerated() {
      guard let message = item.document?.notification, !message.threadID.isEmpty,
        item.surfaces.contains(where: \.isStack)
      else { continue }
      if let front = fronts[message.threadID] {
        result[index].removeAll(where: \.isStack)
        result[front] = result[front].map { $0.taking(message) }
      } else {
        fronts[message.threadID] = index
      }
    }
    return result
  }
}

extension SurfaceChoice {
  fileprivate var isStack: Bool {
    if case .notification(let surface) = self { return surface.presentation == .stack }
    return false
  }

  /// The stack with one more notification at its back.
  fileprivate func taking(_ message: NotificationMessage) -> SurfaceChoice {
    guard case .notification(var surface) = self, surface.presentation == .stack else { return self }
    surface.others.append(message)
    return .notification(surface)
  }
}
