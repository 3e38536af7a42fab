import LayoutModel

extension Composer {
  /// The app's icon, or the sender's picture with the app's icon as a badge.
  func icon(of message: NotificationMessage) -> LayoutNode {
    guard let sender = message.sender else {
      return appIcon(
        of: message, side: NotificationTheme.iconSide, radius: NotificationTheme.iconRadius)
    }
    return badged(avatar(of: sender), with: message)
  }

  // MARK: App

  private func appIcon(of message: NotificationMessage, side: Double, radius: Double) -> LayoutNode {
    var icon: LayoutNode
    if let source = iconSource(of: message) {
      icon = filling(source, side: side)
    } else {
      icon = monogram(Self.initials(of: message.appName, limit: 1), side: side)
      icon.decoration.gradient = NotificationTheme.appIcon
    }
    icon.decoration.cornerRadius = radius
    icon.decoration.clipsContent = true
    return icon
  }

  /// The asset called `app-icon`, or the picture that the payload names.
  private func iconSource(of message: NotificationMessage) -> ImageSource? {
    let candidates = [.asset("app-icon"), message.iconURL.map { ImageSource.url($0) }].compactMap { $0 }
    return candidates.first { content.naturalSize(of: $0) != nil }
  }

  // MARK: Sender

  private func avatar(of sender: NotificationSender) -> LayoutNode {
    let side = NotificationTheme.iconSide
    var avatar: LayoutNode
    if let url = sender.avatarURL, content.naturalSize(of: .url(url)) != nil {
      avatar = filling(.url(url), side: side)
    } else {
      avatar = monogram(Self.initials(of: sender.name, limit: 2), side: side)
      avatar.decoration.gradient = NotificationTheme.monogram
    }
    avatar.decoration.isCapsule = true
    avatar.decoration.clipsContent = true
    return avatar
  }

  /// The badge lies over the avatar's lower trailing corner: the avatar hangs out of a box that ends where
  /// the badge begins.
  private func badged(_ avatar: LayoutNode, with message: NotificationMessage) -> LayoutNode {
    let (side, badgeSide) = (NotificationTheme.iconSide, NotificationTheme.badgeSide)
    let overhang = NotificationTheme.badgeOverhang
    let badge = appIcon(of: message, side: badgeSide, radius: NotificationTheme.badgeRadius)
    let upper = fixed(avatar, width: side, height: side + overhang - badgeSide, alignment: .start)
    let lower = fixed(badge, width: side + overhang, height: badgeSide, alignment: .end)
    let halves = LayoutNode(
      .flex(FlexContainer(axis: .vertical, gap: 0, alignItems: .start), [upper, lower]))
    return fixed(halves, width: side, height: side, alignment: .start)
  }

  /// A box of this size, whatever its content takes.
  private func fixed(
    _ node: LayoutNode, width: Double, height: Double, alignment: CrossAlignment
  ) -> LayoutNode {
    var box = LayoutNode(.flex(FlexContainer(axis: .vertical, gap: 0, alignItems: alignment), [node]))
    box.box.width = width
    box.box.height = height
    box.box.minWidth = width
    box.box.minHeight = height
    box.box.shrink = 0
    return box
  }

  // MARK: Squares

  private func filling(_ source: ImageSource, side: Double) -> LayoutNode {
    var node = LayoutNode(
      .leaf(.image(StyledImage(source: source, contentMode: .fill, aspectRatio: 1))))
    square(&node, side)
    return node
  }

  private func monogram(_ letters: String, side: Double) -> LayoutNode {
    let share = letters.count > 1 ? NotificationTheme.monogramPairSize : NotificationTheme.monogramSize
    let font = FontSpec(size: side * share, weight: .semibold, design: .rounded)
    let text = LayoutNode(
      .leaf(
        .text(
          StyledText(
            runs: [TextRun(text: letters, font: font, color: .white)], baseFont: font, lineLimit: 1,
            language: environment.language, direction: environment.direction))))
    var node = LayoutNode(
      .flex(
        FlexContainer(axis: .vertical, gap: 0, alignItems: .center, distribution: .center), [text]))
    square(&node, side)
    return node
  }

  private func square(_ node: inout LayoutNode, _ side: Double) {
    node.box.width = side
    node.box.height = side
    node.box.minWidth = side
    node.box.minHeight = side
    node.box.shrink = 0
  }

  /// The first letters of the first words, in upper case; the first sign of a name without any.
  private static func initials(of name: String, limit: Int) -> String {
    let letters = name.split(separator: " ").compactMap { word in
      word.first { $0.isLetter || $0.isNumber }
    }
    guard !letters.isEmpty else { return name.first.map { String($0) } ?? "" }
    return letters.prefix(limit).map { String($0).uppercased() }.joined()
  }
}
