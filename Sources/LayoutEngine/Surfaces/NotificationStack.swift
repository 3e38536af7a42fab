import LayoutModel

extension Composer {
  /// The first notification of a thread with the edges of the others under it.
  ///
  /// The cards behind are laid out as boxes of no height whose content hangs out of them, the rearmost first.
  func stack(_ message: NotificationMessage, _ surface: NotificationSurface) -> LayoutNode {
    let front = banner(message, now: surface.now)
    let depth = min(surface.others.count, NotificationTheme.stackDepth - 1)
    guard depth > 0 else { return front }
    let pass = LayoutPass(measurer: content, direction: environment.direction)
    let height = pass.place(front, width: notificationWidth, height: nil).root.rect.height
    let behind = (1...depth).reversed().map { peekingCard($0, frontHeight: height) }
    var stack = column(behind + [front], gap: 0)
    stack.box.padding.bottom = Double(depth) * NotificationTheme.peek
    return stack
  }

  private func peekingCard(_ depth: Int, frontHeight: Double) -> LayoutNode {
    var card = LayoutNode(.leaf(.empty))
    card.box.height = frontHeight + Double(depth) * NotificationTheme.peek
    card.box.shrink = 0
    card.decoration.material = NotificationTheme.peekTint(depth, in: environment)
    card.decoration.cornerRadius = CornerRadii.notification(in: environment.palette)
    var slot = column([card], gap: 0)
    slot.box.height = 0
    slot.box.minHeight = 0
    slot.box.shrink = 0
    slot.box.padding = EdgeInsets(horizontal: Double(depth) * NotificationTheme.peekInset, vertical: 0)
    return slot
  }
}
