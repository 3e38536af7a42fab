extension SymbolNames {
  /// What iOS 13.1 brought.
  static let release13_1 = """
    arrow.uturn.left.circle.badge.ellipsis
    aspectratio f
    car
    circle.grid.2x2 f
    flashlight.off.fill
    flashlight.on.fill
    flip.horizontal f
    mappin c -
    paperclip c -
    pin c -
    scissors.badge.ellipsis
    studentdesk
    """
}
